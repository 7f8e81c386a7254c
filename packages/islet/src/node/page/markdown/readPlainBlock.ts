import type { BlockContent, ListItem, TableRow } from 'mdast';
import type { Point } from 'unist';
import { pointIn, readPlainText } from './plainText.ts';

/** A source by its lines. */
export interface Lines {
  texts: readonly string[];
  offsets: readonly number[];
  isMdx: boolean;
}

/** A block, and the index of the line after its last. */
interface Block {
  node: BlockContent;
  next: number;
}

/** Reads the block that starts with a line; null if it may be any other kind of block. */
type ReadBlock = (lines: Lines, index: number) => Block | null;

/**
 * Reads the block that starts with a line, without the parser; null if it may be any other kind of block. Code
 * is read only as code, and a list only where no other can continue.
 */
export function readPlainBlock(
  lines: Lines,
  index: number,
  { isInCode, isListClosed }: { isInCode: boolean; isListClosed: boolean },
): Block | null {
  const fence = readFence(lines, index);
  if (fence !== null || isInCode) return fence;
  return (
    readHeading(lines, index) ??
    readParagraph(lines, index) ??
    readTable(lines, index) ??
    (isListClosed ? readList(lines, index) : null)
  );
}

const readFence: ReadBlock = ({ texts, offsets }, index) => {
  const opening =
    /^(`{3,}|~{3,})(?:([^\s`~&\\]+)(?: ([^\s`~&\\](?:[^\t`~&\\]*[^\s`~&\\])?))?)?$/.exec(
      texts[index] ?? '',
    );
  const [, mark = '', lang = null, meta = null] = opening ?? [];
  if (mark === '') return null;
  for (let end = index + 1; end < texts.length; end++) {
    const text = texts[end] ?? '';
    if (!text.trimStart().startsWith(mark)) continue;
    if (text !== mark) return null;
    const value = texts.slice(index + 1, end).join('\n');
    const position = spanOf({ texts, offsets }, index, end);
    return { node: { type: 'code', lang, meta, value, position }, next: end + 1 };
  }
  return null;
};

const readHeading: ReadBlock = ({ texts, offsets, isMdx }, index) => {
  const [line, marks = '', text = ''] =
    /^(#{1,6}) (\S(?:.*[^\s#])?)$/.exec(texts[index] ?? '') ?? [];
  if (line === undefined || text === '#') return null;
  const position = spanOf({ texts, offsets }, index, index);
  const children = readPlainText(text, pointIn(position.start, marks.length + 1), isMdx);
  if (children === null) return null;
  const depth = marks.length as 1 | 2 | 3 | 4 | 5 | 6;
  return { node: { type: 'heading', depth, children, position }, next: index + 1 };
};

/** A line that doesn't start another kind of block, and has no space around it. */
const prose = /^(?!```)(?:[a-z"'(`[*_\\@]|[^\0-\x7f]|\d+(?![\d.)]))(?:.*\S)?$/iu;
const esm = /^(?:import|export)\b/;

const isProse = (text: string, isMdx: boolean): boolean =>
  prose.test(text) && !(isMdx && esm.test(text));

const readParagraph: ReadBlock = (lines, index) => {
  const { texts, isMdx } = lines;
  let next = index;
  while (next < texts.length && isProse(texts[next] ?? '', isMdx)) next++;
  if (next === index || !endsAt(lines, next)) return null;
  const position = spanOf(lines, index, next - 1);
  const children = readPlainText(texts.slice(index, next).join('\n'), position.start, isMdx);
  return children && { node: { type: 'paragraph', children, position }, next };
};

/** Whether a paragraph ends before a line. */
const endsAt = (lines: Lines, index: number): boolean =>
  isBlank(lines, index) || (readFence(lines, index) ?? readHeading(lines, index)) !== null;

const readTable: ReadBlock = (lines, index) => {
  const { texts } = lines;
  const delimiters = cellsOf(texts[index + 1] ?? '');
  if (!delimiters?.every((cell) => /^ *:?-+:? *$/.test(cell))) return null;
  let next = index;
  const rows: TableRow[] = [];
  for (; !isBlank(lines, next); next++) {
    if (next === index + 1) continue;
    const row = readRow(lines, next);
    if (row?.children.length !== delimiters.length) return null;
    rows.push(row);
  }
  const align = delimiters.map((cell) => {
    const [left, right] = [cell.trim().startsWith(':'), cell.trim().endsWith(':')];
    if (left) return right ? 'center' : 'left';
    return right ? 'right' : null;
  });
  const position = spanOf(lines, index, next - 1);
  return { node: { type: 'table', align, children: rows, position }, next };
};

/** The texts between the bars of a row. */
const cellsOf = (text: string): string[] | null =>
  /^\|[^\\]*\|$/.test(text) ? text.slice(1, -1).split('|') : null;

function readRow(lines: Lines, index: number): TableRow | null {
  const position = spanOf(lines, index, index);
  const row: TableRow = { type: 'tableRow', children: [], position };
  const cells = cellsOf(lines.texts[index] ?? '');
  if (cells === null) return null;
  let { start } = position;
  for (const [number, cell] of cells.entries()) {
    const indent = cell.length - cell.trimStart().length;
    const children = readPlainText(cell.trim(), pointIn(start, 1 + indent), lines.isMdx);
    if (!children || children.length === 0) return null;
    const end = pointIn(start, 1 + cell.length + (number === cells.length - 1 ? 1 : 0));
    row.children.push({ type: 'tableCell', children, position: { start, end } });
    start = end;
  }
  return row;
}

/** A list of items that are one line each. */
const readList: ReadBlock = (lines, index) => {
  const { texts } = lines;
  const [, first = ''] = item.exec(texts[index] ?? '') ?? [];
  if (first === '') return null;
  const ordered = first.length > 1;
  const items: ListItem[] = [];
  let next = index;
  for (; !isBlank(lines, next); next++) {
    const one = readItem(lines, next, first.at(-1) ?? '');
    if (one === null) return null;
    items.push(one);
  }
  let after = next;
  while (after < texts.length && isBlank(lines, after)) after++;
  if (/^[\s\d*+-]/.test(texts[after] ?? '')) return null;
  const start = ordered ? Number.parseInt(first, 10) : null;
  const position = spanOf(lines, index, next - 1);
  return { node: { type: 'list', ordered, start, spread: false, children: items, position }, next };
};

const item = /^([-*+]|\d{1,9}[.)]) (?=\S)(.+)$/;

/** Reads an item with the same kind of mark. */
function readItem(lines: Lines, index: number, kind: string): ListItem | null {
  const [, mark = '', text = ''] = item.exec(lines.texts[index] ?? '') ?? [];
  if (mark.at(-1) !== kind || !isProse(text, lines.isMdx)) return null;
  const position = spanOf(lines, index, index);
  const start = pointIn(position.start, mark.length + 1);
  const children = readPlainText(text, start, lines.isMdx);
  if (children === null) return null;
  const content = [
    { type: 'paragraph' as const, children, position: { start, end: position.end } },
  ];
  return { type: 'listItem', spread: false, checked: null, children: content, position };
}

/** Whether a line has only spaces and tabs. */
export const isBlank = ({ texts }: Pick<Lines, 'texts'>, index: number): boolean =>
  /^[ \t]*$/.test(texts[index] ?? '');

/** The place of some lines, from the first to the last. */
function spanOf(
  { texts, offsets }: Pick<Lines, 'texts' | 'offsets'>,
  first: number,
  last: number,
): { start: Point; end: Point } {
  const start = { line: first + 1, column: 1, offset: offsets[first] ?? 0 };
  const length = texts[last]?.length ?? 0;
  const end = { line: last + 1, column: length + 1, offset: (offsets[last] ?? 0) + length };
  return { start, end };
}
