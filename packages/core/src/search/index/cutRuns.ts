/** What is put into a block: its size in bytes, and a text that tells it from others. */
export type RunItem = [key: string, size: number];

/** How many full runs there are between two marks, on average. */
const runsPerMark = 4;

/**
 * Cuts a row of items into runs of at most `most` bytes; gives the number of the first of each. A run also ends before
 * a marked item, which depends on its key alone: where items have changed, only the runs up to the next mark differ.
 */
export function cutRuns(items: readonly RunItem[], most: number): number[] {
  const starts: number[] = items.length > 0 ? [0] : [];
  let sum = 0;
  items.forEach(([key, size], index) => {
    if (sum > 0 && (sum + size > most || hashText(key) < size / (runsPerMark * most))) {
      starts.push(index);
      sum = 0;
    }
    sum += size;
  });
  return starts;
}

/** Gives a number from 0 to 1; texts that differ little get numbers that differ much (as in MurmurHash3). */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
