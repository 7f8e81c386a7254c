/** What a reader sees in the search. */
export interface SearchView {
  query: string;
  /** Number of the tab. */
  tab: number;
  /** The top folder that results are filtered by; empty is for pages in none. */
  folder: string | null;
  /** Maximum number of pages. */
  limit: number;
  /** Id of the chosen line. */
  line: string;
  /** Scroll position of the results, in px. */
  top: number;
}

/** The view that the current history entry keeps; null if there is none, or other code has written it. */
export function readKeptView(): SearchView | null {
  const view: unknown = history.state?.search;
  return isView(view) ? view : null;
}

/** Keeps the view in the current history entry, for when the reader comes back; null forgets it. */
export function keepView(view: SearchView | null): void {
  replaceEntry('', view ?? undefined);
}

/** Puts a query into the URL of the page, which others can open then; an empty one is left out. */
export function shareQuery(query: string): void {
  replaceEntry(query);
}

/** Changes the current history entry, so typing adds none. */
function replaceEntry(query: string, search?: SearchView): void {
  history.replaceState({ ...history.state, search }, '', withQuery(location.href, query));
}

/** A URL with the query of a search, or without one if it is empty. Half a character can't be in a URL. */
export function withQuery(href: string, query: string): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? [];
  const others = search.split('&').filter((one) => one && !/^q(?:=|$)/.test(one));
  const all = [
    ...others,
    ...(query ? [`q=${encodeURIComponent(query.replace(/\p{Cs}/gu, ''))}`] : []),
  ];
  return `${path}${all.length > 0 ? `?${all.join('&')}` : ''}${hash}`;
}

function isView(value: unknown): value is SearchView {
  const kinds = { query: 'string', tab: 'number', limit: 'number', line: 'string', top: 'number' };
  const view = Object(value);
  return (
    Object.entries(kinds).every(([key, kind]) => typeof view[key] === kind) &&
    (view.folder === null || typeof view.folder === 'string')
  );
}
