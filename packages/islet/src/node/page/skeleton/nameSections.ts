import type { Root as HastRoot } from 'hast';
import type { SkeletonSection } from '#shared/skeleton.ts';
import { visitNodes } from '../source/visitNodes.ts';

/** Gives each section the id that its heading has in the page. */
export function nameSections(
  sections: readonly SkeletonSection[],
  tree: HastRoot,
): SkeletonSection[] {
  const ids = new Map<number, string>();
  visitNodes(tree, (node) => {
    if (node.type !== 'element' || !/^h[1-6]$/.test(node.tagName)) return;
    const { id } = node.properties;
    const line = node.position?.start.line;
    if (typeof id === 'string' && line !== undefined) ids.set(line, id);
  });
  return sections.map((section, index) =>
    // Some headings get theirs only when they are rendered.
    section.depth === 0 ? section : { ...section, id: ids.get(section.line) ?? `?${index}` },
  );
}
