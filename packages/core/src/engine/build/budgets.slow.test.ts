import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copySite } from '../../../../../bench/copySite.mjs';
import { findForeignUrls } from '../../../../../bench/foreignUrls.mjs';
import { type LoadedFile, readPageLoad, sumBytes } from '../../../../../bench/pageLoad.mjs';
import { buildOrThrow } from './testing.ts';

/** Budgets are in units of 1024 bytes, with Brotli at quality 11. */
const KB = 1024;

/** Output folder of a copy of the Rslib site. */
let own: string;
let removeCopy: () => Promise<void>;

beforeAll(async () => {
  const copy = await copySite();
  removeCopy = copy.remove;
  await buildOrThrow(copy.root);
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

  test('keeps its budgets', () => {
    const script = sumBytes(files, { kind: 'script' });
    expect(sumBytes(files, { kind: 'html' })).toBeLessThanOrEqual(10 * KB);
    expect(sumBytes(files, { kind: 'css' })).toBeLessThanOrEqual(styles);
    expect(sumBytes(files, { kind: 'script', phase: 'paint' })).toBeLessThanOrEqual(5 * KB);
    expect(script).toBeLessThanOrEqual(74.8 * KB);
    // React is most of it; if it's missing, the walk didn't find what the first script loads later.
    expect(script).toBeGreaterThan(50 * KB);
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

test('the search index of the Rslib site grows slower than its Markdown', async () => {
  const index = /^search_index\.en\..+\.bin$/;
  const [name = ''] = (await readdir(path.join(own, 'hashed'))).filter((file) => index.test(file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const bytes = brotliCompressSync(await readFile(path.join(own, 'hashed', name)), { params });
  const docs = path.join(path.dirname(own), 'docs', 'en');
  const entries = await readdir(docs, { recursive: true, withFileTypes: true });
  const sources = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
      .map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).size),
  );
  const covered = sources.reduce((sum, size) => sum + size, 0);
  // A folder that is not found must not pass.
  expect(covered).toBeGreaterThan(300_000);
  expect(bytes.length).toBeLessThanOrEqual(0.135 * covered);
});
