import type { AppState } from '@docs/client/context.ts';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { renderDocument } from './renderDocument.ts';

/** Texts that would end the element they stand in, if they could. */
const hostile = '</script><script>alert(1)</script><!--<script>"\'&lt;</title></style>';

test('no text of a page ends the element or the attribute that it is in', () => {
  const page = {
    ...{ routePath: '/a', filePath: 'docs/en/a.md', pagePath: 'a', lang: 'en', version: '' },
    ...{ pageType: 'doc', title: hostile, documentTitle: hostile, description: hostile },
    ...{ html: '', languages: {}, frontmatter: { note: hostile } },
  };
  const site = { title: hostile, base: '/', darkMode: true, locales: [], icon: `/${hostile}` };
  const html = renderDocument({
    state: { page, site, sidebar: null } as unknown as AppState,
    rules: { base: '/', cleanUrls: true, defaultLang: 'en', langs: [], versions: [] } as never,
    ...{ shell: '', earlyScript: '0', csp: hostile, boot: '/boot.js', stylesheets: [] },
    ...{ origin: null, socialImage: null, ssg: true },
  });
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
