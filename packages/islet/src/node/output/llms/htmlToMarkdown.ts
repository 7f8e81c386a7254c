import { type HtmlElement, type HtmlNode, isElement, readHtml } from '../../page/html/readHtml.ts';
import {
  escapeText,
  findAll,
  isInline,
  isSilent,
  longestRun,
  type ToUrl,
  texOf,
  textOf,
  writeInline,
} from './inlineToMarkdown.ts';

/**
 * Writes the final prose of a page as Markdown: all that a reader can read, without controls. Tabs
 * follow each other, each after its label; a container becomes a quote that starts with its title;
 * formulas and diagrams are written as their sources. An element with `data-no-markdown` is left out.
 */
export function htmlToMarkdown(html: string, toUrl: ToUrl): string {
  const blocks = writeBlocks(readHtml(html.replace(codeBlocks, withoutColors)), toUrl);
  return blocks.length > 0 ? `${blocks.join('\n\n')}\n` : '';
}

const codeBlocks = /<pre[\s>][\s\S]*?<\/pre>/g;

/** Most elements of a page only give code its colors, so they need not be parsed. */
const withoutColors = (pre: string): string =>
  pre.replace(/<span class="[^"]*">([^<]*)<\/span>/g, '$1');

/** The blocks of a container; text that is directly in it is a paragraph. */
function writeBlocks(nodes: readonly HtmlNode[], toUrl: ToUrl): string[] {
  const blocks: string[] = [];
  let line: HtmlNode[] = [];
  const endParagraph = (): void => {
    // Adjacent elements, such as two buttons, are only separated by the stylesheet.
    const parts = line.every(isElement) ? line.map((node) => [node]) : [line];
    const text = parts.map((nodes) => writeParagraph(nodes, toUrl)).join(' ');
    if (text !== '') blocks.push(text);
    line = [];
  };
  for (const node of nodes) {
    if (isSilent(node)) continue;
    if (isInline(node)) {
      line.push(node);
    } else if (isElement(node)) {
      endParagraph();
      blocks.push(...writeBlock(node, toUrl));
    }
  }
  endParagraph();
  return blocks;
}

function writeBlock(element: HtmlElement, toUrl: ToUrl): string[] {
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

function writeHeading({ name, children }: HtmlElement, toUrl: ToUrl): string[] {
  const text = writeInline(children, toUrl).replace(/\s+/g, ' ').trim();
  return text === '' ? [] : [`${'#'.repeat(Number(name[1]))} ${text}`];
}

function writeTitle({ children }: HtmlElement, toUrl: ToUrl): string {
  return `**${writeInline(children, toUrl).trim()}**`;
}

/** A code block of the engine: its title, and `<pre>` with the code. */
function writeCodeBlock({ attribs, children }: HtmlElement): string[] {
  const elements = children.filter(isElement);
  const title = elements.find((child) => child.attribs.class === 'code-title');
  return elements
    .filter(({ name }) => name === 'pre')
    .map((pre) => writeFence(pre, title ? titleOf(title) : '', attribs['data-lang'] ?? ''));
}

/** The title of a code block, without the link in it. */
const titleOf = ({ children }: HtmlElement): string =>
  children
    .map((child) => (isElement(child) && child.attribs.class === 'code-more' ? '' : textOf(child)))
    .join('')
    .trim();

function writeFence(pre: HtmlElement, title: string, lang: string): string {
  const info = [lang.replace(/^language-/, ''), title && `title=${JSON.stringify(title)}`];
  return fence(textOf(pre).replace(/\n$/, ''), info.filter(Boolean).join(' '));
}

function fence(code: string, info: string): string {
  const marks = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${marks}${info}\n${code}\n${marks}`;
}

function writeList({ name, attribs, children }: HtmlElement, toUrl: ToUrl): string[] {
  const start = Number(attribs.start ?? 1);
  const items = children.filter(isElement).map((item, index) => {
    const marker = name === 'ol' ? `${start + index}. ` : '- ';
    const blocks = writeBlocks(item.children, toUrl);
    const [box] = item.children.filter(isElement);
    if (box?.name === 'input' && box.attribs.type === 'checkbox') {
      blocks[0] = `[${'checked' in box.attribs ? 'x' : ' '}] ${blocks[0] ?? ''}`;
    }
    const isTight = blocks.every((block) => !/\n\n|^[`|]/.test(block));
    return marker + indent(blocks.join(isTight ? '\n' : '\n\n'), marker.length);
  });
  return items.length > 0 ? [items.join('\n')] : [];
}

function writeTable(table: HtmlElement, toUrl: ToUrl): string[] {
  const rows = findAll(table, 'tr').map((row) =>
    row.children
      .filter(isElement)
      .map(({ children }) =>
        writeInline(children, toUrl).replace(/\s+/g, ' ').trim().replace(/\|/g, '\\|'),
      ),
  );
  const [head = [], ...body] = rows;
  const lines = [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`);
  return head.length > 0 ? [lines.join('\n')] : [];
}

/** Text at the start of a line that Markdown would read as a list, a heading or a quote is escaped. */
function writeParagraph(nodes: readonly HtmlNode[], toUrl: ToUrl): string {
  const text = writeInline(nodes, toUrl).trim();
  const lines = text.includes('\n') ? text.replace(/(?<![^\S\n])[^\S\n]*\n\s*/g, '\n') : text;
  return lines
    .replace(/^(?=>|[-=:|][-=:| ]*$|(?:#{1,6}|[-+])(?:\s|$))/gm, '\\')
    .replace(/^(\d+)(?=[.)](?:\s|$))/gm, '$1\\');
}

const quote = (blocks: readonly string[]): string =>
  blocks
    .join('\n\n')
    .replace(/^(?=.)/gm, '> ')
    .replace(/^$/gm, '>');

const indent = (text: string, by: number): string =>
  text.replace(/\n(?=.)/g, `\n${' '.repeat(by)}`);
