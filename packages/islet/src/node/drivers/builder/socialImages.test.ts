import { readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import { afterAll, expect, test } from 'vitest';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { build as buildSite, check } from './testing.ts';

const folder = await createTempFolder();
const siteRoot = await copyFixture('plain', folder.path);
const at = (file: string): string => path.join(siteRoot, file);
afterAll(folder.remove);

/** Writes the config with more fields, builds, and gives what was printed. */
async function build(fields: string): Promise<string> {
  original ??= await readFile(at('site.config.ts'), 'utf8');
  await writeFile(at('site.config.ts'), original.replace('  title:', `${fields}\n  title:`));
  return (await buildSite(siteRoot)).printed;
}
let original: string | undefined;

const listImages = (place: string): string[] =>
  readdirSync(at(place))
    .filter((name) => name.endsWith('.png'))
    .sort();

/** The content of the elements of a page that describe its image. */
async function readMetas(page: string): Promise<Record<string, string>> {
  const html = await readFile(at(`dist/${page}`), 'utf8');
  const metas = html.matchAll(
    /<meta (?:property|name)="((?:og:image|twitter)[^"]*)" content="([^"]*)">/g,
  );
  return Object.fromEntries([...metas].map(([, name = '', content = '']) => [name, content]));
}

test('each page has an image, which is drawn once and removed with the page', async () => {
  const fields = "url: 'https://docs.example.com', base: '/lib/', socialImages: true,";
  await writeFile(at('docs/en/guide/last.md'), '# Last & "least"\n\nThe end.\n');
  await writeFile(at('docs/en/guide/chinese.md'), '# 第三\n');
  const own = 'head:\n  - tag: meta\n    attrs: { property: og:image, content: /own.png }';
  await writeFile(at('docs/en/guide/own.md'), `---\n${own}\n---\n\n# Own\n`);
  const log = await build(fields);
  expect(log).toContain(
    'warning site.config.ts\n  `socialImages`: No font has `三`, `第`, as in the image of `docs/en/guide/chinese.md`.',
  );
  const { 'og:image': image = '', ...rest } = await readMetas('guide/last.html');
  expect(rest).toEqual({
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Last &amp; &quot;least&quot;',
    'twitter:card': 'summary_large_image',
  });
  const [, file = ''] =
    /^https:\/\/docs\.example\.com\/lib\/(hashed\/social\.[\da-f]{16}\.png)$/.exec(image) ?? [];
  expect(await imageSizeFromFile(at(`dist/${file}`))).toMatchObject({ width: 1200, height: 630 });
  expect(await readMetas('guide/own.html')).toEqual({
    'og:image': '/own.png',
    'twitter:card': 'summary',
  });
  expect(await readMetas('404.html')).toEqual({ 'twitter:card': 'summary' });

  const kept = at(`.islet/social/${path.basename(file)}`);
  const { mtimeMs } = statSync(kept);
  expect(await build(fields)).toContain('No font has `三`');
  expect(statSync(kept).mtimeMs).toBe(mtimeMs);
  const before = listImages('dist/hashed');
  expect(listImages('.islet/social')).toHaveLength(before.length - 1);

  rmSync(at('docs/en/guide/last.md'));
  rmSync(at('docs/en/guide/chinese.md'));
  expect(await build(fields)).not.toContain('No font');
  expect(listImages('dist/hashed')).toHaveLength(before.length - 2);
  expect(listImages('.islet/social')).toEqual(listImages('dist/hashed'));
});

test('what is missing is reported by build and check', async () => {
  expect(await build('socialImages: true,')).toContain(
    '`socialImages` needs the origin of the site.',
  );
  const log = await build(
    "url: 'https://docs.example.com', socialImages: { fonts: ['./none.ttf'] },",
  );
  expect(log).toContain('`socialImages`: There is no font `./none.ttf`.');
  expect((await check(siteRoot)).printed).toContain('There is no font `./none.ttf`.');
});
