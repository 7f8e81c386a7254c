/**
 * Adds the query and the anchor of the page to the link that is followed: to the same page in another language or
 * version. If it lacks the anchor, it is shown from its top.
 */
export function keepPlace({ currentTarget }: { currentTarget: HTMLAnchorElement }): void {
  currentTarget.search = location.search;
  currentTarget.hash = location.hash;
}
