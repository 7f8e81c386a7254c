/**
 * Finds the option that a wrong name is meant for: one with the same last part, as `target` is for `output.target`, or
 * one that differs in a letter or two. `null` if nothing is near.
 */
export function suggestOption(name: string, options: readonly string[]): string | null {
  const [last = name] = name.split('.').slice(-1);
  const elsewhere = options.filter((option) => option.split('.').at(-1) === last);
  if (elsewhere.length > 0) return elsewhere.toSorted((a, b) => rankOf(a) - rankOf(b))[0] ?? null;
  const parent = name.split('.').slice(0, -1).join('.');
  const near = options
    .filter((option) => option.split('.').slice(0, -1).join('.') === parent)
    .map((option) => ({ option, distance: countEdits(last, option.split('.').at(-1) ?? '') }))
    .toSorted((a, b) => a.distance - b.distance)[0];
  return near && near.distance <= (last.length < 5 ? 1 : 2) ? near.option : null;
}

/** The sections of Rsbuild come first, which other tools have options of, too; then what is less deep. */
const rankOf = (option: string): number =>
  option.split('.').length * 2 - (/^(?:output|source|resolve)\./.test(option) ? 1 : 0);

/** How many letters have to be added, removed or replaced, ignoring case. */
function countEdits(a: string, b: string): number {
  const [from, to] = [a.toLowerCase(), b.toLowerCase()];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
