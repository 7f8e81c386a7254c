import { escapeXml, type FeedContent, textElement } from './feedXml.ts';

/** Writes an Atom feed (RFC 4287), whose URL is `url`. */
export function atomFeed({ title, htmlLang, homeUrl, entries }: FeedContent, url: string): string {
  const times = entries.map(({ updated }) => updated).sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(htmlLang)}">`,
    textElement('id', url),
    `<title>${escapeXml(title)}</title>`,
    textElement('updated', times.at(-1) ?? new Date(0).toISOString()),
    `<author>${textElement('name', title)}</author>`,
    link('self', url),
    link('alternate', homeUrl),
    ...entries.map((entry) =>
      [
        '<entry>',
        textElement('id', entry.url),
        // Every entry must have a title, if only an empty one.
        `<title>${escapeXml(entry.title)}</title>`,
        textElement('updated', entry.updated),
        textElement('published', entry.published ?? ''),
        ...(entry.authors ?? []).map(
          ({ name, url = '' }) =>
            `<author>${textElement('name', name)}${textElement('uri', url)}</author>`,
        ),
        link('alternate', entry.url),
        textElement('summary', entry.summary),
        '</entry>',
      ].join(''),
    ),
    '</feed>\n',
  ].join('\n');
}

const link = (rel: string, url: string): string => `<link rel="${rel}" href="${escapeXml(url)}"/>`;
