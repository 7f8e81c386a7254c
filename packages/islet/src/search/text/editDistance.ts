/** The distance between two words, and how much of the second was compared. */
export interface Distance {
  edits: number;
  /** Shorter than the word if only its start was compared. */
  length: number;
}

/**
 * Returns a function that counts the insertions, deletions, replacements and swaps (of adjacent letters) that turn
 * `typed` into a word, or into its most similar start (`asPrefix`); null above the limit. It is optimized
 * for comparing one word with a whole vocabulary.
 */
export function createEditDistance(
  typed: string,
  asPrefix: boolean,
): (word: string, limit: number) => Distance | null {
  const columns = typed.length;
  let [beforeLast, last, current] = Array.from(
    { length: 3 },
    () => new Uint8Array(columns + 1),
  ) as [Uint8Array, Uint8Array, Uint8Array];

  return (word, limit) => {
    if (columns - word.length > limit || (!asPrefix && word.length - columns > limit)) return null;
    const lastRow = Math.min(word.length, columns + limit);
    for (let column = 0; column <= columns; column++) last[column] = column;
    let best: Distance | null = null;
    for (let row = 1; row <= lastRow; row++) {
      const letter = word.charCodeAt(row - 1);
      current[0] = row;
      let smallest = row;
      for (let column = 1; column <= columns; column++) {
        const same = typed.charCodeAt(column - 1) === letter ? 0 : 1;
        let edits = Math.min(
          at(last, column - 1) + same,
          at(last, column) + 1,
          at(current, column - 1) + 1,
        );
        const isSwap =
          row > 1 &&
          column > 1 &&
          typed.charCodeAt(column - 2) === letter &&
          typed.charCodeAt(column - 1) === word.charCodeAt(row - 2);
        if (isSwap) edits = Math.min(edits, at(beforeLast, column - 2) + 1);
        current[column] = edits;
        if (edits < smallest) smallest = edits;
      }
      const edits = at(current, columns);
      const isCompared = asPrefix || row === word.length;
      if (isCompared && edits <= limit && (best === null || edits < best.edits)) {
        best = { edits, length: row };
      }
      if (smallest > limit) break;
      [beforeLast, last, current] = [last, current, beforeLast];
    }
    return best;
  };
}

const at = (row: Uint8Array, index: number): number => row[index] ?? 0;

/** A bit set of the letters in a word; several letters share a bit. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits >>> 0;
}

/** Counts letters of `some` that are not in `others`; each of them requires an edit. */
export function countMissing(some: number, others: number): number {
  let count = 0;
  for (let left = some & ~others; left !== 0; left &= left - 1) count++;
  return count;
}
