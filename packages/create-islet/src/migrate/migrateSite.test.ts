import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Built, build, createTempFolder, readFolder } from 'islet/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Engine, engineNames } from '../engines.ts';
import { type Migrated, migrate } from './testing.ts';

const folder = await createTempFolder();
afterAll(folder.remove);

const sourceOf = (engine: Engine): string => path.join(import.meta.dirname, 'fixtures', engine);
const targetOf = (engine: Engine): string => path.join(folder.path, engine);
const read = (engine: Engine, file: string): Promise<string> =>
  readFile(path.join(targetOf(engine), file), 'utf8');

/** Each fixture is migrated and built once. */
const outcomes = new Map<Engine, { migrated: Migrated; built: Built; isUntouched: boolean }>();

beforeAll(async () => {
  for (const engine of engineNames) {
    const before = await readFolder(sourceOf(engine));
    const migrated = await migrate(null, sourceOf(engine), targetOf(engine));
    const isUntouched =
      JSON.stringify(await readFolder(sourceOf(engine))) === JSON.stringify(before);
    const built = await build(targetOf(engine));
    outcomes.set(engine, { migrated, built, isUntouched });
  }
});

describe.each(engineNames)('%s', (engine) => {
  test('is not changed, and the new site has no errors', () => {
    const { migrated, built, isUntouched } = outcomes.get(engine) ?? {};
    expect(migrated?.isWritten, migrated?.printed).toBe(true);
    expect(built?.output, built?.printed).toBe(path.join(targetOf(engine), 'dist'));
    expect(isUntouched).toBe(true);
    // What a conversion can't know: interface texts, the times of the last changes, and the addresses that are new.
    const warnings = built?.printed.match(/(?<=^warning )\S+/gm) ?? [];
    const others = ['docs', 'site.config.ts', 'addresses.txt'];
    expect(warnings.filter((file) => !others.includes(file))).toEqual([]);
  });

  test('lists what was converted, and what has to be decided by hand', () => {
    const printed = outcomes.get(engine)?.migrated.printed ?? '';
    expect(
      printed.replaceAll(folder.path, '…').replace(/(?<=into ).*(?=\/\w+\.\n)/, '…'),
    ).toMatchSnapshot();
  });

  test('has a readable config and readable menus', async () => {
    expect(await read(engine, 'site.config.ts')).toMatchSnapshot();
    if (engine !== 'rspress') expect(await read(engine, 'sidebars.ts')).toMatchSnapshot();
  });
});

test('links of a footer become a component', async () => {
  expect(await read('docusaurus', 'theme/components/Footer.tsx')).toMatchSnapshot();
});

test('a component that reacts to readers runs in the browser', async () => {
  expect(await read('rspress', 'imported/parts/Switch.tsx')).toMatch(/^'use client';\n\nimport/);
  expect(await read('rspress', 'imported/parts/Count.tsx')).not.toContain('use client');
});

test('words of `i18n.json` become texts', async () => {
  expect(await read('rspress', 'docs/en/guide/_meta.json')).toContain('"Further reading"');
});

test('styles of pages become a stylesheet of the theme', async () => {
  expect(await read('rspress', 'theme/pages.css')).toMatchSnapshot();
  expect(await read('rspress', 'theme/index.tsx')).toMatchSnapshot();
});

test.each([
  ['rspress', 'guide/start.md'],
  ['rspress', 'guide/more/deep.md'],
  ['vitepress', 'guide/boil.md'],
  ['vitepress', 'tea/leaves.md'],
  ['docusaurus', 'next/docs/intro.md'],
  ['docusaurus', 'next/docs/bulbs/warm.md'],
  ['docusaurus', 'next/docs/api/on.md'],
  ['docusaurus', 'next/docs/category/functions--more.md'],
  ['docusaurus', 'es/docs/intro.md'],
  ['docusaurus', 'blog/2026/01/31/light.md'],
  ['starlight', 'index.md'],
  ['starlight', 'launch.md'],
  ['starlight', 'guides/land.md'],
] as const)('%s: the page %s', async (engine, file) => {
  expect(await read(engine, `dist/${file}`)).toMatchSnapshot();
});

test.each([
  ['vitepress', 'vitepress', sourceOf('vitepress'), /is inside the source/],
  ['vitepress', 'rspress', path.join(folder.path, 'none'), /There is no `\.vitepress\/config\.ts`/],
  ['starlight', 'vitepress', import.meta.dirname, /is not empty/],
] as const)('%s: the site %s is not migrated to %s', async (engine, source, target, message) => {
  const { isWritten, printed } = await migrate(engine, sourceOf(source), target);
  expect(printed).toMatch(message);
  expect(isWritten).toBe(false);
});

test('a folder that does not exist is reported', async () => {
  const { isWritten, printed } = await migrate(
    'starlight',
    path.join(folder.path, 'gone'),
    targetOf('starlight'),
  );
  expect(printed).toContain('There is no folder');
  expect(isWritten).toBe(false);
});
