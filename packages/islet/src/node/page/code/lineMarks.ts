/** The marks of a line of code. */
const lineKinds = ['highlighted', 'inserted', 'deleted', 'warning', 'danger'] as const;
export type LineKind = (typeof lineKinds)[number];

/** Numbers of lines, from 1 (SPEC 5), by their mark. */
export type LineMarks = Record<LineKind, Set<number>>;

/** Creates empty marks. */
export function createLineMarks(): LineMarks {
  const create = () => new Set<number>();
  return {
    highlighted: create(),
    inserted: create(),
    deleted: create(),
    warning: create(),
    danger: create(),
  };
}

/** Combines the marks from two sources for one block. */
export function mergeLineMarks(first: LineMarks, second: LineMarks): LineMarks {
  const merged = createLineMarks();
  for (const kind of lineKinds) merged[kind] = new Set([...first[kind], ...second[kind]]);
  return merged;
}

/** A text to mark in the lines `from` to `to`, counted from 1. */
export interface WordMark {
  pattern: RegExp;
  from: number;
  to: number;
}
