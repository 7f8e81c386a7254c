import { parse } from 'parse5';
import { expect, test } from 'vitest';
import type { AppState } from '#client/context.ts';
import { renderDocument } from './renderDocument.ts';

/** Texts that try to end their element. */
const hostile = '</script><script>alert(1)</script><!--<script>"\'&lt;</title></style>';

/** Renders a page of a site with one stylesheet. */
const early = (script: string, csp: string) => ({ script, csp, leadingCsp: `${csp} lead` });

function render(text: string, page: object, shell = ''): string {
  const site = { title: text, base: '/', darkMode: true, locales: [], icon: `/${text}` };
  const described = {
    ...{ routePath: '/a', filePath: 'docs/en/a.md', pagePath: 'a', lang: 'en', version: '' },
    ...{ pageType: 'doc', title: text, documentTitle: text, description: text },
    ...{ html: '', toc: [], languageUrls: {}, frontmatter: { note: text } },
  };
  return renderDocument({
    state: { page: { ...described, ...page }, site, sidebar: null } as unknown as AppState,
    rules: { base: '/', cleanUrls: true, defaultLang: 'en', langs: [], versions: [] } as never,
    ...{ shell, early: early('0', text), earlyWithTabs: early('1', text) },
    ...{ boot: '/boot.js', stylesheets: ['/site.css'] },
    ...{ origin: null, socialImage: null, ssg: true },
  });
}

test('the head links the styles of the page after those of the site, and the data lacks them', () => {
  const html = render('A', { styleUrls: ['/hashed/a.css', '/hashed/b.css'] });
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)">/g)];
  expect(links.map(([, href]) => href)).toEqual(['/site.css', '/hashed/a.css', '/hashed/b.css']);
  expect(html.match(/a\.css/g)).toHaveLength(1);
});

test('readers of all other languages are offered the page of the default one', () => {
  const hreflangs = (languageUrls: object) =>
    [...render('A', { languageUrls }).matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, language, href]) => `${language} ${href}`,
    );
  expect(hreflangs({ en: '/a', de: '/de/a' })).toEqual(['en /a', 'de /de/a', 'x-default /a']);
  expect(hreflangs({ en: '/a' })).toEqual([]);
});

test('only pages with tabs have the script that selects remembered ones', () => {
  const scripts = (shell: string) => render('A', {}, shell).match(/<script>.<\/script>/g);
  expect(scripts('<p>data-tabs</p>')).toEqual(['<script>0</script>']);
  expect(scripts('<div class="tabs" data-tabs="a">')).toEqual(['<script>1</script>']);
});

test('no text of a page ends the element or the attribute that it is in', () => {
  const html = render(hostile, {});
  const scripts: string[] = [];
  const visit = (node: { nodeName: string; childNodes?: unknown[] }): void => {
    if (node.nodeName === 'script') {
      scripts.push(
        (node.childNodes as Array<{ value: string }>).map(({ value }) => value).join(''),
      );
    }
    for (const child of node.childNodes ?? []) visit(child as typeof node);
  };
  visit(parse(html));
  expect(scripts.slice(0, 2)).toEqual(['0', '']);
  expect(scripts).toHaveLength(3);
  expect(JSON.parse(scripts[2] ?? '')).toMatchObject({
    title: hostile,
    frontmatter: { note: hostile },
  });
});
