/**
 * The index of the tab that a key moves to, from the tab at `index` of `count`; undefined for all other keys.
 * Arrow keys wrap around, and follow the text direction.
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
