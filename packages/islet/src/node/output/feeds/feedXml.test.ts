import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { atomFeed } from './atomFeed.ts';
import { rssFeed } from './rssFeed.ts';

const updated = '2026-01-31T00:00:00.000Z';
const page = { url: 'https://a.example/b?c=1&d=2', title: 'A', summary: '', updated };
const url = 'https://a.example/feed.xml';
const feed = { title: 'Site', description: '', htmlLang: 'en', homeUrl: 'https://a.example/' };

/** The texts of a document by element; throws where it isn't well-formed. */
function readXml(xml: string): Array<[name: string, text: string]> {
  const found: Array<[string, string]> = [];
  const open: Array<{ name: string; text: string }> = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => void open.push({ name, text: '' }));
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => {
    const last = open.pop();
    if (last) found.push([last.name, last.text]);
  });
  parser.write(xml).close();
  return found;
}

const entries = [
  { ...page, published: '2025-12-31T00:00:00.000Z', summary: 'About A & more.' },
  { ...page, title: 'B', authors: [{ name: 'Ann', url: feed.homeUrl }, { name: 'B & C' }] },
];

test('Atom says what is new, who wrote it and when it changed', () => {
  expect(atomFeed({ ...feed, entries }, url)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
    <id>https://a.example/feed.xml</id>
    <title>Site</title>
    <updated>2026-01-31T00:00:00.000Z</updated>
    <author><name>Site</name></author>
    <link rel="self" href="https://a.example/feed.xml"/>
    <link rel="alternate" href="https://a.example/"/>
    <entry><id>https://a.example/b?c=1&amp;d=2</id><title>A</title><updated>2026-01-31T00:00:00.000Z</updated><published>2025-12-31T00:00:00.000Z</published><link rel="alternate" href="https://a.example/b?c=1&amp;d=2"/><summary>About A &amp; more.</summary></entry>
    <entry><id>https://a.example/b?c=1&amp;d=2</id><title>B</title><updated>2026-01-31T00:00:00.000Z</updated><author><name>Ann</name><uri>https://a.example/</uri></author><author><name>B &amp; C</name></author><link rel="alternate" href="https://a.example/b?c=1&amp;d=2"/></entry>
    </feed>
    "
  `);
});

test('RSS says the same, with dates as in email', () => {
  expect(rssFeed({ ...feed, entries }, url)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <channel>
    <title>Site</title>
    <link>https://a.example/</link>
    <description>Site</description>
    <language>en</language>
    <lastBuildDate>Wed, 31 Dec 2025 00:00:00 GMT</lastBuildDate>
    <atom:link rel="self" type="application/rss+xml" href="https://a.example/feed.xml"/>
    <item><title>A</title><link>https://a.example/b?c=1&amp;d=2</link><guid>https://a.example/b?c=1&amp;d=2</guid><pubDate>Wed, 31 Dec 2025 00:00:00 GMT</pubDate><description>About A &amp; more.</description></item>
    <item><title>B</title><link>https://a.example/b?c=1&amp;d=2</link><guid>https://a.example/b?c=1&amp;d=2</guid><pubDate>Sat, 31 Jan 2026 00:00:00 GMT</pubDate><dc:creator>Ann</dc:creator><dc:creator>B &amp; C</dc:creator></item>
    </channel>
    </rss>
    "
  `);
});

test('the last change of an Atom feed is that of any page in it', () => {
  const changed = { ...page, published: '2020-01-01', updated: '2026-12-01' };
  const xml = atomFeed({ ...feed, entries: [page, changed] }, url);
  expect(readXml(xml)).toContainEqual(['updated', '2026-12-01']);
});

test.each([
  ['Atom', atomFeed, 'entry'],
  ['RSS', rssFeed, 'item'],
])('%s is XML that a strict parser reads, whatever pages are called', (_, write, element) => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, (title, summary) => {
      const xml = write({ ...feed, title, entries: [{ ...page, title, summary }] }, url);
      expect(readXml(xml).filter(([name]) => name === element)).toHaveLength(1);
    }),
  );
  const xml = write({ ...feed, entries: [{ ...page, title: 'a <b> & "c"' }] }, url);
  expect(readXml(xml)).toContainEqual(['title', 'a <b> & "c"']);
});
