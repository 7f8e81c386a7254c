import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** Returns the URL that a link or an image has outside the site. */
export type ToUrl = (url: string) => string;

/**
 * Writes the final prose of a page as Markdown: all that a reader can read, without controls. Tabs
 * follow each other, each after its label; a container becomes a quote that starts with its title;
 * formulas and diagrams are written as their sources. An element with `data-no-markdown` is left out.
 */
export function htmlToMarkdown(html: string, toUrl: ToUrl): string {
  const blocks = writeBlocks(
    parseDocument(html.replace(codeBlocks, withoutColors)).children,
    toUrl,
  );
  return blocks.length > 0 ? `${blocks.join('\n\n')}\n` : '';
}

const codeBlocks = /<pre[\s>][\s\S]*?<\/pre>/g;

/** Most elements of a page only give code its colors, so they need not be parsed. */
const withoutColors = (pre: string): string =>
  pre.replace(/<span class="[^"]*">([^<]*)<\/span>/g, '$1');

const inlineNames = new Set(
  'a abbr b bdi br cite code del dfn em i img ins kbd mark math q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

/** Controls, drawings and scripts: nothing to read. */
const silentNames = new Set(
  'button canvas input label legend noscript script select style svg template textarea'.split(' '),
);

function isSilent(node: AnyNode): boolean {
  if (!isTag(node)) return !isText(node);
  const { name, attribs } = node;
  return (
    silentNames.has(name) || attribs['aria-hidden'] === 'true' || 'data-no-markdown' in attribs
  );
}

function isInline(node: AnyNode): boolean {
  if (isText(node) || isInlineFormula(node)) return true;
  return isTag(node) && inlineNames.has(node.name) && node.children.every(isInlineOrSilent);
}

/** The source of a formula contains everything. */
function isInlineFormula(node: AnyNode): boolean {
  return isTag(node) && node.name === 'math' && node.attribs.display !== 'block';
}

const isInlineOrSilent = (node: AnyNode): boolean => isSilent(node) || isInline(node);

/** The blocks of a container; text that is directly in it is a paragraph. */
function writeBlocks(nodes: readonly AnyNode[], toUrl: ToUrl): string[] {
  const blocks: string[] = [];
  let line: AnyNode[] = [];
  const endParagraph = (): void => {
    // Adjacent elements, such as two buttons, are only separated by the stylesheet.
    const parts = line.every(isTag) ? line.map((node) => [node]) : [line];
    const text = parts.map((nodes) => writeParagraph(nodes, toUrl)).join(' ');
    if (text !== '') blocks.push(text);
    line = [];
  };
  for (const node of nodes) {
    if (isSilent(node)) continue;
    if (isInline(node)) {
      line.push(node);
    } else if (isTag(node)) {
      endParagraph();
      blocks.push(...writeBlock(node, toUrl));
    }
  }
  endParagraph();
  return blocks;
}

function writeBlock(element: Element, toUrl: ToUrl): string[] {
  const { name, attribs, children } = element;
  const classes = (attribs.class ?? '').split(' ');
  if (/^h[1-6]$/.test(name)) return writeHeading(element, toUrl);
  if (name === 'p' && classes[0] === '') return [writeParagraph(children, toUrl)].filter(Boolean);
  if (name === 'pre') return [writeFence(element, '', attribs.class ?? '')];
  if (name === 'ul' || name === 'ol') return writeList(element, toUrl);
  if (name === 'table') return writeTable(element, toUrl);
  if (name === 'hr') return ['---'];
  if (name === 'math') return [`$$\n${texOf(element)}\n$$`];
  const { 'data-mermaid': diagram } = attribs;
  if (diagram !== undefined) return [fence(diagram, 'mermaid')];
  if (name === 'blockquote') return [quote(writeBlocks(children, toUrl))];
  if (name === 'summary' || classes.includes('container-title'))
    return [writeTitle(element, toUrl)];
  if (attribs['data-label']) {
    return [`**${escapeText(attribs['data-label'])}**`, ...writeBlocks(children, toUrl)];
  }
  if (classes.includes('code')) return writeCodeBlock(element);
  if (classes.includes('container') && name !== 'details') {
    return [quote(writeBlocks(children, toUrl))];
  }
  return writeBlocks(children, toUrl);
}

function writeHeading({ name, children }: Element, toUrl: ToUrl): string[] {
  const text = writeInline(children, toUrl).replace(/\s+/g, ' ').trim();
  return text === '' ? [] : [`${'#'.repeat(Number(name[1]))} ${text}`];
}

function writeTitle({ children }: Element, toUrl: ToUrl): string {
  return `**${writeInline(children, toUrl).trim()}**`;
}

/** A code block of the engine: its title, and `<pre>` with the code. */
function writeCodeBlock({ attribs, children }: Element): string[] {
  const elements = children.filter(isTag);
  const title = elements.find((child) => child.attribs.class === 'code-title');
  return elements
    .filter(({ name }) => name === 'pre')
    .map((pre) => writeFence(pre, title ? textOf(title).trim() : '', attribs['data-lang'] ?? ''));
}

function writeFence(pre: Element, title: string, lang: string): string {
  const info = [lang.replace(/^language-/, ''), title && `title=${JSON.stringify(title)}`];
  return fence(textOf(pre).replace(/\n$/, ''), info.filter(Boolean).join(' '));
}

function fence(code: string, info: string): string {
  const marks = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${marks}${info}\n${code}\n${marks}`;
}

/** The source of a formula, which is its annotation. */
function texOf(formula: Element): string {
  return findAll(formula, 'annotation').map(textOf).join('');
}

function writeList({ name, attribs, children }: Element, toUrl: ToUrl): string[] {
  const start = Number(attribs.start ?? 1);
  const items = children.filter(isTag).map((item, index) => {
    const marker = name === 'ol' ? `${start + index}. ` : '- ';
    const blocks = writeBlocks(item.children, toUrl);
    const [box] = item.children.filter(isTag);
    if (box?.name === 'input' && box.attribs.type === 'checkbox') {
      blocks[0] = `[${'checked' in box.attribs ? 'x' : ' '}] ${blocks[0] ?? ''}`;
    }
    const isTight = blocks.every((block) => !/\n\n|^[`|]/.test(block));
    return marker + indent(blocks.join(isTight ? '\n' : '\n\n'), marker.length);
  });
  return items.length > 0 ? [items.join('\n')] : [];
}

