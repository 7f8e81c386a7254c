import GithubSlugger, { slug } from 'github-slugger';
import type { Element as HastElement, Root as HastRoot } from 'hast';
import { fillLabel } from '#shared/fillLabel.ts';
import type { Labels } from '#shared/labels.ts';
import { joinAnchor } from '#shared/url.ts';
import type { ProblemList } from '../../support/problems/problems.ts';
import { sourceFileOf } from '../html/refineHtml.ts';
import { isJsx } from '../jsx/jsx.ts';
import { fillToc } from '../markdown/toc.ts';
import { visitNodes } from '../source/visitNodes.ts';
import {
  classesOf,
  depthOf,
  headingText,
  isHeading,
  type PageOutline,
  readOutline,
} from './readOutline.ts';

export interface OutlineOptions {
  labels: Labels;
  file: string;
  problems: ProblemList;
}

/**
 * Gives every heading its id (GitHub's rule, unique in the page, `{#custom}` first) and its anchor, and reads the outline
 * and the plain text.
 */
export function compileOutline(tree: HastRoot, options: OutlineOptions): PageOutline {
  const { labels, file, problems } = options;
  const slugger = new GithubSlugger();
  let title: string | null = null;
  for (const node of takeHeadings(tree, slugger, { file, problems })) {
    const depth = depthOf(node);
    const text = readHeadingText(node, { file, problems });
    // Rendering gives it the id, because only then its text is known.
    if (text === null) continue;
    if (depth === 1 && title !== null) warnOfTitle(node, [title, text], { file, problems });
    if (depth === 1) title ??= text;
    const id = idOf(node, text, slugger);
    node.properties.id = id;
    // On phones, the theme shows names of 22 characters and more in a smaller font instead of breaking them.
    if (/[!-~]{22}/.test(text)) node.properties.className = [...classesOf(node), 'long'];
    if (depth >= 2) node.children.push(anchor(id, fillLabel(labels.permalink, { heading: text })));
  }
  const outline = readOutline(tree);
  fillToc(tree, outline.toc);
  return outline;
}

/** The custom id of a heading, or one made from its text. */
function idOf(heading: HastElement, text: string, slugger: GithubSlugger): string {
  const { id } = heading.properties;
  return typeof id === 'string' ? id : makeId(text, slugger);
}

/** Makes an id from the text of a heading. The same letters may be written in two ways, of which links use one. */
export const makeId = (text: string, slugger: GithubSlugger): string =>
  slugger.slug(slug(text) === '' ? 'section' : text.normalize('NFC'));

/** Creates a function that makes the ids of the headings of a page from their texts, in order. */
export function createIdMaker(): (text: string) => string {
  const slugger = new GithubSlugger();
  return (text) => makeId(text, slugger);
}

/** The text of a heading; null if only rendering can tell, and the author has not given it an id. */
function readHeadingText(
  heading: HastElement,
  { file, problems }: Pick<OutlineOptions, 'file' | 'problems'>,
): string | null {
  const text = headingText(heading);
  if (text !== '') return text;
  if (heading.children.some(isJsx)) return heading.properties.id === undefined ? null : text;
  const { line, column } = heading.position?.start ?? { line: 1, column: 1 };
  const place = { file: sourceFileOf(heading) ?? file, line, column };
  problems.warn(place, unnamedHeading.message, unnamedHeading.fix);
  return text;
}

/** What is wrong with a heading without text. */
export const unnamedHeading = {
  message: 'This heading has no text, so links to it have no name.',
  fix: 'Write its text, or give an image in it an `alt`.',
};

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

/** Returns the headings. Ids that authors chose come first, so that a generated one never takes their place. */
function takeHeadings(
  tree: HastRoot,
  slugger: GithubSlugger,
  { file, problems }: { file: string; problems: ProblemList },
): HastElement[] {
  const headings: HastElement[] = [];
  const firsts = new Map<string, { file: string; line: number }>();
  visitNodes(tree, (node) => {
    if (node.type !== 'element') return;
    if (isHeading(node)) headings.push(node);
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
  return headings;
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
