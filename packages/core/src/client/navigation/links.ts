/** What the rules need to know of a click. */
export type ClickLike = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** What the rules need to know of a link. */
export type LinkLike = Pick<
  HTMLAnchorElement,
  'href' | 'origin' | 'pathname' | 'target' | 'rel' | 'hasAttribute'
>;

/** Whether a click means nothing but "follow this link here". */
export function isPlainClick(click: ClickLike): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = click;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/** Where a link leads if it is a page of this site that opens in this tab; null for all others. */
export function findPageUrl(link: LinkLike, base: string, origin: string): URL | null {
  const opensHere = link.target === '' || link.target === '_self';
  if (!opensHere || link.hasAttribute('download') || /\bexternal\b/.test(link.rel)) return null;
  const isInside = link.origin === origin && link.pathname.startsWith(base);
  return isInside && !isFile(link.pathname) ? new URL(link.href) : null;
}

/** A name that ends like a file is one; `/v1.0` is not. */
function isFile(path: string): boolean {
  const [, extension = 'html'] = /\.([a-z][a-z\d]*)$/i.exec(path) ?? [];
  return extension !== 'html';
}

/** Whether two URLs show the same page, maybe at different headings. */
export function isSamePage(a: PageUrl, b: PageUrl): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}
type PageUrl = Pick<URL, 'pathname' | 'search'>;

/** Whether a link leads to a heading of the page it is on; `#` alone is its top. */
export function isHeadingUrl(url: URL, current: PageUrl): boolean {
  return isSamePage(url, current) && url.href.includes('#');
}
