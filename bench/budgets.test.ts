import { mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildOrThrow } from '#islet/node/drivers/builder/testing.ts';
import { decodePage } from '#islet/node/output/files/encodePage.ts';
import { expectBudgets, KB } from './budgetTesting.ts';
import { findForeignUrls } from './foreignUrls.mjs';
import { generateSite } from './generateSite.mjs';
import { type LoadedFile, readPageLoad } from './pageLoad.mjs';

/** Sections of the two generated sites, and their pages. */
const sections = 6;
const few = 18;
const many = 60;

/** Output folders. */
let folder: string;
let small: string;
let large: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(await realpath(tmpdir()), 'islet-budgets-'));
  small = await buildGenerated(few);
  large = await buildGenerated(many, { 'section-05': 50, 'section-06': 2000 });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** `entries` has the lengths of sidebars that list more than their own pages. */
async function buildGenerated(
  pages: number,
  entries: Record<string, number> = {},
): Promise<string> {
  const root = path.join(folder, String(pages));
  await generateSite(root, pages, { sections });
  for (const [section, count] of Object.entries(entries)) {
    const docs = path.join(root, 'docs', 'en', section);
    const own = (await readdir(docs)).map((file) => path.parse(file).name).sort();
    const others = Array.from({ length: count - own.length }, (_, index) => ({
      type: 'link',
      label: `Another page ${index + 1}`,
      link: '/section-01/page-0001',
    }));
    await writeFile(path.join(docs, '_meta.json'), JSON.stringify([...own, ...others]));
  }
  await buildOrThrow(root);
  return path.join(root, 'dist');
}

describe.each([
  { name: 'a page', page: 'section-01/page-0002.html', styles: 8 * KB, sheets: 1 },
  // What only home pages show has its own stylesheet.
  { name: 'the home page', page: 'index.html', styles: 10 * KB, sheets: 2 },
])('$name of a site without components', ({ page, styles, sheets }) => {
  let files: LoadedFile[];
  beforeAll(async () => {
    files = await readPageLoad(small, page);
  });

  test('keeps its budgets', () => expectBudgets(files, styles));

  test('asks for nothing before the first paint but the document, styles and one script', () => {
    const first = files.filter(({ phase }) => phase === 'paint');
    expect(first.map(({ kind }) => kind)).toEqual([
      'html',
      ...Array<string>(sheets).fill('css'),
      'script',
    ]);
  });

  test('asks no third party for anything', () => {
    // The name of SVG, which isn't an address; the base of a path that is taken apart; React's errors.
    const svg = 'http://www.w3.org';
    const names: Record<string, string[]> = {
      html: [svg],
      script: [svg, 'http://localhost', 'https://react.dev'],
    };
    const foreign = files.flatMap((file) =>
      findForeignUrls(file)
        .filter((url) => !names[file.kind]?.includes(url))
        .map((url) => `${file.file}: ${url}`),
    );
    expect(foreign).toEqual([]);
    expect(files[0]?.text).toContain(`content="default-src 'none'; script-src 'self' 'sha256-`);
  });
});

test('errors of React are only the addresses of their explanations', async () => {
  const files = await readPageLoad(small, 'index.html');
  const scripts = files.filter(({ kind }) => kind === 'script').map(({ text }) => text);
  expect(scripts.join('')).toContain('"https://react.dev/errors/"+');
  expect(scripts.join('')).not.toContain('Minified React error');
});

describe(`a page among ${many} pages`, () => {
  const page = 'section-01/page-0002';

  test('is the same as among few, but for the sidebar of its section', async () => {
    const [among, alone] = await Promise.all(
      [large, small].map(async (output) => {
        const files = await readPageLoad(output, `${page}.html`);
        const data = await readPage(output, page);
        return {
          document: withoutSidebar(files[0]?.text ?? ''),
          data: withoutSidebar(data),
          others: files
            .slice(1)
            .flatMap(({ file, text }) => (isSidebar(file) ? [] : [{ file, text }])),
          entries: files.find(({ file }) => isSidebar(file))?.text.match(/"link"/g)?.length,
        };
      }),
    );
    expect({ ...among, entries: 0 }).toEqual({ ...alone, entries: 0 });
    expect([alone?.entries, among?.entries]).toEqual([few / sections, many / sections]);
  });

  test('loads nothing that every page loads and that lists all pages', async () => {
    const [one, other] = await Promise.all(
      [`${page}.html`, 'section-06/page-0001.html'].map((file) => readPageLoad(large, file)),
    );
    const shared = one?.filter(({ file }) => other?.some((loaded) => loaded.file === file)) ?? [];
    const listed = shared.flatMap(({ text }) => text.match(/section-\d\d\/page-\d{4}/g) ?? []);
    expect(shared.map(({ kind }) => kind)).toEqual(['css', 'script', 'script', 'data']);
    // The entries of the navigation, which the author wrote.
    expect([...new Set(listed)]).toEqual([1, 2, 3, 4, 5, 6].map((n) => `section-0${n}/page-0001`));
  });
});

test('a page with 4.4 KB of Markdown has at most 23.9 KB in the output', async () => {
  const folder = path.join(large, 'section-01');
  const files = await readdir(folder);
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(folder, file))).size),
  );
  const perPage = sizes.reduce((sum, size) => sum + size, 0) / (many / sections);
  // Its Markdown, and its document with the same text.
  expect(perPage).toBeGreaterThan(10 * KB);
  expect(perPage).toBeLessThanOrEqual(23.9 * KB);
});

test('a page costs at most 1 KB more in a section of 2,000 entries than in one of 50', async () => {
  const [among50 = 0, among2000 = 0] = await Promise.all(
    ['section-05', 'section-06'].map(async (section) => {
      const html = await readFile(path.join(large, section, 'page-0002.html'), 'utf8');
      const data = await readPage(large, `${section}/page-0002`);
      const [sidebar = ''] = /<nav class="sidebar".*?<\/nav>/s.exec(html) ?? [];
      const [near = ''] = /"near":[[\d,\]]+/.exec(data) ?? [];
      return sidebar.length + 2 * near.length;
    }),
  );
  // An entry has at least this much.
  expect(among50).toBeGreaterThan(50 * 40);
  expect(among2000 - among50).toBeLessThanOrEqual(KB);
});

/** Page data as JSON. */
const readPage = async (output: string, page: string): Promise<string> =>
  JSON.stringify(decodePage(await readFile(path.join(output, `${page}.data.bin`))));

const isSidebar = (file: string): boolean => file.startsWith('hashed/sidebar.');

/**
 * A document or page data without what the sidebar adds to it. The generator picks the targets of links from
 * the pages of a section, so their numbers differ too, but not their length.
 */
function withoutSidebar(text: string): string {
  return text
    .replace(/<nav class="sidebar".*?<\/nav>/s, '')
    .replace(/(hashed\/sidebar\.section-01\.)[0-9a-f]{8}/g, '$1')
    .replace(/(section-01\/page-)\d{4}/g, '$1');
}
