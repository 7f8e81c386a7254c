import { expect, test } from 'vitest';
import type { ToolGroup } from '#shared/siteData.ts';
import { localizeTools } from './localizeTools.ts';

const bundler = {
  name: 'Bundler',
  desc: '打包工具',
  descEn: 'Bundles',
  logo: '/bundler.svg',
  url: 'https://bundler.example/zh/',
};
const groups: ToolGroup[] = [
  {
    title: '工具',
    titleEn: 'Tools',
    links: [bundler, { ...bundler, logoScale: 1.25, urlEn: 'https://bundler.example/' }],
  },
];

test.each([
  ['/guide/', 'Tools', 'Bundles', 'https://bundler.example/'],
  ['/zh/guide/', '工具', '打包工具', 'https://bundler.example/zh/'],
  ['/guide/zhuyin', '工具', '打包工具', 'https://bundler.example/zh/'],
])('on %s', (path, title, description, url) => {
  const [group] = localizeTools(groups, path);
  expect(group).toMatchObject({
    title,
    tools: [
      { description, size: 24 },
      { url, size: 30 },
    ],
  });
  // The same URL for both languages.
  expect(group?.tools[0]?.url).toBe(bundler.url);
});
