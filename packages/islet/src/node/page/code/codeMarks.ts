import { escapeRegExp } from './codeMeta.ts';
import { createLineMarks, type LineKind, type LineMarks, type WordMark } from './lineMarks.ts';

/** Code without its mark comments, and the marks. */
export interface MarkedCode {
  code: string;
  lines: LineMarks;
  words: WordMark[];
  /** Marks that have no meaning here, as they are written. */
  unknown: string[];
  /** Comments without their counterpart: `start` or `end`. */
  unpaired: Array<'start' | 'end'>;
}

const opening = String.raw`(?:\{?/\*|//|#|<!--|--|;|%)`;
const closing = String.raw`(?:\*/\}?|-->)?`;
/** One or more marks in a comment at the end of a line, as in `// [!code ++]`. */
const notation = new RegExp(
  String.raw`\s*${opening}\s*((?:\[!code[ \t]+[^\]]+\]\s*)+)${closing}\s*$`,
);
const single = /\[!code[ \t]+([^\]]+)\]/g;
/** A comment on a line of its own, as in `// highlight-next-line`. */
const comment = new RegExp(
  String.raw`^\s*${opening}\s*highlight-(next-line|start|end)\s*${closing}\s*$`,
);

const kinds: Readonly<Record<string, LineKind>> = {
  '++': 'inserted',
  '--': 'deleted',
  highlight: 'highlighted',
  hl: 'highlighted',
  // Dimming all other lines would make them hard to read.
  focus: 'highlighted',
  warning: 'warning',
  error: 'danger',
};

/**
 * Removes the comments that mark lines from code: `[!code ++]`, `[!code --]`, `[!code highlight:3]` (for
 * three lines), `[!code word:name]`, and `highlight-next-line`, `-start` and `-end`. A comment that is alone
 * on its line is removed with the line, and applies to the lines after it. `[!!code …]` shows a mark as it
 * is.
 */
export function readCodeMarks(source: string): MarkedCode {
  const marked: MarkedCode = {
    code: source,
    lines: createLineMarks(),
    ...{ words: [], unknown: [], unpaired: [] },
  };
  if (!/\[!!?code\b|highlight-(?:next-line|start|end)/.test(source)) return marked;
  const kept: string[] = [];
  const { highlighted } = marked.lines;
  let open: number | null = null;
  for (const line of source.split('\n')) {
    const command = comment.exec(line)?.[1];
    const next = kept.length + 1;
    if (command === 'next-line') highlighted.add(next);
    else if (command === 'start') {
      if (open !== null) marked.unpaired.push(command);
      open = next;
    } else if (command === 'end') {
      if (open === null) marked.unpaired.push(command);
      for (let number = open ?? next; number < next; number++) highlighted.add(number);
      open = null;
    } else {
      const marks = notation.exec(line);
      const rest = marks ? line.slice(0, marks.index) : line;
      const isAlone = marks !== null && rest.trim() === '';
      for (const [whole, text = ''] of (marks?.[1] ?? '').matchAll(single))
        if (!applyMark(marked, text.trim(), { line: next, isAlone })) marked.unknown.push(whole);
      if (!isAlone) kept.push(rest.replaceAll('[!!code', '[!code'));
    }
  }
  if (open !== null) marked.unpaired.push('start');
  return { ...marked, code: kept.join('\n') };
}

/** Records one mark; returns false if it has no meaning. */
function applyMark(
  { lines, words }: MarkedCode,
  text: string,
  { line, isAlone }: { line: number; isAlone: boolean },
): boolean {
  const [, name = '', word, count] = /^(word|[^:]+)(?::(.+?))??(?::(\d+))?$/.exec(text) ?? [];
  const last = line + Number(count ?? 1) - 1;
  if (name === 'word' && word !== undefined) {
    const pattern = new RegExp(escapeRegExp(word), 'g');
    const to = count === undefined && isAlone ? Number.POSITIVE_INFINITY : last;
    words.push({ pattern, from: line, to });
    return true;
  }
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (kind === undefined || word !== undefined || last - line > 10_000) return false;
  for (let number = line; number <= last; number++) lines[kind].add(number);
  return true;
}
