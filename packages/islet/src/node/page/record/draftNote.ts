import type { Element, Root } from 'hast';
import type { Labels } from '#shared/labels.ts';

/** Adds a note below the title of a page that it is a draft. */
export function addDraftNote(tree: Root, { draft, draftText }: Labels): void {
  const paragraph = (value: string, className: string[]): Element => ({
    type: 'element',
    tagName: 'p',
    properties: { className },
    children: [{ type: 'text', value }],
  });
  const [first] = tree.children;
  const hasTitle = first?.type === 'element' && first.tagName === 'h1';
  tree.children.splice(hasTitle ? 1 : 0, 0, {
    type: 'element',
    tagName: 'div',
    properties: { className: ['container', 'warning'] },
    children: [paragraph(draft, ['container-title']), paragraph(draftText, [])],
  });
}
