import type { Root } from 'mdast';
import type { SourceState } from '../source/sourceState.ts';
import { visitNodes } from '../source/visitNodes.ts';

/** Characters that the references of a source may add, or as many as the source has. CommonMark's own parser has the same limit. */
const mostCharacters = 100_000;

/**
 * Reports references such as `[text][name]` that would make a page much longer than its source: each repeats the URL and
 * the title of its definition. Those beyond the limit are removed.
 */
export function checkReferences(tree: Root, body: string, state: SourceState): void {
  const lengths = new Map<string, number>();
  visitNodes(tree, (node) => {
    // The first definition of a name counts.
    if (node.type === 'definition' && !lengths.has(node.identifier))
      lengths.set(node.identifier, node.url.length + (node.title?.length ?? 0));
  });
  if (lengths.size === 0) return;
  const most = Math.max(mostCharacters, body.length);
  let total = 0;
  visitNodes(tree, (node, index, parent) => {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return;
    const before = total;
    total += lengths.get(node.identifier) ?? 0;
    if (total <= most) return;
    if (before <= most) {
      state.problems.error(
        state.placeOf(node),
        `The references of this file repeat more than ${most} characters of their definitions.`,
        'Split the page, or use shorter URLs and titles.',
      );
    }
    parent.children.splice(index, 1);
    return index;
  });
}
