import type { Element, Root, RootContent } from 'hast';
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

/**
 * Says below the title of a page that it isn't translated, in the language of its readers. Its text has the language and the
 * direction of the original.
 */
export function addUntranslatedNote(
  tree: Root,
  { lang, originalLang }: PageIdentity,
  { labelsOf, htmlLangOf, dirOf }: Pick<CompileContext, 'labelsOf' | 'htmlLangOf' | 'dirOf'>,
): void {
  if (originalLang === undefined) return;
  const own = htmlLangOf(lang);
  const original = { lang: htmlLangOf(originalLang), dir: dirOf(originalLang) };
  tree.children = tree.children.map((node) => withLanguage(node, original));
  const names = new Intl.DisplayNames(own, { type: 'language' });
  const language = names.of(original.lang) ?? originalLang;
  const text = fillLabel(labelsOf(lang).untranslated, { language });
  insertNote(tree, 'info', [paragraph(text)]).properties.lang = own;
}

/** Gives a block a language; components, which may render anything, get an element around them. */
function withLanguage(node: RootContent, language: Element['properties']): RootContent {
  if (node.type === 'element') return { ...node, properties: { ...node.properties, ...language } };
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxFlowExpression') return node;
  return { type: 'element', tagName: 'div', properties: language, children: [node] };
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
