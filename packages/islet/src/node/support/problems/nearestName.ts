import { distance } from 'fastest-levenshtein';

/** Finds the known name that was most likely meant; at most a third of its letters may differ. */
export function nearestName(written: string, known: readonly string[]): string | undefined {
  const lower = written.toLowerCase();
  const ranked = known
    .map((name) => ({ name, cost: distance(lower, name.toLowerCase()) }))
    .filter(({ name, cost }) => cost <= Math.ceil(name.length / 3) && cost < name.length)
    .sort((a, b) => a.cost - b.cost);
  return ranked[0]?.name;
}
