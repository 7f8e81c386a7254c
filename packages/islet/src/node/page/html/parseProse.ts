import type { ElementContent, Element as HastElement, Root as HastRoot } from 'hast';
import { type HtmlElement, type HtmlNode, isElement, readHtml } from './readHtml.ts';

/**
 * Reads the final HTML of a page as a tree like the one that Markdown gives; the position of each element has the offset of
 * its opening tag. What an island doesn't show yet is in a `template`, which becomes a slot like any other.
 */
export function parseProse(html: string): HastRoot {
  return { type: 'root', children: readHtml(html).map(toNode) };
}

function toNode(node: HtmlNode): ElementContent {
  return isElement(node) ? toElement(node) : { type: 'text', value: node };
}

function toElement({ name, attribs, children, start }: HtmlElement): HastElement {
  const isSlot = name === 'template' && 'data-slot' in attribs;
  const point = { line: 1, column: 1, offset: start };
  return {
    type: 'element',
    tagName: isSlot ? 'islet-slot' : name,
    properties: Object.fromEntries(Object.entries(attribs).map(toProperty)),
    children: children.map(toNode),
    position: { start: point, end: point },
  };
}

/** `class` is a list, and `data-lang` is called `dataLang`. */
function toProperty([name, value]: [string, string]): [string, string | string[]] {
  return name === 'class'
    ? ['className', value.split(/\s+/)]
    : [name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), value];
}
