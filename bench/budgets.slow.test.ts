import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli } from '#islet/testing/cli.ts';
import { expectBudgets, KB } from './budgetTesting.ts';
import { copySite } from './copySite.mjs';
import { findForeignUrls } from './foreignUrls.mjs';
import { type LoadedFile, readPageLoad } from './pageLoad.mjs';

/** Output folder of a copy of the Rslib site. */
let own: string;
let removeCopy: () => Promise<void>;

beforeAll(async () => {
  const copy = await copySite();
  removeCopy = copy.remove;
  // In a process of its own, because tests find the sources of the package that `markdown.fences` names.
  const { code, printed } = await runCli('build', copy.root);
  expect(printed).toContain('Built');
  expect(printed).not.toContain('`socialImages`');
  expect(code).toBe(0);
  own = path.join(copy.root, 'dist');
});
afterAll(() => removeCopy());

describe.each([
  { name: 'the `dts` option page', page: 'config/lib/dts.html', styles: 8 * KB },
  { name: 'the home page', page: 'index.html', styles: 10 * KB },
])('$name of the Rslib site', ({ page, styles }) => {
  let files: LoadedFile[];
  beforeAll(async () => {
    files = await readPageLoad(own, page);
  });

  test('keeps its budgets', () => expectBudgets(files, styles));

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

test.each([
  ['en', 0.135],
  ['zh', 0.165],
])(
  'the search index in %s of the Rslib site grows slower than its Markdown',
  async (lang, share) => {
    const files = await readdir(path.join(own, 'hashed'));
    const isIndex = (file: string): boolean => /^search_index\.\w+\.\w+\.bin$/.test(file);
    const name = files.find((file) => isIndex(file) && file.split('.')[1] === lang) ?? '';
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const bytes = brotliCompressSync(await readFile(path.join(own, 'hashed', name)), { params });
    const docs = path.join(path.dirname(own), 'docs', lang);
    const entries = await readdir(docs, { recursive: true, withFileTypes: true });
    const sources = await Promise.all(
      entries
        .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
        .map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).size),
    );
    const covered = sources.reduce((sum, size) => sum + size, 0);
    // A folder that is not found must not pass.
    expect(covered).toBeGreaterThan(300_000);
    expect(bytes.length).toBeLessThanOrEqual(share * covered);
  },
);
