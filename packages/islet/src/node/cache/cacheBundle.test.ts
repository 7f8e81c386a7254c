import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { withFiles } from '../page/record/testing.ts';
import { cacheBundle } from './cacheBundle.ts';

const files = { 'source.ts': 'a' };

/** Bundles in a folder with `files`; returns for each time whether it had to, and its notices. */
async function open(root: string) {
  for (const name of Object.keys(files)) await utimes(path.join(root, name), 1, 1);
  const out = path.join(root, 'out');
  return async (key: string | null, inputs: string[] | null = [path.join(root, 'source.ts')]) => {
    let isBundled = false;
    const { result, notices } = await cacheBundle({
      file: path.join(root, 'bundle.json'),
      siteRoot: root,
      key,
      folders: [out],
      schema: z.object({ main: z.string() }),
      async bundle() {
        isBundled = true;
        for (const name of ['main.js', 'chunk.js']) {
          await mkdir(path.join(out, 'assets'), { recursive: true });
          await writeFile(path.join(out, 'assets', name), `${name} of ${key}`);
        }
        return { result: { main: 'main.js' }, inputs };
      },
    });
    expect(result).toEqual({ main: 'main.js' });
    expect(await readFile(path.join(out, 'assets/chunk.js'), 'utf8')).toBe(`chunk.js of ${key}`);
    return notices.length > 0 ? notices : isBundled;
  };
}

test('a bundle is cached for its key', () =>
  withFiles(files, async (root) => {
    const bundle = await open(root);
    expect([await bundle('a'), await bundle('a')]).toEqual([true, false]);
    expect([await bundle('b'), await bundle('b')]).toEqual([true, false]);
  }));

const chunk = 'out/assets/chunk.js';

test.each([
  ['a file is changed', (root: string) => writeFile(path.join(root, chunk), 'chunk.js of b')],
  ['a file is emptied', (root: string) => truncate(path.join(root, chunk))],
  ['a file is gone', (root: string) => rm(path.join(root, chunk))],
  ['the folder is gone', (root: string) => rm(path.join(root, 'out'), { recursive: true })],
  [
    'files have changed places',
    async (root: string) => {
      await rename(path.join(root, chunk), path.join(root, 'out/x'));
      await rename(path.join(root, 'out/assets/main.js'), path.join(root, chunk));
      await rename(path.join(root, 'out/x'), path.join(root, 'out/assets/main.js'));
    },
  ],
  ['the note is cut off', (root: string) => truncate(path.join(root, 'bundle.json'), 50)],
  [
    'the note has another shape',
    async (root: string) => {
      const file = path.join(root, 'bundle.json');
      const { note } = JSON.parse(await readFile(file, 'utf8'));
      await writeFile(
        file,
        JSON.stringify({ hash: '0'.repeat(64), note: { ...note, result: {} } }),
      );
    },
  ],
  [
    'a file is in the place of the folder',
    async (root: string) => {
      await rm(path.join(root, 'out'), { recursive: true });
      await writeFile(path.join(root, 'out'), '');
    },
  ],
])('when %s, it is built again, which is reported once', (_, damage) =>
  withFiles(files, async (root) => {
    const bundle = await open(root);
    await bundle('a');
    await damage(root);
    expect(await bundle('a')).toEqual(['The cached bundle was damaged; it was built again.']);
    expect(await bundle('a')).toBe(false);
  }),
);

test.each([
  ['has mistakes', 'a', null],
  ['no one can name what it is made of', null, ['source.ts']],
])('a bundle that %s is not cached', (_, key, inputs) =>
  withFiles(files, async (root) => {
    const bundle = await open(root);
    await bundle('a');
    expect([await bundle(key === null ? null : 'other', inputs), await bundle('a')]).toEqual([
      true,
      true,
    ]);
  }),
);

test('sources that change while they are bundled are bundled again', () =>
  withFiles(files, async (root) => {
    const bundle = await open(root);
    const later = new Date(Date.now() + 60_000);
    await utimes(path.join(root, 'source.ts'), later, later);
    expect([await bundle('a'), await bundle('a')]).toEqual([true, true]);
    expect(await readdir(root)).not.toContain('bundle.json');
  }));
