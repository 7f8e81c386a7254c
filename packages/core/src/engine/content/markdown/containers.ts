import type { PhrasingContent, Root, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { SourceState } from '../source/sourceState.ts';
import { visitNodes } from '../source/visitNodes.ts';

const titles = {
  en: {
    tip: 'Tip',
    info: 'Info',
    warning: 'Warning',
    danger: 'Danger',
    note: 'Note',
    details: 'Details',
  },
  zh: { tip: '提示', info: '信息', warning: '注意', danger: '危险', note: '备注', details: '详情' },
} as const;

type ContainerName = keyof (typeof titles)['en'];

const isContainerName = (name: string): name is ContainerName => Object.hasOwn(titles.en, name);

/** Turns `:::tip Title` … `:::` into HTML and tells of unknown and unclosed ones. */
export function compileContainers(tree: Root, source: string, state: SourceState): void {
  if (!source.includes(':::')) return;
  const lines = source.split('\n');
  const closing = new Set<number>();
  visitNodes(tree, (node) => {
    if (node.type === 'text') checkText(node, state);
    if (node.type !== 'containerDirective') return;
    const place = state.placeOf(node);
    const defaults = titles[state.page.lang.startsWith('zh') ? 'zh' : 'en'];
    if (!isContainerName(node.name)) {
      state.problems.error(
        place,
        `There is no container \`:::${node.name}\`.`,
        `Use one of ${Object.keys(defaults).join(', ')}.`,
      );
      return;
    }
    const end = node.position?.end.line ?? 1;
    // A line closes the outermost container that it can; what is inside it ends there unclosed.
    if (closing.has(end) || !/^[\s>]*:{3,}\s*$/.test(lines[end - 1] ?? '')) {
      state.problems.error(
        place,
        `The container \`:::${node.name}\` is never closed.`,
        'Put a line with `:::` after its last line; an outer container needs more colons than those inside it.',
      );
    }
    closing.add(end);
    compileContainer(node, defaults[node.name]);
  });
}

function checkText(node: Text, state: SourceState): void {
  const before = /^(.*\n)*?(?=[ \t]*:{3})/.exec(node.value)?.[0];
  if (before === undefined || !/^[ \t]*:{3}/.test(node.value.slice(before.length))) return;
  const { file, line, column } = state.placeOf(node);
  state.problems.error(
    { file, line: line + before.split('\n').length - 1, column: before === '' ? column : 1 },
    'This `:::` neither opens nor closes a container.',
    'Write `:::tip` without a space; an outer container needs more colons than those inside it.',
  );
}

function compileContainer(node: ContainerDirective, defaultTitle: string): void {
  const isDetails = node.name === 'details';
  const [first] = node.children;
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const title: PhrasingContent[] = hasLabel
    ? first.children
    : [{ type: 'text', value: node.attributes?.title ?? defaultTitle }];
  node.children = [
    {
      type: 'paragraph',
      children: title,
      data: isDetails ? { hName: 'summary' } : { hProperties: { className: ['container-title'] } },
    },
    ...(hasLabel ? node.children.slice(1) : node.children),
  ];
  node.data = {
    hName: isDetails ? 'details' : 'div',
    hProperties: { className: ['container', node.name] },
  };
}
