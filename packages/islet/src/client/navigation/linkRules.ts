/** The parts of a click that the rules need. */
export type ClickLike = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** The parts of a link that the rules need. */
export type LinkLike = Pick<
  HTMLAnchorElement,
  'href' | 'origin' | 'pathname' | 'target' | 'rel' | 'hasAttribute'
>;

/** Whether a click simply follows a link in this tab. */
export function isPlainClick(click: ClickLike): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = click;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/** The URL of a link if it leads to a page of this site and opens in this tab; otherwise null. */
export function findPageUrl(link: LinkLike, base: string, origin: string): URL | null {
  const opensHere = link.target === '' || link.target === '_self';
  if (!opensHere || link.hasAttribute('download') || /\bexternal\b/.test(link.rel)) return null;
  const isInside = link.origin === origin && link.pathname.startsWith(base);
  return isInside && !isFile(link.pathname) ? new URL(link.href) : null;
}

/** Whether a path ends with a file extension; `/v1.0` doesn't. */
function isFile(path: string): boolean {
  const [, extension = 'html'] = /\.([a-z][a-z\d]*)$/i.exec(path) ?? [];
  return extension !== 'html';
}

/** Whether two URLs are of the same page, maybe with different hashes. */
export function isSamePage(a: PageUrl, b: PageUrl): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}
type PageUrl = Pick<URL, 'pathname' | 'search'>;

/** Whether a link leads to a heading of the current page; `#` alone is the top. */
export function isHeadingUrl(url: URL, current: PageUrl): boolean {
  return isSamePage(url, current) && url.href.includes('#');
}
