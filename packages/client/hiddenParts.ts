/** The parts of a page that a query flag set to 0 hides (SPEC 2.1), as the flags are called. */
export const hideableParts = [
  'navbar',
  'sidebar',
  'outline',
  'footer',
  'globalUIComponents',
] as const;

/** The parts that a query string hides, separated by spaces: the value of `<html data-hide>`. */
export function findHiddenParts(search: string): string {
  const flags = new URLSearchParams(search);
  return hideableParts.filter((part) => flags.get(part) === '0').join(' ');
}
