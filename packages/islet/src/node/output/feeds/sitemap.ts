import { escapeHtml } from '#shared/escapeHtml.ts';

/**
 * Writes `robots.txt`, which leads to the site map. Pages that must not be found say so themselves: to read that, crawlers
 * have to load them.
 */
export const robots = (sitemapUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;

/** Writes `sitemap.xml`; URLs are absolute, `lastModified` is ISO 8601. */
export function sitemap(
  pages: ReadonlyArray<{ url: string; lastModified: string | null }>,
): string {
  const entries = pages.map(({ url, lastModified }) => {
    const modified = lastModified ? `<lastmod>${escapeHtml(lastModified)}</lastmod>` : '';
    return `<url><loc>${escapeHtml(url)}</loc>${modified}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}
