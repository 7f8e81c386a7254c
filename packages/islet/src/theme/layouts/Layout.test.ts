import { describe, expect, test } from 'vitest';
import type { PageType } from '#shared/frontmatter.ts';
import english from '#shared/labels/en.json' with { type: 'json' };
import chinese from '#shared/labels/zh.json' with { type: 'json' };
import type { PageData } from '#shared/types.ts';
import {
  findElement,
  type Given,
  listLinks,
  renderLayout,
  toText,
} from '../testing/renderLayout.ts';

const full: Given = {
  page: {
    toc: [
      { text: 'First', id: 'first', depth: 2, charIndex: 0 },
      { text: 'Deeper', id: 'deeper', depth: 3, charIndex: 9 },
    ],
    sidebarUrl: '/sidebar.json',
    prev: { text: 'Before', link: '/before' },
    next: { text: 'After', link: '/after' },
    editUrl: 'https://example.com/edit',
    // A different day than in UTC.
    lastUpdated: '2025-03-01T00:30:00+02:00',
  },
  site: { nav: [{ text: 'Guide', link: '/guide/' }] },
  sidebar: [{ text: 'Page', link: '/guide/page' }],
};

const withPage = (page: Partial<PageData>): Given => ({ ...full, page: { ...full.page, ...page } });

/** The parts of a page in document order. */
function listParts(html: string): string {
  const parts = html.matchAll(
    /class="(skip-link|bar|drawer|sidebar|outline|prose|doc-footer|hero|features|not-found|footer)"|<(main)\b|id="~(announcer)"/g,
  );
  return [...parts].map((match) => match.slice(1).find(Boolean)).join(' ');
}

describe('the page type chooses the layout', () => {
  test.each<[PageType, string]>([
    [
      'doc',
      'skip-link skip-link bar outline main prose doc-footer drawer sidebar footer announcer',
    ],
    ['home', 'skip-link bar main hero features prose drawer footer announcer'],
    ['404', 'skip-link bar main not-found drawer footer announcer'],
    ['custom', 'skip-link bar main prose drawer footer announcer'],
    ['blank', 'main prose announcer'],
  ])('%s', (pageType, expected) => {
    const frontmatter = {
      hero: { name: 'Site', actions: [] },
      features: [{ title: 'Fast', details: 'Very', span: 4 }],
    };
    const page = { pageType, frontmatter, ...(pageType === '404' && { html: '' }) };
    expect(listParts(renderLayout(withPage(page)))).toBe(expected);
  });
});

test('no id can be that of a heading, which begins with a letter, a digit, `-` or `_`', () => {
  for (const pageType of ['doc', '404', 'blank'] as const) {
    const html = renderLayout(withPage({ pageType, ...(pageType === '404' && { html: '' }) }));
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
    expect(ids).toContain('~content');
    expect(ids.filter((id) => !/^~|^_R_/.test(id))).toEqual([]);
  }
});

describe('front matter and config hide parts', () => {
  const all = listParts(renderLayout(full)).split(' ');
  test.each([
    ['navbar', ['bar']],
    ['sidebar', ['sidebar']],
    ['outline', ['outline']],
    ['footer', ['doc-footer', 'footer']],
  ])('%s: false', (flag, hidden) => {
    const html = renderLayout(withPage({ frontmatter: { [flag]: false } }));
    const left = all.filter((part) => !hidden.includes(part));
    // Without a sidebar there is no link to skip to it.
    expect(listParts(html).split(' ')).toEqual(flag === 'sidebar' ? left.slice(1) : left);
  });

  test('globalUIComponents: false', () => {
    const site = { ...full.site, announcement: { key: 'v2', message: 'New', link: '/new' } };
    const render = (frontmatter: PageData['frontmatter']) =>
      renderLayout({ ...withPage({ frontmatter }), site });
    expect(render({}).match(/global-ui/g)).toHaveLength(2);
    expect(render({ globalUIComponents: false })).not.toContain('global-ui');
  });

  test('hideNavbar: always', () => {
    const html = renderLayout({ ...full, site: { hideNavbar: 'always' } });
    expect(listParts(html).split(' ')).not.toContain('bar');
    expect(html).toContain('menu-button');
  });

  test('nothing to show in a part', () => {
    const html = renderLayout({ site: { footerMessage: '' }, sidebar: [] });
    expect(listParts(html)).toBe('skip-link bar main prose drawer announcer');
  });
});

test('no layout has an inline style, which the security policy forbids', () => {
  const types: PageType[] = ['doc', 'home', '404', 'custom', 'blank'];
  const html = types.map((pageType) => renderLayout(withPage({ pageType }))).join('');
  expect(html).not.toMatch(/\sstyle=|<style|<script|\son\w+=/);
});

test('an announcement is a region with a link and a button', () => {
  const announcement = { key: 'v2', message: 'Version 2', link: '/new' };
  const html = findElement(renderLayout({ site: { announcement } }), 'section');
  expect(html).toContain('aria-label="Announcement"');
  expect(listLinks(html)).toEqual(['Version 2 → /new']);
  expect(findElement(html, 'button')).toContain('aria-label="Close"');
});

