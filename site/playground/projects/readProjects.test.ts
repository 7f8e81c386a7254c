import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listPresets } from '../page/presets.ts';
import { isRepeatable } from './isRepeatable.mjs';
import { openRun } from './openRun.mjs';
import { readProjects } from './readProjects.mjs';

const folder = path.resolve(import.meta.dirname, '../../examples');

test('a run has the files of its example, those that it replaces, and no programs that only check it', () => {
  const run = openRun(readProjects(path.join(folder, 'tiny-duration')), 'dual');
  expect(Object.keys(run?.files ?? {}).sort()).toEqual([
    'package.json',
    'rslib.config.ts',
    'src/format.ts',
    'src/index.ts',
    'src/parse.ts',
    'src/units.ts',
    'tsconfig.json',
  ]);
  expect(run?.files['package.json']).toContain('"require"');
});

test('a run has all commands of Rslib, in their order', () => {
  const run = openRun(readProjects(path.join(folder, 'tiny-duration')), 'iife-exports');
  expect(run?.command).toBe('npx rslib; npx rslib --no-minify');
});

test('each file that was read is known, so that a change of it is noticed', () => {
  const read: string[] = [];
  readProjects(path.join(folder, 'tiny-duration'), (file) =>
    read.push(path.relative(folder, file)),
  );
  expect(read).toContain(path.join('tiny-duration', 'src', 'index.ts'));
  expect(read).toContain(path.join('tiny-duration', 'runs', 'dual', 'rslib.config.ts'));
});

test('each example of the list exists', () => {
  const names = listPresets('en').flatMap(({ presets }) => presets.map(({ name }) => name));
  const missing = names.filter((name) => {
    const [, example = '', run = ''] = /^run=(.+)\/(.+)$/.exec(name) ?? [];
    return example !== '' && openRun(readProjects(path.join(folder, example)), run) === null;
  });
  expect(missing).toEqual([]);
});

test('every example with runs that can be repeated can be opened', () => {
  const loaders = readFileSync(path.join(import.meta.dirname, 'allExamples.ts'), 'utf8');
  const examples = readdirSync(folder).filter(
    (name) =>
      existsSync(path.join(folder, name, 'example.json')) &&
      Object.keys(readProjects(path.join(folder, name)).runs).length > 0,
  );
  expect(examples.filter((name) => !loaders.includes(`/${name}/package.json`))).toEqual([]);
});

const config = "import { defineConfig } from '@rslib/core';\nexport default defineConfig({});\n";

test.each([
  ['one build', ['npx rslib'], { 'rslib.config.ts': config }, true],
  [
    'a program that looks at it',
    ['npx rslib', 'node --test check.mjs all', 'npx tsc -p use --noEmit'],
    { 'rslib.config.ts': config },
    true,
  ],
  ['another config', ['npx rslib --config a.ts'], { 'rslib.config.ts': config }, true],
  ['two builds', ['npx rslib', 'npx rslib'], { 'rslib.config.ts': config }, true],
  ['no config', ['npx rslib'], { 'a.ts': '' }, true],
  ['watching', ['npx rslib', 'npx rslib --watch'], { 'rslib.config.ts': config }, false],
  ['a program that builds', ['node build.mjs'], { 'rslib.config.ts': config }, false],
  ['another tool', ['npx rslib', 'npx tsc'], { 'rslib.config.ts': config }, false],
  [
    'a plugin that is not served',
    ['npx rslib'],
    { 'rslib.config.ts': "import { pluginStylus } from '@rsbuild/plugin-stylus';" },
    false,
  ],
  [
    'a plugin of PostCSS that is not served',
    ['npx rslib'],
    { 'rslib.config.ts': config, 'postcss.config.mjs': "import a from '@tailwindcss/postcss';" },
    false,
  ],
  [
    'a package that is bundled, and not served',
    ['npx rslib'],
    { 'rslib.config.ts': config, 'src/index.ts': "export * from 'rxjs/operators';" },
    false,
  ],
  [
    'a package that stays outside',
    ['npx rslib'],
    {
      'rslib.config.ts': config,
      'src/index.ts': "import fs from 'node:fs';\nexport * from 'rxjs/operators';",
      'package.json': '{ "peerDependencies": { "rxjs": "7" } }',
    },
    true,
  ],
  ['a file of its own', ['npx rslib'], { 'rslib.config.ts': "import a from './a.ts';" }, true],
])('%s can be repeated: %#', (_, commands, files, expected) => {
  expect(isRepeatable(commands, files)).toBe(expected);
});
