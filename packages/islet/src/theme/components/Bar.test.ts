import { describe, expect, test } from 'vitest';
import type { SiteData } from '#shared/siteData.ts';
import {
  findElement,
  type Given,
  listLinks,
  renderLayout,
  toText,
} from '../testing/renderLayout.ts';

const render = (given: Given) => findElement(renderLayout(given), 'header');
const withSite = (site: Partial<SiteData>) => render({ site });

describe('site title', () => {
  test.each([
    ['the title', {}, 'Site', []],
    ['a logo', { logo: '/l.svg' }, '', ['/l.svg Site']],
    ['a logo with text', { logo: '/l.svg', logoText: 'Text' }, 'Text', ['/l.svg ']],
    [
      'a logo per theme',
      { logo: { light: '/l.svg', dark: '/d.svg' } },
      '',
      ['/l.svg Site', '/d.svg Site'],
    ],
  ])('%s', (_, site, text, images) => {
    const html = findElement(withSite(site), 'a', 'site-title');
    expect(toText(html)).toBe(text);
    const found = [...html.matchAll(/<img[^>]*src="([^"]*)" alt="([^"]*)"/g)];
    expect(found.map(([, src, alt]) => `${src} ${alt}`)).toEqual(images);
  });
});

describe('menus', () => {
  const nav: SiteData['nav'] = [
    { text: 'Right', link: '/right/' },
    { text: 'Left', link: '/left/', position: 'left' },
    {
      text: 'More',
      link: '/more/',
      items: [
        { text: 'Guide', link: '/guide/page' },
        { text: 'Group', items: [{ text: 'Out', link: 'https://example.com/', tag: 'new' }] },
      ],
    },
  ];
  const search = { mode: 'local', pointerUrl: '/search.json', placeholder: '' } as const;
  const html = withSite({ nav, search });

  test('are left of the search or, by default, right of it', () => {
    const [left = '', right = ''] = html.split('search-button');
    expect(toText(findElement(left, 'nav', 'aria-label="Main"'))).toBe('Left');
    const names = findElement(right, 'nav', 'aria-label="Menu"');
    expect(toText(names)).toBe('Right More More Guide Group Out new');
    const only = withSite({ nav: nav.slice(0, 1) });
    expect(toText(findElement(only, 'nav', 'aria-label="Main"'))).toBe('Right');
  });

  test('show the language of a page in another language', () => {
    const item = { text: '指南', link: '/guide/', hrefLang: 'en' };
    const site = { nav: [item, { text: '更多', items: [item] }] };
    const links = renderLayout({ site }).match(/<a[^>]* href="\/guide\/"[^>]*>/g);
    expect(links).toHaveLength(4);
    for (const link of links ?? []) expect(link).toContain('hrefLang="en"');
  });

  test('nest', () => {
    const menu = findElement(html, 'ul', 'class="menu"');
    expect(listLinks(menu)).toEqual([
      'More → /more/',
      '[page] Guide → /guide/page',
      'Out new → https://example.com/',
    ]);
    expect(toText(findElement(html, 'button', 'data-current'))).toBe('More');
    expect(toText(findElement(menu, 'span', 'menu-group'))).toBe('Group');
  });

  test('are also in the drawer', () => {
    const drawer = findElement(renderLayout({ site: { nav } }), 'nav', 'drawer-nav');
    expect(toText(drawer)).toBe('Right Left More More Guide Group Out new');
  });

  test('are folded in the drawer, like tools and versions', () => {
    const links = [{ name: 'Tool', desc: '', descEn: '', logo: '/tool.svg', url: '/tool' }];
    const site = { nav, versions: ['v2', 'v1'], toolLinks: [{ title: '', titleEn: '', links }] };
    const page = { routePath: '/404', version: 'v2', versionUrls: { v2: '/', v1: '/v1/' } };
    const drawer = findElement(renderLayout({ site, page }), 'nav', 'drawer-nav');
    expect(toText(drawer)).toMatch(/More .* Tool .* v2 v1/);
    const outermost = drawer.replace(
      /<details>(?:(?!<details)[\s\S])*?<details[^>]*>/,
      '<details>',
    );
    expect(outermost).not.toContain('open=""');
  });
});

