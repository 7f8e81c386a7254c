import { escapeXml, type FeedContent, textElement } from './feedXml.ts';

/** Writes an RSS feed (RSS 2.0, with the best practices of its Advisory Board), whose URL is `url`. */
export function rssFeed(
  { title, description, htmlLang, homeUrl, entries }: FeedContent,
  url: string,
): string {
  const [newest] = entries;
  const date = newest && (newest.published ?? newest.updated);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${escapeXml(title)}</title>`,
    textElement('link', homeUrl),
    // Every feed must have one.
    `<description>${escapeXml(description || title)}</description>`,
    textElement('language', htmlLang),
    ...(date ? [textElement('lastBuildDate', toRssDate(date))] : []),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(url)}"/>`,
    ...entries.map((entry) =>
      [
        '<item>',
        `<title>${escapeXml(entry.title)}</title>`,
        textElement('link', entry.url),
        textElement('guid', entry.url),
        textElement('pubDate', toRssDate(entry.published ?? entry.updated)),
        // An `author` of RSS is an email address.
        ...(entry.authors ?? []).map(({ name }) => textElement('dc:creator', name)),
        textElement('description', entry.summary),
        '</item>',
      ].join(''),
    ),
    '</channel>',
    '</rss>\n',
  ].join('\n');
}

/** A time as in email (RFC 822), with four digits for the year. */
const toRssDate = (time: string): string => new Date(time).toUTCString();
