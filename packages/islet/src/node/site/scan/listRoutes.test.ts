import { expect, test } from 'vitest';
import { identifyFile } from '#shared/url.ts';
import { siteConfigSchema } from '../config/schema.ts';
import { toUrlRules } from '../config/toUrlRules.ts';
import { bilingual } from '../navigation/siteFixture.ts';
import { listRoutes } from './listRoutes.ts';

/** Draws the route table of source files; a page in parentheses has none. */
function list(files: string[], versions: string[] = []): string[] {
  const multiVersion = { default: versions[0] ?? '', versions };
  const rules = toUrlRules(siteConfigSchema.parse({ title: 'Site', ...bilingual, multiVersion }));
  const pages = files.map((file) => {
    const identity = identifyFile(rules, file.replace(/[()]/g, ''));
    if (!identity) throw new Error(`${file} is no page`);
    return { ...identity, filePath: file.startsWith('(') ? '' : `docs/${file}` };
  });
  return listRoutes(rules, pages).map(
    ({ path, filePath, lang, version }) => `${path} ${filePath} ${lang} ${version}`,
  );
}

test('a Chinese home page alone is marked as English', () => {
  expect(list(['en/guide/start/index.md', 'zh/index.md'])).toEqual([
    '/guide/start/ docs/en/guide/start/index.md en ',
    '/zh/ docs/zh/index.md en ',
  ]);
});

test('each language and version with more than that has routes of its own', () => {
  const files = [
    'v2/en/index.md',
    'v2/zh/index.md',
    'v2/zh/a.md',
    'v1/zh/index.md',
    '(v1/en/404.md)',
  ];
  expect(list(files, ['v2', 'v1'])).toEqual([
    '/ docs/v2/en/index.md en v2',
    '/zh/ docs/v2/zh/index.md zh v2',
    '/zh/a docs/v2/zh/a.md zh v2',
    '/v1/zh/ docs/v1/zh/index.md en v1',
  ]);
});
