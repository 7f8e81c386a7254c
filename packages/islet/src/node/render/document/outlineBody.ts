import GithubSlugger from 'github-slugger';
import type { Element as HastElement, Root as HastRoot } from 'hast';
import type { Problem, RootPlace } from '#shared/types.ts';
import { parseProse } from '../../page/html/parseProse.ts';
import { writeHtml } from '../../page/html/writeHtml.ts';
import { fillToc } from '../../page/markdown/toc.ts';
import { makeId, unnamedHeading } from '../../page/record/compileOutline.ts';
import {
  depthOf,
  headingText,
  isHeading,
  isLeftOut,
  type PageOutline,
  readOutline,
} from '../../page/record/readOutline.ts';

/** What rendering adds to a page: its outline and text with what components render. */
export type RenderedOutline = Pick<PageOutline, 'toc' | 'sections'>;

/** A part of the HTML of a page that JSX rendered. */
export interface RenderedRoot {
  /** Offsets in the HTML. */
  start: number;
  end: number;
  place: RootPlace;
}

export interface OutlinedBody {
  /** With the ids that headings have been given. */
  html: string;
  outline: RenderedOutline;
  /** Each with the JSX that it is about. */
  faults: Array<Fault & { place: RootPlace }>;
}

/**
 * Reads the outline and the text of a rendered page. A heading without an id gets one like those of Markdown, unless it is in an
 * island: the browser renders it again.
 */
export function outlineBody(html: string, roots: readonly RenderedRoot[]): OutlinedBody {
  const tree = parseProse(html);
  const { ids, headings } = collect(tree);
  const slugger = new GithubSlugger();
  for (const id of ids) slugger.occurrences[id] ??= 0;
  const faults: OutlinedBody['faults'] = [];
  const report = (fault: Fault, place: RootPlace | undefined): void => {
    if (place) faults.push({ ...fault, place });
  };
  const around = ({ start }: Heading): RootPlace | undefined =>
    roots.find((root) => root.start <= start && start < root.end)?.place;
  // A heading of Markdown has no id if JSX in it says what it is called.
  const inside = ({ start }: Heading): RootPlace | undefined =>
    roots.find((root) => root.start >= start)?.place;

  const edits: Edit[] = [];
  const firsts = new Map<string, Heading>();
  for (const heading of headings) {
    const { node, isIsland, start } = heading;
    const { id } = node.properties;
    if (typeof id === 'string') {
      const first = firsts.get(id);
      if (first) report(explainDouble(id), around(heading) ?? around(first));
      else firsts.set(id, heading);
      continue;
    }
    const text = headingText(node);
    const own = makeId(text, slugger);
    const place = around(heading) ?? inside(heading);
    if (text === '') report({ severity: 'warning', ...unnamedHeading }, place);
    else if (isIsland) report(explainMissing(text, own), place);
    else {
      node.properties.id = own;
      const end = start + '<h2'.length;
      edits.push({ start: end, end, text: ` id="${own.replace(/"/g, '&quot;')}"` });
    }
  }
  const { toc, sections } = readOutline(tree);
  // Those of a page without JSX are complete.
  if (roots.length > 0) edits.push(...listContents({ tree, html, toc }));
  return { html: applyEdits(html, edits), outline: { toc, sections }, faults };
}

type Fault = Pick<Problem, 'severity' | 'message' | 'fix'>;

interface Heading {
  node: HastElement;
  isIsland: boolean;
  /** Offset of the opening tag. */
  start: number;
}

/** What replaces a part of the HTML, by the offsets of that. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const startOf = ({ position }: HastElement): number => position?.start.offset ?? 0;

/** Lists all ids, and the headings that readers see, of the depths in outlines and the title. */
function collect(tree: HastRoot): { ids: string[]; headings: Heading[] } {
  const ids: string[] = [];
  const headings: Heading[] = [];
  const visit = (parent: HastRoot | HastElement, isIsland: boolean, isShown: boolean): void => {
    for (const node of parent.children) {
      if (node.type !== 'element') continue;
      const { tagName, properties } = node;
      if (typeof properties.id === 'string') ids.push(properties.id);
      const isSeen = isShown && !isLeftOut(node);
      const start = startOf(node);
      if (isSeen && isHeading(node) && depthOf(node) <= 4) headings.push({ node, isIsland, start });
      const isBorder = tagName === 'islet-island' || tagName === 'islet-slot';
      visit(node, isBorder ? tagName === 'islet-island' : isIsland, isSeen);
    }
  };
  visit(tree, false, true);
  return { ids, headings };
}

/** Writes the tables of contents again, with the headings that components rendered. */
function listContents({
  tree,
  html,
  toc,
}: Pick<RenderedOutline, 'toc'> & { tree: HastRoot; html: string }): Edit[] {
  return fillToc(tree, toc).map((node) => {
    const start = startOf(node);
    const end = html.indexOf('</nav>', start) + '</nav>'.length;
    return { start, end, text: writeHtml({ type: 'root', children: [node] }) };
  });
}

/** Replaces parts of a text, from the last to the first, so that offsets stay. */
function applyEdits(html: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), html);
}

function explainDouble(id: string): Fault {
  return {
    severity: 'error',
    message: `Two headings have the id \`#${id}\`.`,
    fix: 'Give one another id: in Markdown with `{#other}`, in a component with a prop for it.',
  };
}

function explainMissing(text: string, id: string): Fault {
  return {
    severity: 'warning',
    message: `The heading "${text}" of a component that runs in the browser has no id, so the outline leaves it out.`,
    fix: `Give it one in the component, such as \`id="${id}"\`.`,
  };
}
