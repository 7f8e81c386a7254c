import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { hashScript } from '../../site/policy/composePolicy.ts';
import { buildOrThrow } from './testing.ts';

const folder = await createTempFolder();
const siteRoot = await copyFixture('frame', folder.path);
const at = (file: string): string => path.join(siteRoot, file);
afterAll(folder.remove);

const head = `
  base: '/below/',
  head: [
    ['meta', { name: 'of-all', content: 'a' }],
    { tag: 'meta', attrs: { name: 'of-guide', content: 'a' }, route: '/guide/*' },
    { tag: 'meta', attrs: { name: 'of-rtl', content: 'a' }, lang: 'rtl' },
    { tag: 'meta', attrs: { name: 'of-v1', content: 'a' }, version: 'v1' },
    { tag: 'meta', attrs: { name: 'of-v1-guide', content: 'a' }, route: '/guide/', version: 'v1' },
    { tag: 'script', content: 'old();', lang: 'en', version: 'v1' },
    { tag: 'link', attrs: { rel: 'me', href: '/icon.svg' }, lang: 'rtl', version: 'v2' },
  ],
`;

beforeAll(async () => {
  const config = await readFile(at('site.config.ts'), 'utf8');
  await writeFile(
    at('site.config.ts'),
    config.replace("  title: 'Frame',", `  title: 'Frame',${head}`),
  );
  await buildOrThrow(siteRoot);
});

test.each([
  ['index.html', ['of-all']],
  ['guide/index.html', ['of-all', 'of-guide']],
  ['guide/bare.html', ['of-all', 'of-guide']],
  ['rtl/guide/index.html', ['of-all', 'of-guide', 'of-rtl', 'icon.svg']],
  ['v1/index.html', ['of-all', 'of-v1', 'old();']],
  ['v1/guide/index.html', ['of-all', 'of-guide', 'of-v1', 'of-v1-guide', 'old();']],
])('%s has what its route, language and version ask for', async (file, expected) => {
  const html = await readFile(at(`dist/${file}`), 'utf8');
  const found = html.match(
    /(?<=<meta name=")of-[\w-]+|(?<=<script>)old\(\);|(?<=<link rel="me" href="\/below\/)icon\.svg/g,
  );
  expect(found?.sort()).toEqual([...expected].sort());
});

test('the policy admits inline code that only some pages have', async () => {
  expect(await readFile(at('dist/_headers'), 'utf8')).toContain(hashScript('old();'));
});
