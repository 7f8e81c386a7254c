import path from 'node:path';
import { testRules } from 'islet/testing';
import { expect, test } from 'vitest';
import { createLocator } from './createLocator.ts';
import { createModuleCopier } from './createModuleCopier.ts';
import type { ForeignSite } from './source/foreignSite.ts';

const root = path.resolve('/old');
const from = path.join(root, 'guide/index.md');
const site: ForeignSite = {
  root,
  config: path.join(root, '.vitepress/config.ts'),
  pageFolders: [root],
  settings: {
    title: 'Old',
    redirects: [
      { from: '/was/', to: '/before' },
      { from: '/before', to: '/now' },
      { from: '/loop', to: '/loop/' },
    ],
  },
  pages: [{ file: path.join(root, 'now.md'), target: 'en/now', address: '/now', lang: 'en' }],
  files: new Map(),
  publicFolders: [path.join(root, 'public')],
  aliases: { '@': root },
  isMdx: false,
  decisions: [],
};
const targets = new Map([
  [from, 'docs/en/guide/index.md'],
  [path.join(root, 'guide/start.md'), 'docs/en/guide/first.md'],
  [path.join(root, 'public/logo.svg'), 'public/logo.svg'],
]);

test.each([
  // A link without `./` is a path, an import without it is a package.
  ['start', 'link', './first.md'],
  ['start.md', 'link', './first.md'],
  ['start.md', 'import', 'start.md'],
  ['./start.md?raw#a', 'import', './first.md?raw#a'],
  ['@/guide/start.md', 'import', './first.md'],
  ['../public/logo.svg', 'link', '/logo.svg'],
  ['/was#a', 'link', '/now#a'],
  ['/loop', 'link', '/loop'],
  ['gone', 'link', 'gone'],
  ['/\\[gone', 'link', '/\\[gone'],
  ['#a', 'link', '#a'],
  ['https://a.example/start', 'link', 'https://a.example/start'],
] as const)('%s as %s becomes %s', (reference, kind, expected) => {
  const modules = createModuleCopier(site, targets);
  const locate = createLocator(site, { targets, rules: testRules, modules });
  expect(locate(from, reference, kind)).toBe(expected);
});
