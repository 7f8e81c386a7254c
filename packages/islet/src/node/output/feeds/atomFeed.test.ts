import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { atomFeed } from './atomFeed.ts';

const updated = '2026-01-31T00:00:00.000Z';
const page = { url: 'https://a.example/b?c=1&d=2', title: 'A', summary: '', updated };
const feed = { title: 'Site', lang: 'en', url: 'https://a.example/feed.xml' };

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

test('says what changed and when, the last change first', () => {
  const homeUrl = 'https://a.example/';
  const entries = [
    { ...page, summary: 'About A.' },
    { ...page, title: 'B', updated: '2025' },
    { ...page, published: '2024', authors: [{ name: 'Ann', url: homeUrl }, { name: 'B & C' }] },
  ];
  expect(atomFeed({ ...feed, homeUrl, entries })).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
    <id>https://a.example/feed.xml</id>
    <title>Site</title>
    <updated>2026-01-31T00:00:00.000Z</updated>
    <author><name>Site</name></author>
    <link rel="self" href="https://a.example/feed.xml"/>
    <link rel="alternate" href="https://a.example/"/>
    <entry><id>https://a.example/b?c=1&amp;d=2</id><title>A</title><updated>2026-01-31T00:00:00.000Z</updated><link rel="alternate" href="https://a.example/b?c=1&amp;d=2"/><summary>About A.</summary></entry>
    <entry><id>https://a.example/b?c=1&amp;d=2</id><title>B</title><updated>2025</updated><link rel="alternate" href="https://a.example/b?c=1&amp;d=2"/></entry>
    <entry><id>https://a.example/b?c=1&amp;d=2</id><title>A</title><updated>2026-01-31T00:00:00.000Z</updated><published>2024</published><author><name>Ann</name><uri>https://a.example/</uri></author><author><name>B &amp; C</name></author><link rel="alternate" href="https://a.example/b?c=1&amp;d=2"/></entry>
    </feed>
    "
  `);
});

test('is XML that a strict parser reads, whatever pages are called', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, text, (title, summary) => {
      const xml = atomFeed({ ...feed, homeUrl: feed.url, entries: [{ ...page, title, summary }] });
      const names = readXml(xml).map(([name]) => name);
      expect(names.filter((name) => name === 'entry')).toHaveLength(1);
    }),
  );
  const xml = atomFeed({
    ...feed,
    homeUrl: feed.url,
    entries: [{ ...page, title: 'a <b> & "c"' }],
  });
  expect(readXml(xml)).toContainEqual(['title', 'a <b> & "c"']);
});
