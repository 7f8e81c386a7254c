/** A place in a text; line and column count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** Converts an offset in a text to line and column. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
