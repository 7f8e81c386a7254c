export type ScrollDirection = 'up' | 'down';

/** The direction of a move between two scroll positions; without a move, that of the one before. */
export function scrollDirection(
  was: ScrollDirection | null,
  { from, to }: { from: number; to: number },
): ScrollDirection {
  if (was && from === to) return was;
  return to < from ? 'up' : 'down';
}
