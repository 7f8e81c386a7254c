import { readdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../content/testing.ts';
import { keepBundle } from './keepBundle.ts';

const files = { 'source.ts': 'a', 'out.js': 'b' };

/** Bundles in a folder with `files`; tells each time whether it had to. */
async function open(root: string) {
  for (const name of Object.keys(files)) await utimes(path.join(root, name), 1, 1);
  return async (key: string | null, inputs: string[] | null = [path.join(root, 'source.ts')]) => {
    let isBundled = false;
    await keepBundle({
      file: path.join(root, 'bundle.json'),
      siteRoot: root,
      key,
      outputsOf: (result: string[]) => result,
      async bundle() {
        isBundled = true;
        return { result: [path.join(root, 'out.js')], inputs };
      },
    });
    return isBundled;
  };
}

test('a bundle is kept for its key, while its files are there', () =>
  withFiles(files, async (root) => {
    const bundle = await open(root);
    expect([await bundle('a'), await bundle('a')]).toEqual([true, false]);
    expect([await bundle('b'), await bundle('b')]).toEqual([true, false]);
    await rm(path.join(root, 'out.js'));
    expect(await bundle('b')).toBe(true);
  }));

test.each([
  ['has mistakes', 'a', null],
  ['nobody can name what it is made of', null, ['source.ts']],
])('a bundle that %s is not kept', (_, key, inputs) =>
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