test('landmarks have names', () => {
  const html = renderLayout(full);
  expect([...html.matchAll(/<nav[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    english.mainNavigation,
    english.mainNavigation,
    english.sidebarNavigation,
  ]);
  expect(findElement(html, 'aside')).toContain('aria-label="ON THIS PAGE"');
});

test('the frame speaks the language of the page', () => {
  const search = { mode: 'local', pointerUrl: '/search.json', placeholder: '' } as const;
  const announcement = { key: 'v2', message: '新', link: '/new' };
  const site = {
    lang: 'zh',
    labels: chinese,
    search,
    announcement,
    versions: ['v2', 'v1'],
  };
  const urls = { languageUrls: { en: '/', zh: '/zh/' }, versionUrls: { v2: '/', v1: '/v1/' } };
  const html = renderLayout({ ...withPage({ lang: 'zh', version: 'v2', ...urls }), site });
  const buttons = [...html.matchAll(/<button\b([^>]*)>(.*?)<\/button>/gs)].map(
    ([, attributes = '', content = '']) =>
      / aria-label="([^"]*)"/.exec(attributes)?.[1] ?? toText(content),
  );
  expect(buttons.length).toBeGreaterThan(4);
  expect(buttons.filter((name) => !/\p{Script=Han}/u.test(name))).toEqual([]);
  for (const name of ['主导航', '侧边栏']) expect(html).toContain(`aria-label="${name}"`);
  for (const text of ['跳到正文', '跳到导航', '本页目录']) expect(html).toContain(`>${text}<`);
});

describe('404', () => {
  test('shows the prose if the site has its own 404 page', () => {
    const page = { pageType: '404' as const, html: '<h1>Gone</h1>' };
    expect(toText(findElement(renderLayout({ page }), 'main'))).toBe('Gone');
  });

  test.each([
    ['the defaults', {}, '/'],
    ['another language', { lang: 'zh' }, '/zh/'],
    ['another version', { version: 'v1', defaultVersion: 'v2' }, '/v1/'],
    [
      'both, below a base',
      { lang: 'zh', version: 'v1', defaultVersion: 'v2', base: '/docs/' },
      '/docs/v1/zh/',
    ],
  ])('the home link of %s', (_, site, url) => {
    const html = findElement(renderLayout({ page: { pageType: '404', html: '' }, site }), 'main');
    expect(toText(html)).toBe('404 PAGE NOT FOUND Take me home');
    expect(listLinks(html)).toEqual([`Take me home → ${url}`]);
  });
});

describe('doc', () => {
  test('ends with edit link, time, and links to the previous and next page', () => {
    const html = findElement(renderLayout(full), 'div', 'doc-footer');
    expect(toText(html)).toContain('Last updated February 28, 2025');
    expect(listLinks(html)).toEqual([
      'Edit this page on GitHub → https://example.com/edit',
      'Previous Page Before → /before',
      'Next Page After → /after',
    ]);
  });

  test('shows the section above the title', () => {
    const sidebar = [{ text: 'Basics', items: [{ text: 'Page', link: '/guide/page' }] }];
    const above = (title: string) =>
      toText(findElement(renderLayout({ ...withPage({ title }), sidebar }), 'p', 'eyebrow'));
    expect(above('Page')).toBe('Guide · Basics');
    expect(above('Basics')).toBe('Guide');
    expect(renderLayout({ ...full, site: {}, sidebar: [] })).not.toContain('eyebrow');
  });

  test('formats the time in the language of the page', () => {
    const html = renderLayout({
      ...withPage({ lang: 'zh' }),
      site: { lang: 'zh', labels: chinese },
    });
    expect(toText(findElement(html, 'time'))).toBe('2025年2月28日');
  });

  test('has an outline', () => {
    const links = ['First → #first', 'Deeper → #deeper'];
    expect(listLinks(findElement(renderLayout(full), 'aside'))).toEqual(links);
  });

  test('has an outline that says which headings are new', () => {
    const toc = [{ text: 'First', id: 'first', depth: 2, charIndex: 0, status: 'Since 1.2' }];
    expect(listLinks(findElement(renderLayout(withPage({ toc })), 'aside'))).toEqual([
      'First Since 1.2 → #first',
    ]);
  });
});

test('home shows the links and images of hero and features, and text icons', () => {
  const hero = {
    name: 'Site',
    text: 'makes sites',
    tagline: 'at once',
    image: { src: '/docs/logo.svg', alt: '', width: 375, height: 375 },
    actions: [
      { text: 'Start', link: '/docs/guide/', theme: 'brand' as const },
      { text: 'Code', link: 'https://example.com/', theme: 'alt' as const },
    ],
  };
  const features = [
    { icon: '/docs/fast.svg', title: 'Fast', details: 'Very', link: '/docs/guide/fast', span: 6 },
    { icon: '🧩', title: 'Small', details: 'Too', span: 6 },
  ];
  const given = { page: { pageType: 'home' as const, html: '', frontmatter: { hero, features } } };
  const html = findElement(renderLayout(given), 'main');
  expect(toText(html)).toBe('Site makes sites at once Start Code Fast Very 🧩 Small Too');
  expect(listLinks(html)).toEqual([
    'Start → /docs/guide/',
    'Code → https://example.com/',
    'Fast → /docs/guide/fast',
  ]);
  expect([...html.matchAll(/src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
    '/docs/logo.svg',
    '/docs/fast.svg',
  ]);
  expect(html).toContain('data-span="6"');
});
