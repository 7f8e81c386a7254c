import type { Element as HastElement, Root as HastRoot, Parents } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { messageOf } from '#shared/messageOf.ts';
import type { PageStylesheet, SourcePlace } from '#shared/types.ts';
import { packageName } from '../../support/modules/ownPackage.ts';
import { runPatiently, runWithin } from '../source/runWithin.ts';
import type { SourceState } from '../source/sourceState.ts';
import { skip, visitNodes } from '../source/visitNodes.ts';
import { nameByContent } from './assets.ts';
import { findUndrawnLines } from './checkDiagram.ts';
import { type DrawnSource, drawnSourceOf } from './drawnSource.ts';
import { sourceFileOf } from './refineHtml.ts';
import { cutTexts, renderDiagram, translateDiagram } from './renderDiagram.ts';
import type { Formula } from './renderFormula.ts';

/** The syntax that a site adds to Markdown; the libraries of each are loaded for pages that use it. */
export interface Extensions {
  math: boolean;
  mermaid: boolean;
  emoji: boolean;
}

/** What the pages that have formulas or diagrams import for their styles. */
export const drawnStyles = {
  math: `${packageName}/theme/formulas`,
  mermaid: `${packageName}/theme/styles/diagram.css`,
};

/** What is too wide scrolls like a table, which the keyboard can reach only while it scrolls. */
const scrolling = ['table-scroll'];

/** Milliseconds that one drawing may take. */
const longest = 5000;

/** What a page needs to show its drawings. */
interface DrawnStyles {
  /** Keys of the modules with the styles that all such pages share. */
  styles: string[];
  /** The rules that only this page needs; null if there are none. */
  stylesheet: PageStylesheet | null;
}

interface Found extends DrawnSource {
  node: HastElement;
  parent: Parents;
  place: SourcePlace;
  text: string;
  /** Prefix of the ids in the drawing. */
  id: string;
}

/**
 * Replaces the sources of formulas and diagrams by drawings, after outline and search have read them. What
 * can't be drawn is reported and stays code.
 */
export async function drawSources(
  tree: HastRoot,
  { labels, file, problems }: Pick<SourceState, 'labels' | 'file' | 'problems'>,
  extensions: Extensions,
): Promise<DrawnStyles> {
  const styles = new Set<string>();
  const declarations = new Map<string, string>();
  const sources = findSources(tree, file, extensions);
  const has = (one: Found['language']): boolean => sources.some(({ language }) => language === one);
  const page = {
    ...{ labels, problems },
    katex: has('math') ? await loadKatex() : null,
    mermaid: has('mermaid') ? await loadMermaid() : null,
  };
  for (const found of sources) {
    const drawing = await (found.language === 'math' ? drawFormula : drawDiagram)(found, page);
    if (drawing === null) continue;
    styles.add(drawnStyles[found.language]);
    const { node, parent } = found;
    parent.children[parent.children.indexOf(node as never)] = drawing.element as never;
    for (const [name, declaration] of drawing.declarations ?? [])
      declarations.set(name, declaration);
  }
  return { styles: [...styles], stylesheet: await writeStylesheet(declarations) };
}

async function writeStylesheet(
  declarations: ReadonlyMap<string, string>,
): Promise<PageStylesheet | null> {
  if (declarations.size === 0) return null;
  const { formulaStyles } = await import('./renderFormula.ts');
  const text = formulaStyles(declarations);
  return { output: nameByContent('formulas.css', text), text };
}

function findSources(tree: HastRoot, file: string, extensions: Extensions): Found[] {
  const sources: Found[] = [];
  visitNodes(tree, (node, _, parent) => {
    if (node.type !== 'element') return;
    const source = drawnSourceOf(node);
    if (source === null || !extensions[source.language]) return;
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const place = { file: sourceFileOf(node) ?? file, line, column };
    const text = textOf(findCode(node)).replace(/\n$/, '');
    sources.push({ ...source, ...{ node, parent, place, text }, id: `drawing-${sources.length}` });
    return skip;
  });
  return sources;
}

