import type { Element as HastElement, Root as HastRoot, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { OutlineEntry, TextSection } from '#shared/types.ts';
import { isFootnoteLabel } from '../html/footnotes.ts';
import { silentNames } from '../html/readHtml.ts';
import { isJsxElement } from '../jsx/jsx.ts';
import { statusAttribute } from '../markdown/compileStatus.ts';
import { visitNodes } from '../source/visitNodes.ts';

/** Headings of a page and the text under each. */
export interface PageOutline {
  /** Text of the first `h1`. */
  title: string | null;
  toc: OutlineEntry[];
  sections: TextSection[];
  /** Text of the first paragraph. */
  lead: string;
}

type Node = HastRoot | RootContent;

/** Elements that end a line of plain text. */
const blocks: ReadonlySet<string> = new Set(
  'p div li ul ol table caption tr blockquote pre dd dt details summary section article figure figcaption h5 h6 br hr'.split(
    ' ',
  ),
);

/** Line breaks between the parts of a table are not text. */
const tableParts: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr']);

/**
 * Reads the outline and the plain text from the tree of a page, in which headings have their ids; one without an id is part
 * of the text. A `charIndex` is a position in the plain text of the page, which has a line for the heading and a line for the
 * text of each section.
 */
export function readOutline(tree: HastRoot): PageOutline {
  const result: PageOutline = { title: null, toc: [], sections: [], lead: '' };
  let section: TextSection = { id: '', heading: '', depth: 0, text: '', code: '' };
  let length = 0;

  const closeSection = (): void => {
    const closed = { ...section, text: tidyLines(section.text), code: section.code.trim() };
    if (!closed.heading && !closed.text && !closed.code) return;
    result.sections.push(closed);
    length += closed.heading.length + closed.text.length + 2;
  };

  const readHeading = (node: HastElement): void => {
    const depth = depthOf(node);
    const text = headingText(node);
    const { id } = node.properties;
    if (depth === 1) result.title ??= text;
    if (depth > 4 || typeof id !== 'string') {
      section.text += `\n${text}\n`;
      return;
    }
    closeSection();
    section = { id, heading: text, depth, text: '', code: '', ...statusOf(node) };
    if (depth >= 2) result.toc.push({ text, id, depth, charIndex: length, ...statusOf(node) });
  };

  /** Returns whether all of the element has been read. */
  const readElement = (node: HastElement, parent: Node | null): boolean => {
    if (isLeftOut(node) || isTranslation(node, parent)) return true;
    const code = codeOf(node, parent);
    if (isHeading(node)) readHeading(node);
    else if (code !== null) section.code += `${code}\n`;
    else if (node.tagName === 'p' && !result.lead && !hasClass(node, 'container-title'))
      // "Note" says nothing about a page that begins with one.
      result.lead = textOf(node).replace(/\s+/g, ' ').trim();
    return isHeading(node) || code !== null;
  };

  const read = (node: Node, parent: Node | null): void => {
    if (node.type === 'text') {
      if (!tableParts.has(tagOf(parent))) section.text += node.value;
      return;
    }
    if (node.type === 'element' && readElement(node, parent)) return;
    if (!('children' in node) || isDrawnFolder(node)) return;
    const name = tagOf(node);
    for (const child of node.children) read(child as RootContent, node);
    if (blocks.has(name)) section.text += '\n';
    if (/^t[dh]$/.test(name)) section.text += '\t';
  };

  read(tree, null);
  closeSection();
  return result;
}

/** Whether an element is a heading of the page. */
export function isHeading(node: HastElement): boolean {
  return /^h[1-6]$/.test(node.tagName) && !isFootnoteLabel(node);
}

/** The depth of a heading, from 1 to 6. */
export const depthOf = ({ tagName }: HastElement): number => Number(tagName[1]);

/** The text of a heading, with the texts of its images but without its badges. */
export function headingText(heading: HastElement): string {
  return textWithImages(heading).replace(/\s+/g, ' ').trim();
}

function textWithImages(node: Node): string {
  if (node.type === 'text') return node.value;
  if (isBadge(node)) return '';
  if (node.type === 'element') {
    if (isLeftOut(node)) return '';
    if (node.tagName === 'img') return String(node.properties.alt ?? '');
  }
  if (!('children' in node)) return '';
  return node.children.map((child) => textWithImages(child as Node)).join('');
}

/** Whether a node is a badge, rendered or not. */
const isBadge = (node: Node): boolean =>
  isStatus(node) ||
  (isJsxElement(node) && node.name === 'Badge') ||
  (node.type === 'element' && hasClass(node, 'pill'));

const isStatus = (node: Node): boolean =>
  node.type === 'element' && node.properties[statusAttribute] !== undefined;

/** What the badges of a heading say about versions. */
function statusOf({ children }: HastElement): Pick<OutlineEntry, 'status'> {
  const texts = children.flatMap((child) => (isStatus(child) ? textOf(child) : []));
  return texts.length > 0 ? { status: texts.join(' · ') } : {};
}

/**
 * Whether an element says nothing about the page: controls, what is hidden from readers, links to other places, the byline,
 * and whatever its author leaves out.
 */
export function isLeftOut({ tagName, properties }: HastElement): boolean {
  const { hidden, ariaHidden, dataNoSearch, role, className } = properties;
  if (silentNames.has(tagName) || tagName === 'nav' || dataNoSearch !== undefined) return true;
  if (Array.isArray(className) && className.includes('byline')) return true;
  // Readers choose which panel they see.
  const isHidden = hidden !== undefined && hidden !== 'until-found' && role !== 'tabpanel';
  return isHidden || String(ariaHidden) === 'true';
}

/** Whether an element only says for another package manager what the first one of its tabs does. */
function isTranslation({ properties }: HastElement, parent: Node | null): boolean {
  if (parent?.type !== 'element' || properties.hidden === undefined) return false;
  return parent.properties.dataTabs === 'package-manager';
}

/** Code, or what a drawing was made from; null for other elements. */
function codeOf(node: HastElement, parent: Node | null): string | null {
  const { dataMermaid } = node.properties;
  if (typeof dataMermaid === 'string') return dataMermaid;
  if (hasClass(node, 'katex')) return annotationsOf(node);
  return node.tagName === 'pre' || isCodeTitle(node, parent) ? textOf(node) : null;
}

/** The source of a formula. */
function annotationsOf(formula: HastElement): string {
  let source = '';
  visitNodes({ type: 'root', children: [formula] }, (node) => {
    if (tagOf(node) === 'annotation') source += textOf(node);
  });
  return source;
}

/** Removes empty lines, and spaces that aren't shown. */
function tidyLines(text: string): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const tidy = line.trim();
    if (tidy === '') continue;
    // Most lines have neither.
    const isTidy = !tidy.includes('  ') && !tidy.includes('\t');
    lines.push(isTidy ? tidy : tidy.replace(/ +/g, ' ').replace(/ ?\t ?/g, '\t'));
  }
  return lines.join('\n');
}

const tagOf = (node: Node | null): string => (node?.type === 'element' ? node.tagName : '');

/** The same few names are in every drawn folder, so they would only disturb the search. */
function isDrawnFolder(node: Node): boolean {
  if (node.type === 'mdxJsxFlowElement') return node.name === 'FileTree';
  if (node.type !== 'element') return false;
  return node.properties.dataLang === 'tree' || hasClass(node, 'file-tree');
}

/** The name of a file above its code, also if the code is folded. */
function isCodeTitle(node: HastElement, parent: Node | null): boolean {
  if (hasClass(node, 'code-title')) return true;
  if (node.tagName !== 'summary' || parent?.type !== 'element') return false;
  const others = parent.children.filter((child) => child !== node && child.type === 'element');
  return others.length === 1 && others.every((child) => hasClass(child, 'code'));
}

const hasClass = (node: RootContent, name: string): boolean => classesOf(node).includes(name);

/** The classes of an element. */
export function classesOf(node: RootContent): string[] {
  const { className } = node.type === 'element' ? node.properties : {};
  return Array.isArray(className) ? className.map(String) : [];
}
