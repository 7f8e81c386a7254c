import { distance } from 'fastest-levenshtein';

/** Finds the known name that was most likely meant; at most a third of its letters may differ. */
export function nearestName(written: string, known: readonly string[]): string | undefined {
  return nearestNames(written, known)[0];
}

/** Finds up to three such names, the nearest first. */
export function nearestNames(written: string, known: readonly string[]): string[] {
  const lower = written.toLowerCase();
  const ranked = known
    .map((name) => ({ name, cost: distance(lower, name.toLowerCase()) }))
    .filter(({ name, cost }) => cost <= Math.ceil(name.length / 3) && cost < name.length)
    .sort((a, b) => a.cost - b.cost);
  return ranked.slice(0, 3).map(({ name }) => name);
}
