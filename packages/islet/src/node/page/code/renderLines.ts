import type { ElementContent, Element as HastElement } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { splitLines } from './highlighter.ts';
import type { LineMarks, WordMark } from './lineMarks.ts';

/** What the lines of a code block show besides their code. */
export interface ShownLines {
  lines: LineMarks;
  words: readonly WordMark[];
  /** The margin of a diff, line by line; null for other code. */
  signs: readonly string[] | null;
  lineNumbers: boolean;
}

type Line = ElementContent[];

/** Adds the marks to highlighted code. Lines without any stay as they are. */
export function renderLines(code: ElementContent[], shown: ShownLines): ElementContent[] {
  const { lines, words, signs, lineNumbers } = shown;
  const isMarked = [lines.highlighted, lines.warning, lines.danger].some(({ size }) => size > 0);
  if (!isMarked && !lineNumbers && !signs && words.length === 0) return code;
  const rows = splitLines(code)
    .map((line, index) => markWords(line, wordsOf(words, index + 1)))
    .map((line, index) => [...marginOf(index, signs), ...line]);
  return isMarked || lineNumbers
    ? rows.flatMap((row, index) => [wrapLine(row, index + 1, lines), lineEnd])
    : joinLines(rows, lines);
}

const lineEnd: ElementContent = { type: 'text', value: '\n' };

function marginOf(index: number, signs: ShownLines['signs']): Line {
  const sign = signs?.[index] ?? '';
  return sign === '' ? [] : [{ type: 'text', value: sign }];
}

/** Lines that are changed in the same way are one block, as in Prism's own grammar of diffs. */
function joinLines(rows: readonly Line[], lines: LineMarks): Line {
  const joined: Array<{ kind: ChangeKind | null; children: Line }> = [];
  for (const [index, row] of rows.entries()) {
    const kind = changeOf(index + 1, lines);
    const children = index < rows.length - 1 ? [...row, lineEnd] : row;
    const last = joined.at(-1);
    if (last && last.kind === kind) last.children.push(...children);
    else joined.push({ kind, children: [...children] });
  }
  return joined.flatMap(({ kind, children }) => (kind ? [changed(kind, children)] : children));
}

type ChangeKind = 'inserted' | 'deleted';

function changeOf(number: number, { inserted, deleted }: LineMarks): ChangeKind | null {
  return inserted.has(number) ? 'inserted' : deleted.has(number) ? 'deleted' : null;
}

/** A line of a diff: its class gives it the color that its sign stands for. */
function changed(kind: ChangeKind, children: Line): HastElement {
  return span(['token', `${kind}-sign`, kind], children);
}

function wrapLine(line: Line, number: number, lines: LineMarks): HastElement {
  const { highlighted, warning, danger } = lines;
  const tone = danger.has(number) ? ['danger'] : warning.has(number) ? ['warning'] : [];
  const isMarked = tone.length > 0 || highlighted.has(number);
  const kind = changeOf(number, lines);
  const className = ['line', ...(isMarked ? ['highlighted'] : []), ...tone];
  return span(className, kind ? [changed(kind, line)] : line);
}

function wordsOf(words: readonly WordMark[], line: number): RegExp[] {
  return words.filter(({ from, to }) => from <= line && line <= to).map(({ pattern }) => pattern);
}

/** Puts `<mark>` around matches. */
function markWords(line: Line, patterns: readonly RegExp[]): Line {
  if (patterns.length === 0) return line;
  const text = line.map(textOfNode).join('');
  const marked = new Set<number>();
  for (const pattern of patterns)
    for (const { 0: match, index } of text.matchAll(pattern))
      for (let place = index; place < index + match.length; place++) marked.add(place);
  if (marked.size === 0) return line;
  return joinPieces(splitNodes(line, 0, marked)).flatMap(({ isMarked, children }) =>
    isMarked ? [{ type: 'element', tagName: 'mark', properties: {}, children }] : children,
  );
}

function textOfNode(node: ElementContent): string {
  return node.type === 'text' ? node.value : node.type === 'element' ? textOf(node) : '';
}

/** A part of a line that is marked as a whole, or not at all. */
interface Piece {
  isMarked: boolean;
  children: Line;
}

/** Cuts nodes where the marked characters begin and end; the first one starts at the offset `start`. */
function splitNodes(nodes: readonly ElementContent[], start: number, marked: Set<number>): Piece[] {
  let place = start;
  return nodes.flatMap((node): Piece[] => {
    const from = place;
    place += textOfNode(node).length;
    if (node.type === 'element')
      return joinPieces(splitNodes(node.children, from, marked)).map(({ isMarked, children }) => ({
        isMarked,
        children: [{ ...node, children }],
      }));
    if (node.type !== 'text') return [{ isMarked: false, children: [node] }];
    return splitRuns(node.value, (index) => marked.has(from + index)).map(
      ({ value, isMarked }) => ({ isMarked, children: [{ type: 'text', value }] }),
    );
  });
}

function joinPieces(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const { isMarked, children } of pieces) {
    const last = joined.at(-1);
    if (last?.isMarked === isMarked) last.children.push(...children);
    else joined.push({ isMarked, children: [...children] });
  }
  return joined;
}

/** Cuts a text where its marked parts begin and end. */
function splitRuns(
  text: string,
  isMarkedAt: (index: number) => boolean,
): Array<{ value: string; isMarked: boolean }> {
  const runs: Array<{ value: string; isMarked: boolean }> = [];
  for (let index = 0; index < text.length; index++) {
    const isMarked = isMarkedAt(index);
    const last = runs.at(-1);
    if (last?.isMarked === isMarked) last.value += text[index];
    else runs.push({ value: text[index] ?? '', isMarked });
  }
  return runs;
}

function span(className: string[], children: ElementContent[]): HastElement {
  return { type: 'element', tagName: 'span', properties: { className }, children };
}
