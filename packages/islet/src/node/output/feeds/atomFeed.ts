import { escapeHtml } from '#shared/escapeHtml.ts';

/** A feed and its entries; URLs are absolute, times are ISO 8601. */
export interface AtomFeed {
  title: string;
  /** Value of `xml:lang`. */
  lang: string;
  /** URL of the feed itself. */
  url: string;
  /** URL of the site in this language. */
  homeUrl: string;
  entries: readonly AtomEntry[];
}

export interface AtomEntry {
  url: string;
  title: string;
  summary: string;
  updated: string;
  published?: string | undefined;
  authors?: ReadonlyArray<{ name: string; url?: string | undefined }> | undefined;
}

/** Writes an Atom feed (RFC 4287). `entries` start with the page that changed last. */
export function atomFeed({ title, lang, url, homeUrl, entries }: AtomFeed): string {
  const [newest] = entries;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(lang)}">`,
    `<id>${escapeXml(url)}</id>`,
    element('title', title),
    element('updated', newest?.updated ?? new Date(0).toISOString()),
    `<author>${element('name', title)}</author>`,
    link('self', url),
    link('alternate', homeUrl),
    ...entries.map((entry) =>
      [
        `<entry><id>${escapeXml(entry.url)}</id>`,
        element('title', entry.title),
        element('updated', entry.updated),
        entry.published ? element('published', entry.published) : '',
        ...(entry.authors ?? []).map(({ name, url }) => {
          return `<author>${element('name', name)}${url ? element('uri', url) : ''}</author>`;
        }),
        link('alternate', entry.url),
        entry.summary && element('summary', entry.summary),
        '</entry>',
      ].join(''),
    ),
    '</feed>\n',
  ].join('\n');
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

const link = (rel: string, url: string): string => `<link rel="${rel}" href="${escapeXml(url)}"/>`;

/** Characters that XML 1.0 allows nowhere: controls, halves of pairs, and two that aren't characters. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escapeXml = (text: string): string => escapeHtml(text.replace(forbidden, '\uFFFD'));
