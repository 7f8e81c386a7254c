import type { PhrasingContent, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { SourceState } from './sourceState.ts';

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

/** Turns `:::tip Title` … `:::` into HTML and tells of unknown and unclosed ones. */
export function compileContainers(tree: Root, source: string, state: SourceState): void {
  const lines = source.split('\n');
  visit(tree, 'containerDirective', (node: ContainerDirective) => {
    const place = state.placeOf(node);
    const defaults = titles[state.page.lang.startsWith('zh') ? 'zh' : 'en'];
    if (!(node.name in defaults)) {
      state.problems.error(
        place,
        `There is no container \`:::${node.name}\`.`,
        `Use one of ${Object.keys(defaults).join(', ')}.`,
      );
      return;
    }
    if (!/^[\s>]*:{3,}\s*$/.test(lines[(node.position?.end.line ?? 1) - 1] ?? '')) {
      state.problems.error(
        place,
        `The container \`:::${node.name}\` is never closed.`,
        'Put a line with `:::` behind its last line; an outer container needs more colons than those inside it.',
      );
    }
    compileContainer(node, defaults[node.name as ContainerName]);
  });
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
