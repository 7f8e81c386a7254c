/** Milliseconds that a page waits for its styles. */
const longestWait = 3000;

/**
 * Loads the stylesheets at these URLs that the document doesn't have yet, but doesn't apply them: the page
 * may only be prefetched. A page that can't have its styles is shown without them.
 */
export async function loadStyles(urls: readonly string[] = []): Promise<void> {
  await Promise.all(urls.map(loadSheet));
}

/** Applies the stylesheets at these URLs, at once if they have been loaded. */
export function applyStyles(urls: readonly string[] = []): void {
  for (const url of urls) findLink(url)?.removeAttribute('media');
}

function loadSheet(href: string): Promise<void> {
  const link = findLink(href) ?? document.createElement('link');
  return new Promise((resolve) => {
    if (link.sheet) return resolve();
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // The next page that needs it tries again.
      link.remove();
      resolve();
    });
    setTimeout(resolve, longestWait);
    if (link.isConnected) return;
    Object.assign(link, { rel: 'stylesheet', href, media: 'not all' });
    document.head.append(link);
  });
}

const findLink = (href: string): HTMLLinkElement | null =>
  document.querySelector(`link[rel=stylesheet][href="${href}"]`);
