import type { Code, Root, RootContent } from 'mdast';
import type { ShownFence } from '../../site/config/fenceModule.ts';
import type { SourceState } from '../source/sourceState.ts';
import { visitNodes } from '../source/visitNodes.ts';
import { parseCodeMeta, readFenceInfo } from './codeMeta.ts';
import type { CodeContext } from './readCodeBlock.ts';
import { readBytes } from './readQuoted.ts';

/** Puts what the site's module for fences shows in the place of fences. From then on, they are ordinary fences. */
export function replaceFences(tree: Root, state: SourceState, context: CodeContext): void {
  const { replace, keys } = context.fences;
  if (!replace) return;
  visitNodes(tree, (node, index, parent) => {
    if (node.type !== 'code') return;
    const { language, meta } = readFenceInfo(node);
    const { file, values } = parseCodeMeta(meta, { keys });
    const read = (name: string) => readBytes(name, { state, context });
    const replacement = replace({ language, file, values }, read);
    if (replacement === null) return;
    for (const { message, fix } of replacement.faults ?? [])
      state.problems.error(state.placeOf(node), message, fix);
    const nodes = replacement.fences.map((shown) => toNode(shown, node));
    (parent.children as RootContent[]).splice(index, 1, ...nodes);
    return index + nodes.length;
  });
}

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
