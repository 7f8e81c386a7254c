/** How far apart two words are, and how much of the second was compared. */
export interface Distance {
  edits: number;
  /** Shorter than the word when only its start is near. */
  length: number;
}

/**
 * Counts the letters to insert, delete, replace or swap (neighbours) to turn `typed` into `word`, or
 * into the nearest start of it (`asPrefix`); null above `limit`.
 */
export function editDistance(
  typed: string,
  word: string,
  { limit, asPrefix = false }: { limit: number; asPrefix?: boolean },
): Distance | null {
  const columns = typed.length;
  if (columns - word.length > limit) return null;
  if (!asPrefix && word.length - columns > limit) return null;
  const lastRow = Math.min(word.length, columns + limit);
  let beforeLast: number[] = [];
  let last = Array.from({ length: columns + 1 }, (_, column) => column);
  let best: Distance | null = null;
  for (let row = 1; row <= lastRow; row++) {
    const current = [row];
    let smallest = row;
    for (let column = 1; column <= columns; column++) {
      const same = typed[column - 1] === word[row - 1] ? 0 : 1;
      let edits = Math.min(
        at(last, column - 1) + same,
        at(last, column) + 1,
        at(current, column - 1) + 1,
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        typed[column - 1] === word[row - 2] &&
        typed[column - 2] === word[row - 1];
      if (isSwap) edits = Math.min(edits, at(beforeLast, column - 2) + 1);
      current.push(edits);
      if (edits < smallest) smallest = edits;
    }
    const edits = at(current, columns);
    const isCompared = asPrefix || row === word.length;
    if (isCompared && edits <= limit && (best === null || edits < best.edits)) {
      best = { edits, length: row };
    }
    if (smallest > limit) break;
    beforeLast = last;
    last = current;
  }
  return best;
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.MAX_SAFE_INTEGER;
