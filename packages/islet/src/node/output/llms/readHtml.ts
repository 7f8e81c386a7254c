import { parseDocument } from 'htmlparser2';

/** An element, or text. */
export type HtmlNode = HtmlElement | string;

/** An element of final HTML, with decoded values. */
export interface HtmlElement {
  name: string;
  attribs: Record<string, string>;
  children: HtmlNode[];
}

/** Whether a node is an element. */
export const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string';

/**
 * Reads HTML. The parser, which takes three times as long, is only called for HTML that isn't written in the way in
 * which the engine writes plain pages; the result is the same in either case. Comments are left out.
 */
export function readHtml(html: string): HtmlNode[] {
  return readPlainHtml(html) ?? parseDocument(html).children.flatMap(toNodes);
}

type ParsedNode = ReturnType<typeof parseDocument>['children'][number];

function toNodes(node: ParsedNode): HtmlNode[] {
  if (node.type === 'text') return [node.data];
  if (!('attribs' in node)) return [];
  const { name, attribs, children } = node;
  return [{ name, attribs, children: children.flatMap(toNodes) }];
}

const attribute = / ([a-z-]+)(?:="([^"]*)")?/g;

const listNames = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const inlineNames = listNames('a b br code del em i img kbd span strong sub sup wbr');
const voidNames = listNames('br hr img wbr');
/** Elements in which others may be that aren't part of a line. */
const outerNames = listNames('div blockquote ul ol li table thead tbody tr th td');
/** Elements that are nowhere else, and what they are in. */
const parentNames: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', listNames('ul ol')],
  ['thead', listNames('table')],
  ['tbody', listNames('table')],
  ['tr', listNames('thead tbody')],
  ['th', listNames('tr')],
  ['td', listNames('tr')],
]);
const blockNames = listNames('h1 h2 h3 h4 h5 h6 p pre hr div blockquote ul ol table');

/** Reads HTML in which every element ends where its author sees it end; null if there is anything else. */
function readPlainHtml(html: string): HtmlNode[] | null {
  const tag = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"]*")?)*)>/y;
  const root: HtmlElement = { name: 'div', attribs: {}, children: [] };
  const open = [root];
  let top = root;
  for (let at = 0; at < html.length; at = tag.lastIndex) {
    const start = html.indexOf('<', at);
    if (start !== at) {
      const text = decode(html.slice(at, start < 0 ? undefined : start));
      if (text === null) return null;
      top.children.push(text);
    }
    if (start < 0) break;
    tag.lastIndex = start;
    const [, closing, name = '', written = ''] = tag.exec(html) ?? [];
    if (closing === '/') {
      if (top === root || name !== top.name || written !== '') return null;
      open.pop();
      top = open.at(-1) ?? root;
      continue;
    }
    const attribs = readAttributes(written);
    if (attribs === null || !mayBeIn(name, top.name)) return null;
    const element = { name, attribs, children: [] };
    top.children.push(element);
    if (voidNames.has(name)) continue;
    open.push(element);
    top = element;
  }
  return top === root ? root.children : null;
}

/** Whether an element of this name in one of the other is known not to end any. */
function mayBeIn(name: string, parent: string): boolean {
  if (inlineNames.has(name)) return name !== 'a' || parent !== 'a';
  if (blockNames.has(name)) return outerNames.has(parent);
  return parentNames.get(name)?.has(parent) ?? false;
}

function readAttributes(written: string): Record<string, string> | null {
  const attribs: Record<string, string> = {};
  if (written === '') return attribs;
  for (const [, name = '', value = ''] of written.matchAll(attribute)) {
    const decoded = decode(value);
    if (decoded === null || name in attribs) return null;
    attribs[name] = decoded;
  }
  return attribs;
}

const signs: Readonly<Record<string, string>> = {
  '&#x26;': '&',
  '&#x3C;': '<',
  '&#x22;': '"',
  '&#x27;': "'",
  '&#x60;': '`',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** Decodes the references that are in most pages; null if there are others. */
function decode(text: string): string | null {
  if (!text.includes('&')) return text;
  let isPlain = true;
  const decoded = text.replace(/&[^&;]*;?/g, (reference) => {
    const sign = signs[reference];
    isPlain = isPlain && sign !== undefined;
    return sign ?? '';
  });
  return isPlain ? decoded : null;
}
