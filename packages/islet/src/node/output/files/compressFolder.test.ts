import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { createTempFolder } from '#testing/fixtureSites.ts';
import { compressFolder } from './compressFolder.ts';

const folder = await createTempFolder();
afterAll(folder.remove);
const at = (name: string): string => path.join(folder.path, name);

/** Bytes without a pattern, of 240 values: so a compression could save less than one in a hundred. */
function drawBytes(length: number): Buffer {
  let state = 1;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return (state >>> 16) % 240;
    }),
  );
}

test('a file that is worth it gets two copies, and one that is compressed already gets none', async () => {
  const files: Record<string, Buffer> = {
    'page.html': Buffer.from('<p>text</p>'.repeat(100)),
    'large.bin': Buffer.from('terms of an index '.repeat(70_000)),
    'runtime.bin': drawBytes(1_200_000),
    'tiny.js': Buffer.from('let x = 1;'),
    'photo.png': Buffer.from('PNG'.repeat(400)),
  };
  for (const [name, bytes] of Object.entries(files)) await writeFile(at(name), bytes);
  await compressFolder(folder.path);
  const added = (await readdir(folder.path)).filter((name) => !Object.hasOwn(files, name));
  expect(added.sort()).toEqual(['large.bin.br', 'large.bin.gz', 'page.html.br', 'page.html.gz']);
  expect(brotliDecompressSync(await readFile(at('large.bin.br')))).toEqual(files['large.bin']);
  expect(gunzipSync(await readFile(at('page.html.gz')))).toEqual(files['page.html']);
});
