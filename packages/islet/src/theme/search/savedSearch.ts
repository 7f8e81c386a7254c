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

/** The view that is saved in the current history entry; null if there is none, or other code has written it. */
export function readSavedView(): SearchView | null {
  const view: unknown = history.state?.search;
  return isView(view) ? view : null;
}

/** Saves the view in the current history entry, for when the reader comes back; null removes it. */
export function saveView(view: SearchView | null): void {
  replaceEntry({ query: '' }, view ?? undefined);
}

/** What of a search is in the URL of the page, so that others can open it: `?q=watch%20mode&section=guide`. */
export interface SharedSearch {
  query: string;
  /** The top folder that results are filtered by, as in `SearchView`. */
  folder?: string | undefined;
}

/** Puts a search into the URL of the page; one without a query is left out. */
export function shareSearch(search: SharedSearch): void {
  replaceEntry(search);
}

/** The folder that the URL of the page filters the results of this query by, if any. */
export function readSharedFolder(query: string): string | undefined {
  const parameters = new URLSearchParams(location.search);
  return parameters.get('q') === query ? (parameters.get('section') ?? undefined) : undefined;
}

/** Changes the current history entry, so typing adds none. */
function replaceEntry(shared: SharedSearch, search?: SearchView): void {
  history.replaceState({ ...history.state, search }, '', withSearch(location.href, shared));
}

/** A URL with a search, or without one if its query is empty. Half of a surrogate pair can't be encoded in a URL. */
export function withSearch(href: string, { query, folder }: SharedSearch): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? [];
  const all = search.split('&').filter((one) => one && !/^(?:q|section)(?:=|$)/.test(one));
  if (query) {
    all.push(`q=${encodeURIComponent(query.replace(/\p{Cs}/gu, ''))}`);
    if (folder !== undefined) all.push(`section=${encodeURIComponent(folder)}`);
  }
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
