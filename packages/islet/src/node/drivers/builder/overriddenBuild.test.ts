import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { readFolder } from '#testing/readFolder.ts';
import { buildOrThrow, check } from './testing.ts';

const folder = await createTempFolder();
const siteRoot = await copyFixture('plain', folder.path);
const at = (file: string): string => path.join(siteRoot, file);
afterAll(folder.remove);

test('builds of one site for several places give what a config with the same values gives', async () => {
  const places = {
    one: { base: '/one/', url: 'https://one.example.com', outDir: 'one' },
    two: { base: '/two/', url: 'https://two.example.com', outDir: 'two' },
  };
  // Each takes what the one before has cached.
  for (const overrides of [places.one, places.two, places.one]) {
    expect((await buildOrThrow(siteRoot, { overrides })).output).toBe(at(overrides.outDir));
  }
  const config = await readFile(at('site.config.ts'), 'utf8');
  for (const [name, { base, url }] of Object.entries(places)) {
    await rm(at('.islet'), { recursive: true });
    const fields = `base: '${base}', url: '${url}', title:`;
    await writeFile(at('site.config.ts'), config.replace('title:', fields));
    await buildOrThrow(siteRoot);
    expect(await readFolder(at(name))).toEqual(await readFolder(at('dist')));
  }
  await writeFile(at('site.config.ts'), config);
});

test('below a path there is no `robots.txt`, and one in `public` is published as it is', async () => {
  const url = 'https://docs.example.com';
  await buildOrThrow(siteRoot, { overrides: { url, base: '/docs/' } });
  await expect(readFile(at('dist/robots.txt'))).rejects.toThrow('ENOENT');
  await mkdir(at('public'));
  await writeFile(at('public/robots.txt'), 'mine');
  await buildOrThrow(siteRoot, { overrides: { url } });
  expect(await readFile(at('dist/robots.txt'), 'utf8')).toBe('mine');
});

test('`check` and `build` explain wrong values, and then nothing is written', async () => {
  const overrides = { base: 'docs' };
  expect((await check(siteRoot, { overrides })).printed).toMatch(
    /^error --base\n {2}`base` is "docs"/,
  );
  await expect(buildOrThrow(siteRoot, { overrides })).rejects.toThrow('error --base');
});
