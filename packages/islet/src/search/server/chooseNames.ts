/** The sites to answer for: in the order of a request, whose first one is that of the page, or else all. */
export function chooseNames(names: readonly string[], wanted: readonly string[]): string[] {
  if (wanted.length === 0) return [...names];
  return [...new Set(wanted)].filter((name) => names.includes(name));
}
