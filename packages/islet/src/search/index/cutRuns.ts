/** An item of a block: its size in bytes, and a text that distinguishes it from others. */
export type RunItem = [key: string, size: number];

/** Average number of full runs between two marks. */
const runsPerMark = 4;

/**
 * Cuts a list of items into runs of at most `most` bytes; returns the number of the first item of each. A run
 * also ends before a marked item, which depends on its key alone: after a change, only the runs up to the
 * next mark differ.
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

/** Returns a number from 0 to 1; similar texts get very different numbers (as in MurmurHash3). */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
