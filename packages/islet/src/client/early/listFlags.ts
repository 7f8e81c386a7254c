/**
 * The flags of a query string, separated by spaces: the value of `<html data-query>`, which the
 * stylesheet uses to hide parts of the page (`navbar=0`, SPEC 2.1).
 */
export function listFlags(search: string): string {
  return search.slice(1).replaceAll('&', ' ');
}
