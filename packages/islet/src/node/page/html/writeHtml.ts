import type { ElementContent, Element as HastElement, Root as HastRoot, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';

/** The attributes of most elements, whose values are texts, numbers, or lists that are joined with spaces. */
const usualAttributes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    className: 'class',
    id: 'id',
    href: 'href',
    hrefLang: 'hreflang',
    rel: 'rel',
    title: 'title',
    tabIndex: 'tabindex',
    ariaLabel: 'aria-label',
    dataLabel: 'data-label',
    dataLang: 'data-lang',
    dataToc: 'data-toc',
  }),
);

/** Elements whose content or end is written in another way. */
const unusualNames: ReadonlySet<string> = new Set(
  'area base basefont bgsound br col command embed frame hr image img input keygen link meta param source track wbr script style svg template'.split(
    ' ',
  ),
);

/**
 * Writes a tree as HTML, in which raw nodes stay as they are. The library writes the same, but takes four times as
 * long, so it is used only for less usual elements.
 */
export function writeHtml(tree: HastRoot): string {
  let html = '';
  const write = (node: RootContent | ElementContent): void => {
    if (node.type === 'text') html += escapeText(node.value);
    else if (node.type === 'raw') html += node.value;
    else {
      const attributes = node.type === 'element' ? writeAttributes(node) : null;
      if (node.type !== 'element' || attributes === null) {
        html += toHtml(node, { allowDangerousHtml: true });
        return;
      }
      html += `<${node.tagName}${attributes}>`;
      for (const child of node.children) write(child);
      html += `</${node.tagName}>`;
    }
  };
  for (const child of tree.children) write(child);
  return html;
}

/** Writes the attributes of an element, each after a space; null if the element isn't a usual one. */
function writeAttributes({ tagName, properties }: HastElement): string | null {
  if (unusualNames.has(tagName) || /[A-Z]/.test(tagName)) return null;
  let attributes = '';
  for (const key in properties) {
    const value = properties[key];
    if (value === null || value === undefined) continue;
    const name = usualAttributes.get(key);
    if (name === undefined || typeof value === 'boolean' || Number.isNaN(value)) return null;
    const text = Array.isArray(value) ? value.join(' ').trim() : String(value);
    attributes += ` ${name}="${escapeValue(text)}"`;
  }
  return attributes;
}

const escapeText = (text: string): string =>
  /[<&]/.test(text) ? text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;') : text;

/** NUL, apostrophes and backticks too, as the library does for old browsers. */
const escapeValue = (text: string): string =>
  text.replace(/[\0"&'`]/g, (char) => `&#x${char.charCodeAt(0).toString(16).toUpperCase()};`);
