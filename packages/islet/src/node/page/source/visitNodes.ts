import type { RootContent as HtmlNode, Parents as HtmlParents, Root as HtmlRoot } from 'hast';
import type { Root, RootContent as TextNode, Parents as TextParents } from 'mdast';
import type { Node, Parent } from 'unist';

/** Skips the children of a node. */
export const skip = Symbol('skip');

/** `skip`, the index of the sibling to continue with, or nothing to continue as usual. */
type VisitResult = typeof skip | number | undefined;
// biome-ignore lint/suspicious/noConfusingVoidType: visitors without a `return` are the usual ones.
type Visit<Child, Above> = (node: Child, index: number, parent: Above) => VisitResult | void;

/**
 * Calls `visit` for each node below `tree`, parents before their children; it may change the tree. Every page
 * is visited several times, so this does nothing else.
 */
export function visitNodes(tree: HtmlRoot, visit: Visit<HtmlNode, HtmlParents>): void;
export function visitNodes(tree: Root, visit: Visit<TextNode, TextParents>): void;
export function visitNodes(tree: Node, visit: Visit<Node, Parent>): void;
export function visitNodes(tree: Node, visit: Visit<never, never>): void {
  if (!('children' in tree)) return;
  const parent = tree as Parent;
  for (let index = 0; index < parent.children.length; ) {
    const node = parent.children[index] as never;
    const result = visit(node, index, parent as never);
    if (typeof result === 'number') {
      index = result;
      continue;
    }
    // Most nodes are texts, for which a call would be in vain.
    if (result !== skip && (node as Parent).children !== undefined) {
      visitNodes(node as Node, visit as Visit<Node, Parent>);
    }
    index++;
  }
}
