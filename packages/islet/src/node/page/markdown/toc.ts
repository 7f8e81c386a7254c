import type { Element as HastElement, Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
// For the types of `hName` and `hProperties`.
import type {} from 'mdast-util-to-hast';
import type { Labels } from '#shared/labels.ts';
import type { OutlineEntry } from '#shared/types.ts';
import { joinAnchor } from '#shared/url.ts';
import { visitNodes } from '../source/visitNodes.ts';

/** Marks each `[[toc]]` that is a paragraph of its own as the place of a table of contents. */
export function markToc(tree: Root, { tableOfContents }: Labels): void {
  visitNodes(tree, (node) => {
    if (node.type !== 'paragraph') return;
    const [only, ...others] = node.children;
    if (others.length > 0 || only?.type !== 'text' || !/^\[\[toc\]\]$/i.test(only.value)) return;
    node.children = [];
    node.data = { hName: 'nav', hProperties: { dataToc: '', ariaLabel: tableOfContents } };
  });
}

/** Fills the tables of contents of a page with links to its headings, and returns them. */
export function fillToc(tree: HastRoot, entries: readonly OutlineEntry[]): HastElement[] {
  const filled: HastElement[] = [];
  visitNodes(tree, (node) => {
    if (node.type !== 'element' || node.properties.dataToc === undefined) return;
    node.children = entries.length > 0 ? [createList(entries)] : [];
    filled.push(node);
  });
  return filled;
}

/** A list of the entries, in which deeper ones are lists inside the entry before them. */
function createList(entries: readonly OutlineEntry[]): HastElement {
  const items: HastElement[] = [];
  for (let index = 0; index < entries.length; ) {
    const entry = entries[index];
    if (!entry) break;
    const after = entries.slice(index + 1);
    const next = after.findIndex(({ depth }) => depth <= entry.depth);
    const inside = next === -1 ? after : after.slice(0, next);
    const link = element('a', [{ type: 'text', value: entry.text }]);
    link.properties.href = joinAnchor('', entry.id);
    items.push(element('li', inside.length > 0 ? [link, createList(inside)] : [link]));
    index += inside.length + 1;
  }
  return element('ul', items);
}

function element(tagName: string, children: HastElement['children']): HastElement {
  return { type: 'element', tagName, properties: {}, children };
}
