import type { Element, Root } from 'hast';
import { fillLabel } from '#shared/fillLabel.ts';
import type { Labels } from '#shared/labels.ts';
import type { PageIdentity } from '#shared/types.ts';
import type { CompileContext } from './compileContext.ts';

/** Says below the title of a page that it is a draft. */
export function addDraftNote(tree: Root, { draft, draftText }: Labels): void {
  insertNote(tree, 'warning', [
    paragraph(draft, { className: ['container-title'] }),
    paragraph(draftText),
  ]);
}

/** Says below the title of a page that it isn't translated, in the language of its readers. */
export function addUntranslatedNote(
  tree: Root,
  { lang, originalLang }: PageIdentity,
  { labelsOf, htmlLangOf }: Pick<CompileContext, 'labelsOf' | 'htmlLangOf'>,
): void {
  if (originalLang === undefined) return;
  const own = htmlLangOf(lang);
  const names = new Intl.DisplayNames(own, { type: 'language' });
  const language = names.of(htmlLangOf(originalLang)) ?? originalLang;
  const text = fillLabel(labelsOf(lang).untranslated, { language });
  insertNote(tree, 'info', [paragraph(text)]).properties.lang = own;
}

function insertNote(tree: Root, look: string, children: Element[]): Element {
  const [first] = tree.children;
  const hasTitle = first?.type === 'element' && first.tagName === 'h1';
  const note: Element = {
    type: 'element',
    tagName: 'div',
    properties: { className: ['container', look] },
    children,
  };
  tree.children.splice(hasTitle ? 1 : 0, 0, note);
  return note;
}

const paragraph = (value: string, properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName: 'p',
  properties,
  children: [{ type: 'text', value }],
});
