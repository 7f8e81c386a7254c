import {
  type HtmlElement,
  type HtmlNode,
  isElement,
  silentNames,
} from '../../page/html/readHtml.ts';

/** Returns the URL that a link or an image has outside the site. */
export type ToUrl = (url: string) => string;

const inlineNames = new Set(
  'a abbr b bdi br cite code del dfn em i img ins kbd mark math q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

/** Whether an element has nothing to read. */
export function isSilent(node: HtmlNode): boolean {
  if (!isElement(node)) return false;
  const { name, attribs } = node;
  return (
    silentNames.has(name) || attribs['aria-hidden'] === 'true' || 'data-no-markdown' in attribs
  );
}

/** Whether a node is part of a line of text. */
export function isInline(node: HtmlNode): boolean {
  if (!isElement(node) || isInlineFormula(node)) return true;
  return inlineNames.has(node.name) && node.children.every(isInlineOrSilent);
}

/** The source of a formula contains everything. */
function isInlineFormula(node: HtmlElement): boolean {
  return node.name === 'math' && node.attribs.display !== 'block';
}

const isInlineOrSilent = (node: HtmlNode): boolean => isSilent(node) || isInline(node);

/** The source of a formula, which is its annotation. */
export function texOf(formula: HtmlElement): string {
  return findAll(formula, 'annotation').map(textOf).join('');
}

/** Writes nodes as one line. Blocks inside what must be one line, as in a table, are joined by spaces. */
export function writeInline(nodes: readonly HtmlNode[], toUrl: ToUrl): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return escapeText(node);
      if (isSilent(node)) return '';
      return inlineNames.has(node.name)
        ? writeInlineElement(node, toUrl)
        : `${writeInline(node.children, toUrl)} `;
    })
    .join('');
}

function writeInlineElement(element: HtmlElement, toUrl: ToUrl): string {
  const { name, attribs, children } = element;
  const content = (): string => writeInline(children, toUrl);
  switch (name) {
    case 'br':
      return '\\\n';
    case 'code':
      return writeCode(textOf(element));
    case 'img':
      return attribs.alt ? `![${escapeText(attribs.alt)}](${toUrl(attribs.src ?? '')})` : '';
    case 'a':
      return writeLink(content(), attribs, toUrl);
    case 'math':
      return writeFormula(element);
    case 'strong':
    case 'b':
      return surround(content(), '**');
    case 'em':
    case 'i':
      return surround(content(), '*');
    case 'del':
    case 's':
      return surround(content(), '~~');
    default:
      return content();
  }
}

/** A formula that is displayed on its own line has two dollars, even inside a paragraph. */
function writeFormula(element: HtmlElement): string {
  const marks = element.attribs.display === 'block' ? '$$' : '$';
  return marks + texOf(element).replace(/(?<!\s)\s*\n\s*/g, ' ') + marks;
}

function writeLink(text: string, attribs: Record<string, string>, toUrl: ToUrl): string {
  if (attribs.class === 'heading-anchor' || text.trim() === '') return '';
  if (attribs.href === undefined) return text;
  const url = toUrl(attribs.href);
  return `[${text.trim()}](${/[\s()]/.test(url) ? `<${url}>` : url})`;
}

/** A mark next to a space would be read as the character itself, so the spaces go outside. */
function surround(text: string, mark: string): string {
  const inner = text.trim();
  if (inner === '') return text;
  const before = text.slice(0, text.length - text.trimStart().length);
  return before + mark + inner + mark + text.slice(text.trimEnd().length);
}

function writeCode(code: string): string {
  const ticks = '`'.repeat(longestRun(code) + 1);
  const space = /^[`\s]|[`\s]$/.test(code) && code.trim() !== '' ? ' ' : '';
  return ticks + space + code + space + ticks;
}

/** The longest run of backticks. */
export function longestRun(code: string): number {
  return Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
}

/** Escapes what Markdown would read as markup; a mark inside a word stays as it is. */
export function escapeText(text: string): string {
  if (!/[\\`*[\]~_<&]/.test(text)) return text;
  const escaped = text
    .replace(/[\\`*[\]~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
    .replace(/<(?=[a-z/!?])|&(?=#?\w+;)/gi, '\\$&');
  if (!escaped.includes('\\')) return escaped;
  // A backslash would become part of an address that isn't a link.
  return escaped.replace(/(?<!\S)\S*\\/g, (word) => word.replace(/(https?|www)(?=[:.])/gi, '$1\\'));
}

/** The text of a node, without markup. */
export function textOf(node: HtmlNode): string {
  if (!isElement(node)) return node;
  return !isSilent(node) ? node.children.map(textOf).join('') : '';
}

/** The outermost elements of a name. */
export function findAll(element: HtmlElement, name: string): HtmlElement[] {
  return element.children
    .filter(isElement)
    .flatMap((child) => (child.name === name ? [child] : findAll(child, name)));
}
