/**
 * The tab that a key leads to, of `count` tabs, from the one at `index`; undefined for all other keys.
 * Arrows go round, and follow the direction of the script.
 */
export function nextTab(
  key: string,
  { index, count, isRtl }: { index: number; count: number; isRtl: boolean },
): number | undefined {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === forward) return (index + 1) % count;
  if (key === back) return (index + count - 1) % count;
  return undefined;
}
