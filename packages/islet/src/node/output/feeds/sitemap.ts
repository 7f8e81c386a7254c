import { escapeHtml } from '#shared/escapeHtml.ts';

/**
 * Writes `robots.txt`, which leads to the site map. Pages that must not be found say so themselves: to read that, crawlers
 * have to load them.
 */
export const robots = (sitemapUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;

/** The file that `robots.txt` leads to. */
export const sitemapFile = 'sitemap.xml';

/** The file with a part of a large site map, counted from 1. */
const partFile = (number: number): string => `sitemap-${number}.xml`;

/** A page of a site map. */
export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** ISO 8601; null if it isn't known. */
  lastModified: string | null;
}

/** What crawlers read of one file (https://www.sitemaps.org/protocol.html); bytes are those before compression. */
export const sitemapLimits = { addresses: 50_000, bytes: 50 * 1024 ** 2 };

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Writes the site map as files by their path below the base. A site that is too large for one has several, and
 * `sitemap.xml` is an index of them; `urlOf` gives the absolute URL of a file.
 */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  urlOf: (file: string) => string,
  limits: typeof sitemapLimits = sitemapLimits,
): Map<string, string> {
  const parts = cutEntries(entries, limits);
  const [only, ...others] = parts;
  if (others.length === 0) return new Map([[sitemapFile, writeUrls(only?.lines ?? [])]]);
  const index = parts.map((part, at) => {
    const url = urlOf(partFile(at + 1));
    return `<sitemap>${describe({ url, lastModified: part.lastModified })}</sitemap>\n`;
  });
  return new Map([
    [sitemapFile, writeXml('sitemapindex', index)],
    ...parts.map(({ lines }, at): [string, string] => [partFile(at + 1), writeUrls(lines)]),
  ]);
}

/** Lists the files of the site map of a site with at most this many pages: those of an index too if there may be one. */
export const listSitemapFiles = (pages: number): string[] => [
  sitemapFile,
  ...(pages > sitemapLimits.addresses
    ? Array.from({ length: Math.ceil(pages / sitemapLimits.addresses) }, (_, at) =>
        partFile(at + 1),
      )
    : []),
];

interface SitemapPart {
  lines: string[];
  /** When the last of its pages was modified. */
  lastModified: string | null;
}

function cutEntries(
  entries: readonly SitemapEntry[],
  { addresses, bytes }: typeof sitemapLimits,
): SitemapPart[] {
  const parts: SitemapPart[] = [];
  let part: SitemapPart = { lines: [], lastModified: null };
  let room = 0;
  for (const entry of entries) {
    const line = `<url>${describe(entry)}</url>\n`;
    const size = Buffer.byteLength(line);
    if (parts.length === 0 || part.lines.length === addresses || size > room) {
      part = { lines: [], lastModified: null };
      parts.push(part);
      room = bytes - Buffer.byteLength(writeUrls([]));
    }
    room -= size;
    part.lines.push(line);
    part.lastModified = latest(part.lastModified, entry.lastModified);
  }
  return parts;
}

/** Compares moments, which may be written in different time zones. */
function latest(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return Date.parse(other) > Date.parse(one) ? other : one;
}

function describe({ url, lastModified }: SitemapEntry): string {
  const modified = lastModified ? `<lastmod>${escapeHtml(lastModified)}</lastmod>` : '';
  return `<loc>${escapeHtml(url)}</loc>${modified}`;
}

const writeUrls = (lines: readonly string[]): string => writeXml('urlset', lines);

const writeXml = (name: string, lines: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${schema}>\n${lines.join('')}</${name}>\n`;
