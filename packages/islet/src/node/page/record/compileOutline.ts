import GithubSlugger, { slug } from 'github-slugger';
import type { Element as HastElement, Root as HastRoot, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { fillLabel } from '#shared/fillLabel.ts';
import type { Labels } from '#shared/labels.ts';
import type { OutlineEntry, TextSection } from '#shared/types.ts';
import { joinAnchor } from '#shared/url.ts';
import type { ProblemList } from '../../support/problems/problems.ts';
import { isFootnoteLabel } from '../html/footnotes.ts';
import { sourceFileOf } from '../html/refineHtml.ts';
import { attributeText, isJsxElement } from '../jsx/jsx.ts';
import { fillToc } from '../markdown/toc.ts';
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

export interface OutlineOptions {
  labels: Labels;
  file: string;
  problems: ProblemList;
}

/** Elements that end a line of plain text. */
const blocks: ReadonlySet<string> = new Set(
  'p div li ul ol table tr blockquote pre dd dt details summary section h5 h6 br hr figure'.split(
    ' ',
  ),
);

/** Line breaks between the parts of a table are not text. */
const tableParts: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr']);

/**
 * Gives every heading its id (GitHub's rule, unique in the page, `{#custom}` first) and its anchor, and reads
 * the outline and the plain text from the tree. A `charIndex` is a position in the plain text of the page,
 * which has a line for the heading and a line for the text of each section.
 */
export function compileOutline(tree: HastRoot, options: OutlineOptions): PageOutline {
  const { labels, file, problems } = options;
  const slugger = new GithubSlugger();
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
    const depth = Number(node.tagName[1]);
    const text = readHeadingText(node, { file, problems });
    if (depth === 1 && result.title !== null)
      warnOfTitle(node, [result.title, text], { file, problems });
    const id = idOf(node, text, slugger);
    node.properties.id = id;
    // On phones, the theme shows names of 22 characters and more in a smaller font instead of breaking them.
    if (/[!-~]{22}/.test(text)) node.properties.className = [...classesOf(node), 'long'];
    if (depth >= 2) node.children.push(anchor(id, fillLabel(labels.permalink, { heading: text })));
    if (depth === 1) result.title ??= text;
    if (depth > 4) {
      section.text += `\n${text}\n`;
      return;
    }
    closeSection();
    section = { id, heading: text, depth, text: '', code: '' };
    if (depth >= 2) result.toc.push({ text, id, depth, charIndex: length });
  };

  /** Returns whether all of the element has been read. */
  const readElement = (node: HastElement, parent: Node | null): boolean => {
    const isCode = node.tagName === 'pre' || isCodeTitle(node, parent);
    if (isHeading(node)) readHeading(node);
    else if (isCode) section.code += `${textOf(node)}\n`;
    else if (node.tagName === 'p' && !result.lead && !isContainerTitle(node))
      result.lead = textOf(node).replace(/\s+/g, ' ').trim();
    return isHeading(node) || isCode;
  };

  const read = (node: Node, parent: Node | null): void => {
    if (node.type === 'text') {
      if (!tableParts.has(tagOf(parent))) section.text += node.value;
      return;
    }
    if (node.type === 'element' && readElement(node, parent)) return;
    if (isJsxElement(node) && node.name === 'PackageManagerTabs')
      section.code += `${attributeText(node, 'command') ?? ''}\n`;
    if (!('children' in node) || isDrawnFolder(node)) return;
    const name = tagOf(node);
    for (const child of node.children) read(child as RootContent, node);
    if (blocks.has(name)) section.text += '\n';
    if (/^t[dh]$/.test(name)) section.text += '\t';
  };

  takeCustomIds(tree, slugger, { file, problems });
  read(tree, null);
  closeSection();
  fillToc(tree, result.toc, labels);
  return result;
}

type Node = HastRoot | RootContent;

/** The custom id of a heading, or one made from its text. */
function idOf(heading: HastElement, text: string, slugger: GithubSlugger): string {
  const { id } = heading.properties;
  if (typeof id === 'string') return id;
  // The same letters may be written in two ways, of which links use one.
  return slugger.slug(slug(text) === '' ? 'section' : text.normalize('NFC'));
}

