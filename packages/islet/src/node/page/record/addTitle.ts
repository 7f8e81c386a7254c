import type { Element as HastElement, Root as HastRoot } from 'hast';
import { isJsxElement } from '../jsx/jsx.ts';
import { visitNodes } from '../source/visitNodes.ts';

/** Shows the title of the front matter as the first heading of a page that has none. */
export function addTitle(tree: HastRoot, title: string): void {
  if (hasTitle(tree)) return;
  const heading: HastElement = {
    type: 'element',
    tagName: 'h1',
    properties: {},
    children: [{ type: 'text', value: title }],
  };
  tree.children.unshift(heading, { type: 'text', value: '\n' });
}

function hasTitle(tree: HastRoot): boolean {
  let isFound = false;
  visitNodes(tree, (node) => {
    const name = isJsxElement(node) ? node.name : node.type === 'element' && node.tagName;
    if (name === 'h1') isFound = true;
  });
  return isFound;
}