describe('tools', () => {
  const tools = (given: Given) => findElement(render(given), 'div', 'bar-tools');

  test('offer languages and versions if there are several', () => {
    const languageUrls = { en: '/guide/page', zh: '/zh/' };
    const versionUrls = { v2: '/guide/page', v1: '/v1/' };
    const site = { versions: ['v2', 'v1'] };
    const html = tools({ page: { languageUrls, versionUrls, version: 'v2' }, site });
    expect(listLinks(html)).toEqual([
      '[true] v2 → /guide/page',
      'v1 → /v1/',
      '[true] English → /guide/page',
      '简体中文 → /zh/',
    ]);
    expect(html).toContain('aria-label="Version: v2"');
    expect(html).toContain('aria-label="Language: English"');
    expect(html).toContain('hrefLang="zh-CN"');
  });

  test('hide menus with only one choice', () => {
    expect(tools({ page: { languageUrls: { en: '/guide/page' }, versionUrls: {} } })).not.toContain(
      'popovertarget',
    );
  });

  test('toggle the appearance, unless the site has only one', () => {
    expect(tools({})).toContain('aria-label="Appearance: Auto"');
    expect(tools({ site: { darkMode: false } })).not.toContain('Appearance');
  });

  test('show three social links by name, and the rest in a popup', () => {
    const links = ['GitHub', 'X', 'Discord', 'mail'].map((name) => ({
      name,
      icon: '<svg></svg>',
      mode: 'link' as const,
      content: `https://example.com/${name}`,
    }));
    const three = findElement(tools({ site: { socialLinks: links.slice(0, 3) } }), 'ul');
    expect(listLinks(three)).toEqual([
      'GitHub → https://example.com/GitHub',
      'X → https://example.com/X',
      'Discord → https://example.com/Discord',
    ]);
    expect(three).not.toContain('popover');
    const popup = findElement(tools({ site: { socialLinks: links } }), 'div', 'class="popup"');
    expect(listLinks(popup)).toEqual(['mail → https://example.com/mail']);
  });

  test('show texts, images and HTML of social links in popups', () => {
    const socialLinks = (['text', 'img', 'dom'] as const).map((mode) => ({
      name: 'X',
      icon: '',
      mode,
      content: mode === 'dom' ? '<b>HTML</b>' : mode,
    }));
    const html = tools({ site: { socialLinks } });
    const contents = [...html.matchAll(/<div class="social-content">(.*?)<\/div><\/div>/g)];
    expect(contents.map(([, content]) => content)).toEqual([
      '<span>text</span>',
      expect.stringContaining('<img src="img" alt="X"'),
      '<div><b>HTML</b>',
    ]);
  });

  test('list the sibling tools, in Chinese on Chinese paths', () => {
    const tool = { name: 'Tool', desc: '工具', descEn: 'A tool', logo: '/t.svg', url: '/t' };
    const site = {
      toolLinks: [{ title: '分组', titleEn: 'Group', links: [tool] }],
      toolsMenu: { trigger: 'hover' as const, organization: 'https://gitlab.com/all', icon: '' },
    };
    const menu = (routePath: string) =>
      findElement(tools({ site, page: { routePath } }), 'div', 'class="tools-menu"');
    expect(toText(menu('/guide/'))).toBe('Ecosystem All projects Group Tool A tool');
    expect(toText(menu('/zh/'))).toBe('Ecosystem All projects 分组 Tool 工具');
    expect(listLinks(menu('/guide/'))[0]).toBe('All projects → https://gitlab.com/all');
    expect(menu('/guide/')).not.toContain('data-arrow');
    expect(tools({})).not.toContain('tools-menu');
  });
});

test('the search button is shown if the site has search', () => {
  const button = (search: SiteData['search']) =>
    toText(findElement(renderLayout({ site: { search } }), 'button', 'search-button'));
  expect(button({ mode: 'local', pointerUrl: '/search.json', placeholder: '' })).toBe('Search');
  expect(button(null)).toBe('');
});