/** Returns the text of a heading. What an expression gives is only known when the page is rendered. */
function readHeadingText(
  heading: HastElement,
  { file, problems }: Pick<OutlineOptions, 'file' | 'problems'>,
): string {
  const text = textWithImages(heading).trim();
  if (text === '') {
    const { line, column } = heading.position?.start ?? { line: 1, column: 1 };
    problems.warn(
      { file: sourceFileOf(heading) ?? file, line, column },
      'This heading has no text, so links to it have no name.',
      'Write the text itself instead of an expression, or give an image in it an `alt`.',
    );
  }
  return text;
}

function textWithImages(node: Node): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties.alt ?? '');
  if (!('children' in node)) return '';
  return node.children.map((child) => textWithImages(child as Node)).join('');
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

function warnOfTitle(
  node: HastElement,
  [first, text]: readonly [string, string],
  { file, problems }: Pick<OutlineOptions, 'file' | 'problems'>,
): void {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  problems.warn(
    { file: sourceFileOf(node) ?? file, line, column },
    `The page has the first-level headings "${first}" and "${text}".`,
    'Keep the first, which is the title, and use `##` for others.',
  );
}

const tagOf = (node: Node | null): string => (node?.type === 'element' ? node.tagName : '');

/** "Note" says nothing about a page that begins with one. */
function isContainerTitle({ properties: { className } }: HastElement): boolean {
  return Array.isArray(className) && className.includes('container-title');
}

/** The same few names are in every drawn folder, so they would only disturb the search. */
function isDrawnFolder(node: HastRoot | RootContent): boolean {
  if (node.type === 'mdxJsxFlowElement') return node.name === 'FileTree';
  return node.type === 'element' && node.properties.dataLang === 'tree';
}

/** The name of a file above its code, also if the code is folded. */
function isCodeTitle(node: HastElement, parent: HastRoot | RootContent | null): boolean {
  if (hasClass(node, 'code-title')) return true;
  if (node.tagName !== 'summary' || parent?.type !== 'element') return false;
  const others = parent.children.filter((child) => child !== node && child.type === 'element');
  return others.length === 1 && others.every((child) => hasClass(child, 'code'));
}

const hasClass = (node: RootContent, name: string): boolean => classesOf(node).includes(name);

function classesOf(node: RootContent): string[] {
  const { className } = node.type === 'element' ? node.properties : {};
  return Array.isArray(className) ? className.map(String) : [];
}

function isHeading(node: HastElement): boolean {
  return /^h[1-6]$/.test(node.tagName) && !isFootnoteLabel(node);
}

/** Ids that authors chose come first, so that a generated one never takes their place. */
function takeCustomIds(
  tree: HastRoot,
  slugger: GithubSlugger,
  { file, problems }: { file: string; problems: ProblemList },
): void {
  const firsts = new Map<string, { file: string; line: number }>();
  visitNodes(tree, (node) => {
    if (node.type !== 'element') return;
    if (typeof node.properties.id !== 'string') return;
    const id = node.properties.id.normalize('NFC');
    node.properties.id = id;
    // As it is: the heading `isGoddess` keeps the id `isgoddess` beside an element with the id `isGoddess`.
    slugger.occurrences[id] ??= 0;
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const place = { file: sourceFileOf(node) ?? file, line, column };
    // The scripts of the page find its parts by such ids.
    if (id.startsWith('~')) {
      const message = `The id \`${id}\` starts with \`~\`, like those of the theme.`;
      problems.error(place, message, 'Choose another one.');
    }
    if (!isHeading(node)) return;
    const first = firsts.get(id);
    if (first !== undefined) {
      const where = first.file === place.file ? '' : ` of \`${first.file}\``;
      problems.error(
        place,
        `Two headings have the id \`#${id}\`.`,
        `Choose another; the first one is on line ${first.line}${where}.`,
      );
    }
    firsts.set(id, place);
  });
}

function anchor(id: string, label: string): HastElement {
  return {
    type: 'element',
    tagName: 'a',
    properties: {
      className: ['heading-anchor'],
      href: joinAnchor('', id),
      ariaLabel: label,
    },
    children: [],
  };
}
