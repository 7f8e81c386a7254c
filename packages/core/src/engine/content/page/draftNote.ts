import type { Element, Root } from 'hast';
import type { Labels } from '#common/labels.ts';

/** Says at the top of a page that it is a draft. */
export function addDraftNote(tree: Root, { draft, draftText }: Labels): void {
  const paragraph = (value: string, className: string[]): Element => ({
    type: 'element',
    tagName: 'p',
    properties: { className },
    children: [{ type: 'text', value }],
  });
  tree.children.unshift({
    type: 'element',
    tagName: 'div',
    properties: { className: ['container', 'warning'] },
    children: [paragraph(draft, ['container-title']), paragraph(draftText, [])],
  });
}
