import { createTempFolder, readFolder } from 'islet/testing';
import { afterAll, expect, test } from 'vitest';
import { createMigrator, type SiteTexts, siteWith } from '../testing.ts';

const folder = await createTempFolder();
afterAll(folder.remove);
const migrate = createMigrator(folder.path);

/** A site of Rspress with a page that shows a component. */
const withPart = (part: string, more: SiteTexts = {}): SiteTexts => ({
  ...siteWith('rspress', "{ base: '/a/', root: 'docs' }"),
  'docs/index.mdx': "import { Part } from '../Part';\n\n# Home\n\n<Part />\n",
  'Part.tsx': part,
  ...more,
});

test.each([
  ["import { useLang } from '@rspress/core/runtime';", '@rspress/core/runtime'],
  [
    "import { Badge, type Group } from '@rspress/core/theme-original';",
    '@rspress/core/theme-original',
  ],
  ["import { useI18n } from 'rspress/runtime';", 'rspress/runtime'],
  ["import { Link } from '@theme';", '@theme'],
])('rspress: something stands for what a component takes: %s', async (part, specifier) => {
  const i18n = '{ "nut": { "en": "Nut" } }';
  const { printed, target } = await migrate('rspress', withPart(part, { 'i18n.json': i18n }));
  expect(printed).not.toContain('<Part>');
  const { 'package.json': manifest, ...files } = await readFolder(target);
  expect(files['site.config.ts']).toContain(`'${specifier}': './imported/rspressStandIn.tsx'`);
  expect(files['imported/rspressStandIn.tsx']).toMatch(/base: string = "\/a\/";.*"en": "Nut"/s);
  expect(manifest).not.toMatch(/rspress|@theme/);
});

test.each([
  ["import { usePages } from '@rspress/core/runtime';", 'has `usePages` only in the other engine'],
  ["import * as runtime from '@rspress/core/runtime';", 'has `*` only in the other engine'],
  ["import { Layout } from '@rspress/core';", 'is a module of the other engine'],
  ["import './docs/a.module.scss';", 'needs a preprocessor of styles'],
])('rspress: a component that needs more is reported: %s', async (part, reason) => {
  const files = withPart(part, { 'docs/a.module.scss': '' });
  const { printed, target } = await migrate('rspress', files);
  expect(printed).toContain(reason);
  expect(Object.keys(await readFolder(target))).not.toContain('imported/rspressStandIn.tsx');
});

test('rspress: something stands for what a package of components takes', async () => {
  const part = "import { Names } from 'names';\nexport const Part = () => <Names />;";
  const manifest = '{ "peerDependencies": { "@rspress/core": ">=2.0.0" } }';
  const files = withPart(part, { 'node_modules/names/package.json': manifest });
  const { target } = await migrate('rspress', files);
  const { 'site.config.ts': config } = await readFolder(target);
  expect(config).toContain("'@rspress/core/runtime': './imported/rspressStandIn.tsx'");
});

test('rspress: without such components, nothing stands for its modules', async () => {
  const part = "import type { PageData } from '@rspress/core';\nexport const Part = () => null;";
  const { printed, target } = await migrate('rspress', withPart(part));
  expect(printed).not.toContain('<Part>');
  expect(Object.keys(await readFolder(target))).not.toContain('imported/rspressStandIn.tsx');
});
