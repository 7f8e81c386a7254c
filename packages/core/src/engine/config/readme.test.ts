import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { frontmatterSchema } from './schema/frontmatter.ts';
import { themeConfig } from './schema/theme.ts';
import { siteConfigSchema } from './schema.ts';

const readme = await readFile(path.join(import.meta.dirname, '../../../../../README.md'), 'utf8');

test.each([
  ['front matter', frontmatterSchema.shape],
  ['the config', siteConfigSchema.in.shape],
  ['the theme config', themeConfig.shape],
])('the README names every key of %s', (_, shape) => {
  expect(Object.keys(shape).filter((key) => !readme.includes(`\`${key}\``))).toEqual([]);
});
