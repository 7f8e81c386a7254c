import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { readFolder } from '#testing/readFolder.ts';
import { decodePage } from '../../output/files/encodePage.ts';
import { buildOrThrow } from './testing.ts';

const folder = await createTempFolder();
const siteRoot = await copyFixture('plain', folder.path);
const at = (file: string): string => path.join(siteRoot, file);

const fonts = path.resolve(import.meta.dirname, '../../../../../../node_modules/katex/dist/fonts');

beforeAll(async () => {
  const config = await readFile(at('site.config.ts'), 'utf8');
  await writeFile(
    at('site.config.ts'),
    config.replace('  title:', '  markdown: { math: true },\n  title:'),
  );
  await mkdir(at('docs/en/guide/parts'), { recursive: true });
  for (const name of ['Large', 'Small']) {
    const font =
      { Large: 'KaTeX_Main-Regular.woff2', Small: 'KaTeX_Size3-Regular.woff2' }[name] ?? '';
    await copyFile(path.join(fonts, font), at(`docs/en/guide/parts/${name}.woff2`));
  }
  await writeFile(at('docs/en/guide/parts/photo.png'), Buffer.alloc(5000));
  await writeFile(
    at('docs/en/guide/parts/type.css'),
    '@font-face { font-family: Large; src: url(./Large.woff2) }\n@font-face { font-family: Small; src: url(./Small.woff2) }\n',
  );
  await writeFile(
    at('docs/en/guide/parts/Photo.tsx'),
    "import './type.css';\nimport photo from './photo.png';\n\nexport const Photo = () => <img src={photo} alt=\"\" />;\n",
  );
  await writeFile(
    at('docs/en/guide/photo.mdx'),
    "import { Photo } from './parts/Photo.tsx'\n\n# Photo\n\n<Photo />\n",
  );
  await writeFormula('y^2');
  await buildOrThrow(siteRoot);
});
afterAll(folder.remove);

const writeFormula = (formula: string): Promise<void> =>
  writeFile(at('docs/en/guide/formulas.md'), `# Formulas\n\nOf $${formula}$.\n`);

/** Names of the stylesheets that a page loads besides that of the site. */
function listStyles(html = ''): string[] {
  const [, ...names] = [...html.matchAll(/<link rel="stylesheet" href="\/hashed\/([^"]+)">/g)];
  return names.map(([, name]) => name ?? '');
}

/** What the stylesheets of the output load. */
function listLoaded(files: Record<string, string>): string[] {
  const sheets = Object.entries(files).filter(([name]) => name.endsWith('.css'));
  return sheets.flatMap(([, text]) =>
    [...text.matchAll(/url\(["']?([^"')]*)/g)].map(([, url]) => url ?? ''),
  );
}

test('a page with formulas loads the styles of formulas and its own, other pages neither', async () => {
  const files = await readFolder(at('dist'));
  const [shared = '', own = '', ...rest] = listStyles(files['guide/formulas.html']);
  expect(rest).toEqual([]);
  expect(files[`hashed/${shared}`]).toMatch(/@layer prose\{.*@font-face\{[^}]*KaTeX_AMS/);
  expect(files[`hashed/${own}`]).toContain('.katex .height_0_8141em{height:0.8141em}');
  expect(decodePage(await readFile(at('dist/guide/formulas.data.bin')))).toMatchObject({
    styleUrls: [`/hashed/${shared}`, `/hashed/${own}`],
  });
  for (const page of ['index', 'guide/index', '404', 'guide/photo']) {
    const styles = listStyles(files[`${page}.html`]);
    expect(styles, page).not.toContain(shared);
    expect(styles, page).not.toContain(own);
  }
});

test('what styles and components load is published, and nothing is inside a stylesheet that the policy forbids there', async () => {
  const files = await readFolder(at('dist'));
  const loaded = listLoaded(files);
  expect(loaded.filter((url) => /KaTeX/.test(url))).toHaveLength(20);
  expect(loaded.filter((url) => /Large|Small/.test(url))).toHaveLength(2);
  for (const url of loaded.filter((url) => !url.startsWith('data:image/'))) {
    expect(url).toMatch(/^\/hashed\/[^/]+\.woff2$/);
    expect(Object.keys(files)).toContain(url.slice(1));
  }
  const [, photo = ''] = /<img src="\/([^"]+\.png)"/.exec(files['guide/photo.html'] ?? '') ?? [];
  expect(Object.keys(files)).toContain(photo);
});

test('another formula gives another stylesheet, and the same output as a build from nothing', async () => {
  const [, before = ''] = listStyles((await readFolder(at('dist')))['guide/formulas.html']);
  await writeFormula('\\frac{a}{b}');
  await buildOrThrow(siteRoot);
  const files = await readFolder(at('dist'));
  const [, after = ''] = listStyles(files['guide/formulas.html']);
  expect(after).not.toBe(before);
  expect(Object.keys(files)).toContain(`hashed/${after}`);
  expect(Object.keys(files)).not.toContain(`hashed/${before}`);
  await buildOrThrow(siteRoot);
  expect(await readFolder(at('dist'))).toEqual(files);
  // All but the bundle.
  for (const place of ['.islet/records', '.islet/build/output.json', 'dist'])
    await rm(at(place), { recursive: true });
  await buildOrThrow(siteRoot);
  expect(await readFolder(at('dist'))).toEqual(files);
});
