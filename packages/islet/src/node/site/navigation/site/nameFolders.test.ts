import { expect, test } from 'vitest';
import { bilingual, createFixtureSite } from '../siteFixture.ts';

const header = (label: string) => ({ type: 'section-header', label });

/** The names of the folders of a site in Chinese. */
function nameIn(docs: Record<string, unknown>, nav: unknown[] = []): string[] | undefined {
  const chinese = Object.entries(docs).map(([path, content]) => [`zh/${path}`, content] as const);
  const site = createFixtureSite({
    config: { ...bilingual, base: '/lib/' },
    docs: { 'en/index.md': 'Home', 'zh/_nav.json': nav, ...Object.fromEntries(chinese) },
  });
  return site.siteOf({ lang: 'zh', version: '' }).folders?.map((pair) => pair.join(': '));
}

test.each([
  ['by the page at its address', { 'tools/index.md': '工具', 'tools/a.md': 'A' }, ['tools: 工具']],
  [
    'by the header above all of its entries',
    { 'kit/_meta.json': [header('框架'), 'a', 'b'], 'kit/a.md': 'A', 'kit/b.md': 'B' },
    ['kit: 框架'],
  ],
  [
    'by the group around them',
    {
      'api/_meta.json': [
        { type: 'dir', name: 'js', label: '接口' },
        header('配置'),
        { type: 'link', label: '概览', link: '/guide' },
      ],
      'api/js/a.md': 'A',
      'guide.md': '指南',
    },
    ['api: 接口'],
  ],
  [
    'by nothing if there are several',
    { 'kit/_meta.json': [header('一'), 'a', header('二'), 'b'], 'kit/a.md': 'A', 'kit/b.md': 'B' },
    undefined,
  ],
  ['by nothing without a header', { 'kit/a.md': 'A', 'kit/b.md': 'B', 'c.md': 'C' }, undefined],
])('a folder is named %s', (_, docs, names) => {
  expect(nameIn(docs)).toEqual(names);
});

test('the bar names the folders that it leads to', () => {
  const docs = { 'guide/index.md': '介绍', 'api/index.md': '接口' };
  const nav = [{ text: '文档', items: [{ text: '指南', link: '/guide/' }] }];
  expect(nameIn(docs, nav)).toEqual(['api: 接口']);
});
