import type { Code, Root, RootContent } from 'mdast';
import type { FenceLink, ShownFence } from '../../site/config/fenceModule.ts';
import type { SourceState } from '../source/sourceState.ts';
import { visitNodes } from '../source/visitNodes.ts';
import { parseCodeMeta, readFenceInfo } from './codeMeta.ts';
import type { CodeContext } from './readCodeBlock.ts';
import { readBytes } from './readQuoted.ts';

/**
 * Puts what the site's module for fences shows in the place of fences, and finds their links. From then on, they are
 * ordinary fences.
 */
export function replaceFences(
  tree: Root,
  state: SourceState,
  context: CodeContext,
): ReadonlyMap<Code, FenceLink> {
  const { replace, link, keys } = context.fences;
  const links = new Map<Code, FenceLink>();
  if (!replace && !link) return links;
  const linked = new Set<string>();
  const read = (name: string) => readBytes(name, { state, context });
  visitNodes(tree, (node, index, parent) => {
    if (node.type !== 'code') return;
    const { language, meta } = readFenceInfo(node);
    const { file, values } = parseCodeMeta(meta, { keys });
    const source = { language, file, values, lang: state.page.lang };
    const replacement = replace?.(source, read) ?? null;
    for (const { message, fix } of replacement?.faults ?? [])
      state.problems.error(state.placeOf(node), message, fix);
    const nodes = replacement?.fences.map((shown) => toNode(shown, node)) ?? [node];
    const first = nodes.find(hasTitle);
    const found = first && link?.(source, read);
    if (first && found && !linked.has(found.href)) {
      linked.add(found.href);
      links.set(first, found);
    }
    if (replacement === null) return;
    (parent.children as RootContent[]).splice(index, 1, ...nodes);
    return index + nodes.length;
  });
  return links;
}

/** Whether a node is a fence that has a place for a link. */
const hasTitle = (node: RootContent): node is Code =>
  node.type === 'code' && parseCodeMeta(readFenceInfo(node).meta).title !== null;

/** A fence where another one was, folded if it says so. */
function toNode(
  { language, meta = '', code = '', fold }: ShownFence,
  { position }: Code,
): RootContent {
  const fence: Code = { type: 'code', lang: language, meta, value: code, position };
  if (!fold) return fence;
  const { summary, isOpen } = fold;
  return {
    type: 'containerDirective',
    name: 'details',
    data: {
      hName: 'details',
      hProperties: { className: ['container', 'details'], ...(isOpen ? { open: true } : {}) },
    },
    position,
    children: [
      {
        type: 'paragraph',
        data: { hName: 'summary' },
        position,
        children: [{ type: 'text', value: summary, position }],
      },
      fence,
    ],
  };
}
