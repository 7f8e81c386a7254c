import type { Blockquote, Code, PhrasingContent, Root, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { type ContainerLook, findContainer, listContainers } from '#shared/containers.ts';
import { parseCodeMeta, readFenceInfo } from '../code/codeMeta.ts';
import { createWidget } from '../jsx/createWidget.ts';
import type { SourceState } from '../source/sourceState.ts';
import { visitNodes } from '../source/visitNodes.ts';

/** Turns `:::tip Title` … `:::` and `> [!TIP]` into HTML; reports unknown and unclosed containers. */
export function compileContainers(tree: Root, source: string, state: SourceState): void {
  if (!source.includes(':::') && !source.includes('[!')) return;
  const lines = source.split('\n');
  const closing = new Set<number>();
  visitNodes(tree, (node, index, parent) => {
    if (node.type === 'text') checkText(node, state);
    if (node.type === 'blockquote') compileAlert(node, state);
    if (node.type !== 'containerDirective') return;
    const place = state.placeOf(node);
    const end = node.position?.end.line ?? 1;
    // A line closes the outermost container that it can; containers inside it end there unclosed.
    if (closing.has(end) || !/^[\s>]*:{3,}\s*$/.test(lines[end - 1] ?? '')) {
      state.problems.error(
        place,
        `The container \`:::${node.name}\` is never closed.`,
        'Put a line with `:::` after its last line; an outer container needs more colons than those inside it.',
      );
    }
    closing.add(end);
    if (node.name === 'code-group') {
      parent.children[index] = createCodeGroup(node, state) as (typeof parent.children)[number];
      return;
    }
    if (/^(?:raw|v-pre)$/.test(node.name)) return;
    const found = findContainer(node.name);
    if (found) {
      checkAttributes(node, state);
      return compileContainer(node, found.look, state.labels[found.name]);
    }
    state.problems.error(
      place,
      `There is no container \`:::${node.name}\`.`,
      `Use one of ${listContainers().join(', ')}, or code-group.`,
    );
  });
}

function checkText(node: Text, state: SourceState): void {
  const before = /^(.*\n)*?(?=[ \t]*:{3})/.exec(node.value)?.[0];
  if (before === undefined || !/^[ \t]*:{3}/.test(node.value.slice(before.length))) return;
  const { file, line, column } = state.placeOf(node);
  state.problems.error(
    { file, line: line + before.split('\n').length - 1, column: before === '' ? column : 1 },
    'This `:::` neither opens nor closes a container.',
    'Write its name after it, as in `:::tip`; an outer container needs more colons than those inside it.',
  );
}

function checkAttributes(node: ContainerDirective, state: SourceState): void {
  const extra = Object.keys(node.attributes ?? {}).filter(
    (name) => !/^(?:title|id|open)$/.test(name),
  );
  for (const name of extra) {
    state.problems.warn(
      state.placeOf(node),
      `The container \`:::${node.name}\` takes no \`${name}\`, so it is ignored.`,
      'It takes `title`, `id`, and `open` for details.',
    );
  }
}

function compileContainer(node: ContainerDirective, look: ContainerLook, title: string): void {
  const isDetails = look === 'details';
  const [first] = node.children;
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const { open, id, title: written } = node.attributes ?? {};
  const label: PhrasingContent[] = hasLabel
    ? first.children
    : [{ type: 'text', value: written ?? title }];
  // Beside the mark, words and code wrap as one text.
  const text: PhrasingContent[] =
    label.length > 1 ? [{ type: 'emphasis', data: { hName: 'span' }, children: label }] : label;
  node.children = [
    {
      type: 'paragraph',
      children: text,
      data: isDetails ? { hName: 'summary' } : { hProperties: { className: ['container-title'] } },
    },
    ...(hasLabel ? node.children.slice(1) : node.children),
  ];
  node.data = {
    hName: isDetails ? 'details' : 'div',
    hProperties: {
      className: ['container', look],
      ...(id != null && { id }),
      ...(isDetails && open != null && { open: true }),
    },
  };
}

/** Turns a quote that starts with `[!NOTE]` into a container, as GitHub does. */
function compileAlert(node: Blockquote, state: SourceState): void {
  const [paragraph] = node.children;
  const [first] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (paragraph?.type !== 'paragraph' || first?.type !== 'text') return;
  const [whole, name = '', title = ''] =
    /^\[!([A-Za-z]+)\][+-]?[ \t]*(.*)(?:\n|$)/.exec(first.value) ?? [];
  if (whole === undefined) return;
  const found = findAlert(name.toLowerCase());
  if (!found) {
    state.problems.warn(
      state.placeOf(node),
      `There is no alert \`[!${name}]\`, so this is shown as a quote.`,
      'Use `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` or `[!CAUTION]`.',
    );
    return;
  }
  first.value = first.value.slice(whole.length);
  if (first.value === '') paragraph.children.shift();
  if (paragraph.children[0]?.type === 'break') paragraph.children.shift();
  node.children = [
    {
      type: 'paragraph',
      children: [{ type: 'text', value: title || state.labels[found.name] }],
      data: { hProperties: { className: ['container-title'] } },
    },
    ...(paragraph.children.length > 0 ? node.children : node.children.slice(1)),
  ];
  node.data = { hName: 'div', hProperties: { className: ['container', found.look] } };
}

/** Name and look of an alert; null if none has this name. On GitHub, cautions are red. */
function findAlert(name: string): ReturnType<typeof findContainer> {
  if (name === 'caution') return { name, look: 'danger' };
  return name === 'details' ? null : findContainer(name);
}

/** Formatters, for example, are told by comments what to leave alone. */
function isComment(node: ContainerDirective['children'][number]): boolean {
  // The comments of HTML are gone by now.
  if (node.type === 'html') return node.value.trim() === '';
  return node.type === 'mdxFlowExpression' && /^(?:\/\*[\s\S]*?\*\/\s*)+$/.test(node.value.trim());
}

/** Turns the fences in a container into a `<CodeGroup>`; a fence without a title gets its language as title. */
function createCodeGroup(node: ContainerDirective, state: SourceState) {
  const shown = node.children.filter((child) => !isComment(child));
  const blocks = shown.filter((child): child is Code => child.type === 'code');
  if (blocks.length === 0 || blocks.length < shown.length) {
    state.problems.error(
      state.placeOf(node),
      'A `:::code-group` must contain at least one code fence, and nothing else.',
      'Move everything else out of it.',
    );
  }
  for (const block of blocks) {
    const { language, meta } = readFenceInfo(block);
    const { title } = parseCodeMeta(meta);
    if (title === null) block.meta = `${block.meta ?? ''} title="${language || 'text'}"`;
  }
  return createWidget('CodeGroup', { children: blocks, position: node.position }, state);
}
