import type { Element as HastElement, Root as HastRoot } from 'hast';
import type { PageIdentity } from '#common/types.ts';
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

/** The title for the file of a page, or for its folder: `start/quick-start` is "Quick start". */
export function titleOfFile({ pagePath }: Pick<PageIdentity, 'pagePath'>): string {
  const name = pagePath.replace(/(?<=.)\/index$/, '');
  return humanize(name.slice(name.lastIndexOf('/') + 1));
}

/** Converts a file name to words (`quick-start` is "Quick start"). */
export function humanize(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
