import type { Element, Root } from 'hast';
import { isChinese } from '#common/isChinese.ts';

/** What the dev server says of a page that is not published. */
export function draftTexts(lang: string): { title: string; text: string } {
  return isChinese(lang)
    ? { title: '草稿', text: '此页面不会发布。' }
    : { title: 'Draft', text: 'This page is not published.' };
}

/** Says at the top of a page that it is a draft. */
export function addDraftNote(tree: Root, lang: string): void {
  const { title, text } = draftTexts(lang);
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
    children: [paragraph(title, ['container-title']), paragraph(text, [])],
  });
}