/** The code in the box of a block, which may have a title too. */
function findCode(node: HastElement): HastElement {
  const pre = node.children.find((child) => child.type === 'element' && child.tagName === 'pre');
  return pre?.type === 'element' ? pre : node;
}

/** Loads the library of formulas; null if it is not installed. */
async function loadKatex(): Promise<typeof import('katex').default | null> {
  return import('katex').then(
    (library) => library.default,
    () => null,
  );
}

/**
 * Loads the library of diagrams; null if it is not installed. Its layout sets itself up at first use and
 * never works again if it is stopped then, so it draws a small diagram before any that may be stopped.
 */
async function loadMermaid(): Promise<typeof import('beautiful-mermaid') | null> {
  const library = await import('beautiful-mermaid').catch(() => null);
  library?.renderMermaidSVG('flowchart TD\n  a --> b');
  return library;
}

interface DrawnPage extends Pick<SourceState, 'labels' | 'problems'> {
  katex: Awaited<ReturnType<typeof loadKatex>>;
  mermaid: Awaited<ReturnType<typeof loadMermaid>>;
}

/** The classes of a diagram are those of the shared styles. */
type Drawing = Pick<Formula, 'element'> & Partial<Formula>;

type Draw = (found: Found, page: DrawnPage) => Promise<Drawing | null>;

const drawFormula: Draw = async ({ text, place, isInline, isBlock }, { problems, katex }) => {
  if (katex === null) {
    problems.error(
      place,
      'Formulas are drawn by the package `katex`, which is not installed.',
      'Run `npm install --save-dev katex@0.16`, or remove `math` from the config.',
    );
    return null;
  }
  const { renderFormula } = await import('./renderFormula.ts');
  try {
    const formula = await draw(() => renderFormula(text, isInline, katex));
    if (isInline) return formula;
    const properties = { className: ['math', ...scrolling], tabIndex: 0 };
    const children = [formula.element];
    const tagName = isBlock ? 'div' : 'span';
    return { ...formula, element: { type: 'element', tagName, properties, children } };
  } catch (error) {
    problems.error(
      place,
      `This formula is not valid: ${messageOf(error)}.`,
      'Correct it as LaTeX; write a dollar that is text as `\\$`.',
    );
    return null;
  }
};

const drawDiagram: Draw = async ({ text, place, node, id }, { labels, problems, mermaid }) => {
  if (mermaid === null) {
    problems.error(
      place,
      'Diagrams are drawn by the package `beautiful-mermaid`, which is not installed.',
      'Run `npm install --save-dev beautiful-mermaid`, or remove `mermaid` from the config.',
    );
    return null;
  }
  const { title, code } = cutTexts(text);
  const undrawn = findUndrawnLines(code);
  for (const { index, text: line } of undrawn ?? []) {
    // A file that the fence quotes has lines of its own.
    const isHere = place.line + index < (node.position?.end.line ?? 0);
    problems.error(
      isHere ? { ...place, line: place.line + index + 1, column: 1 } : place,
      `This line of the diagram can't be drawn: \`${line}\`.`,
      'Correct it, or leave it out; the manual lists what diagrams may contain.',
    );
  }
  if (undrawn !== null && undrawn.length > 0) return null;
  try {
    if (undrawn === null) throw new Error('it is not of a kind that can be drawn');
    const svg = await draw(() => renderDiagram(code, id, mermaid.renderMermaidSVG));
    translateDiagram(svg, labels.noAttributes);
    const ariaLabel = title ?? labels.diagram;
    const className = ['diagram', ...scrolling];
    const properties = { className, ariaLabel, tabIndex: 0, dataMermaid: text };
    return { element: { type: 'element', tagName: 'figure', properties, children: [svg] } };
  } catch (error) {
    problems.error(
      place,
      `This diagram can't be drawn: ${messageOf(error)}.`,
      'Begin it with `flowchart`, `sequenceDiagram`, `classDiagram`, `stateDiagram-v2` or `erDiagram`.',
    );
    return null;
  }
};

/** Stops a drawing that takes too long. */
function draw<T>(run: () => T): Promise<T> {
  return runPatiently(longest, (milliseconds) => runWithin(milliseconds, run));
}
