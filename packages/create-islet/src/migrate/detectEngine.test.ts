import { withFiles } from 'islet/testing';
import { expect, test } from 'vitest';
import { detectEngine } from './detectEngine.ts';

/** The engine of a folder with these files, which are empty, and with these dependencies. */
const detect = (files: readonly string[], dependencies: readonly string[] = []) =>
  withFiles(
    {
      ...Object.fromEntries(files.map((name) => [name, ''])),
      'package.json': JSON.stringify({
        devDependencies: Object.fromEntries(dependencies.map((name) => [name, '1.0.0'])),
      }),
    },
    async (folder) => detectEngine(folder),
  );

test.each([
  [['rspress.config.ts'], 'rspress'],
  [['.vitepress/config.mts'], 'vitepress'],
  [['docs/.vitepress/config/index.js'], 'vitepress'],
  [['docusaurus.config.js'], 'docusaurus'],
  [['astro.config.mjs'], 'starlight'],
])('the config %j is of %s', async (files, engine) => {
  expect(await detect(files)).toBe(engine);
});

const two = ['astro.config.mjs', 'docs/.vitepress/config.ts'];

test('the dependencies of a folder tell several configs apart', async () => {
  expect(await detect(two, ['astro', 'vitepress'])).toBe('vitepress');
  expect(await detect(two, ['astro', '@astrojs/starlight'])).toBe('starlight');
});

test.each([
  [two, [], /has configs of several engines: vitepress, starlight\. .* `--engine vitepress`\.$/],
  [two, ['vitepress', '@astrojs/starlight'], /has configs of several engines/],
  [
    ['index.md'],
    ['vitepress'],
    /There is no config in .*`rspress\.config\.\*` of rspress, `\.vitepress\/config\.\*` of vitepress/,
  ],
])('the files %j with the packages %j do not tell', async (files, packages, message) => {
  await expect(detect(files, packages)).rejects.toThrow(message);
});