function writeTable(table: Element, toUrl: ToUrl): string[] {
  const rows = findAll(table, 'tr').map((row) =>
    row.children
      .filter(isTag)
      .map(({ children }) =>
        writeInline(children, toUrl).replace(/\s+/g, ' ').trim().replace(/\|/g, '\\|'),
      ),
  );
  const [head = [], ...body] = rows;
  const lines = [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`);
  return head.length > 0 ? [lines.join('\n')] : [];
}

/** Text at the start of a line that Markdown would read as a list, a heading or a quote is escaped. */
function writeParagraph(nodes: readonly AnyNode[], toUrl: ToUrl): string {
  return writeInline(nodes, toUrl)
    .trim()
    .replace(/[^\S\n]*\n\s*/g, '\n')
    .replace(/^(?=>|[-=:|][-=:| ]*$|(?:#{1,6}|[-+])(?:\s|$))/gm, '\\')
    .replace(/^(\d+)(?=[.)](?:\s|$))/gm, '$1\\');
}

/** Blocks inside what must be one line, as in a table, are joined by spaces. */
function writeInline(nodes: readonly AnyNode[], toUrl: ToUrl): string {
  return nodes
    .map((node) => {
      if (isText(node)) return escapeText(node.data);
      if (isSilent(node) || !isTag(node)) return '';
      return inlineNames.has(node.name)
        ? writeInlineElement(node, toUrl)
        : `${writeInline(node.children, toUrl)} `;
    })
    .join('');
}

function writeInlineElement(element: Element, toUrl: ToUrl): string {
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
function writeFormula(element: Element): string {
  const marks = element.attribs.display === 'block' ? '$$' : '$';
  return marks + texOf(element).replace(/\s*\n\s*/g, ' ') + marks;
}

function writeLink(text: string, attribs: Record<string, string>, toUrl: ToUrl): string {
  if (attribs.class === 'heading-anchor' || text.trim() === '') return '';
  if (attribs.href === undefined) return text;
  const url = toUrl(attribs.href);
  return `[${text.trim()}](${/[\s()]/.test(url) ? `<${url}>` : url})`;
}

/** A mark next to a space would be read as the character itself, so the spaces go outside. */
function surround(text: string, mark: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return inner === '' ? text : before + mark + inner + mark + after;
}

function writeCode(code: string): string {
  const ticks = '`'.repeat(longestRun(code) + 1);
  const space = /^[`\s]|[`\s]$/.test(code) && code.trim() !== '' ? ' ' : '';
  return ticks + space + code + space + ticks;
}

/** The longest run of backticks. */
function longestRun(code: string): number {
  return Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
}

/** Escapes what Markdown would read as markup; a mark inside a word stays as it is. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/[\\`*[\]~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
      .replace(/<(?=[a-z/!?])|&(?=#?\w+;)/gi, '\\$&')
      // A backslash would become part of an address that isn't a link.
      .replace(/(https?|www)(?=[:.]\S*\\)/gi, '$1\\')
  );
}

function textOf(node: AnyNode): string {
  if (isText(node)) return node.data;
  return isTag(node) && !isSilent(node) ? node.children.map(textOf).join('') : '';
}

function findAll(element: Element, name: string): Element[] {
  return element.children
    .filter(isTag)
    .flatMap((child) => (child.name === name ? [child] : findAll(child, name)));
}

const quote = (blocks: readonly string[]): string =>
  blocks
    .join('\n\n')
    .replace(/^(?=.)/gm, '> ')
    .replace(/^$/gm, '>');

const indent = (text: string, by: number): string =>
  text.replace(/\n(?=.)/g, `\n${' '.repeat(by)}`);
