import { expect, test } from 'vitest';
import { createFixtureSite } from '../../site/navigation/siteFixture.ts';
import { contentsDocument } from './contentsDocument.ts';

const site = createFixtureSite({
  config: {
    base: '/docs/',
    title: 'A & B',
    icon: '/icon.svg',
    defaultLang: 'ar',
    locales: [{ lang: 'ar', label: 'Arabic', dir: 'rtl' }],
  },
  docs: { 'ar/index.md': 'Home' },
});

test('lists all entries of a sidebar, with a way home, for no index', () => {
  const [data] = site.sites;
  if (!data) throw new Error('The fixture has no site data.');
  const html = contentsDocument(
    {
      site: data,
      items: [
        { text: 'One', link: '/docs/one' },
        { text: '', dividerType: 'solid' },
        { text: '', sectionHeaderText: 'Further' },
        { text: 'Group <2>', items: [{ text: 'Two', link: '/docs/two?a&b' }] },
      ],
    },
    {
      early: { script: 'early()', csp: "default-src 'none'" },
      stylesheets: ['/docs/a.css'],
      rules: site.targets.rules,
    },
  );
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<script>early()</script>');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<link rel="icon" href="/docs/icon.svg">');
  expect(html).toContain('<link rel="stylesheet" href="/docs/a.css">');
  expect(html).toContain('<a href="/docs/">A &amp; B</a>');
  expect(html.match(/<ul>.*<\/ul>/s)?.[0]).toBe(
    '<ul><li><a href="/docs/one">One</a></li><li>Further</li>' +
      '<li>Group &lt;2&gt;<ul><li><a href="/docs/two?a&amp;b">Two</a></li></ul></li></ul>',
  );
});
