import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { IndexedPage } from '#search/index/indexPage.ts';
import { withFiles } from '../content/page/testing.ts';
import { keepIndexedPages } from './keepIndexedPages.ts';

const pageOf = (routePath: string, title: string): IndexedPage => ({
  ...{ routePath, title, weight: 1, tags: [] },
  sections: [
    {
      ...{ anchor: '', header: '', text: title, code: '' },
      things: [],
      terms: [title],
      impacts: [1],
    },
  ],
});

/** Keeps pages whose key is their title; returns which of them were indexed. */
async function keep(titles: Record<string, string>, folder: string | null): Promise<string[]> {
  const indexed: string[] = [];
  const pages = await keepIndexedPages(new Map(Object.entries(titles)), folder, async (routes) => {
    indexed.push(...routes);
    return [...routes].map((route) => pageOf(route, titles[route] ?? ''));
  });
  const expected = Object.entries(titles).map(([route, title]) => pageOf(route, title));
  expect(pages).toEqual(expected.sort((a, b) => (a.routePath < b.routePath ? -1 : 1)));
  return indexed.sort();
}

test('only pages whose key has changed are indexed again', () =>
  withFiles({}, async (root) => {
    const folder = path.join(root, 'indexed');
    expect(await keep({ '/b': 'B', '/a': 'A', '/c': 'C' }, folder)).toEqual(['/a', '/b', '/c']);
    expect(await keep({ '/b': 'B', '/a': 'A', '/c': 'C' }, folder)).toEqual([]);
    expect(await keep({ '/b': 'Other', '/a': 'A', '/c': 'C' }, folder)).toEqual(['/b']);
    expect(await keep({ '/b': 'Other', '/c': 'C', '/d': 'D' }, folder)).toEqual(['/d']);
    expect(await keep({ '/a': 'A', '/b': 'Other' }, folder)).toEqual(['/a']);
    expect(await keep({ '/a': 'A', '/b': 'Other' }, null)).toEqual(['/a', '/b']);
  }));

test('files that nothing has changed in stay as they are', () =>
  withFiles({}, async (root) => {
    const titles = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`/${n}`, `${n}`]));
    const describe = async () => {
      const names = (await readdir(root)).sort();
      return Promise.all(names.map(async (name) => (await stat(path.join(root, name))).ino));
    };
    await keep(titles, root);
    const before = await describe();
    await keep({ ...titles, '/7': 'Seven' }, root);
    const after = await describe();
    expect(after.filter((inode, index) => inode !== before[index])).toHaveLength(1);
  }));

test.each([
  ['cut off', (text: string) => text.slice(0, -5)],
  ['changed by hand', (text: string) => text.replaceAll('"A"', '"X"')],
  ['emptied', () => ''],
])('a file that is %s counts as missing', (_, damage) =>
  withFiles({}, async (root) => {
    await keep({ '/a': 'A' }, root);
    for (const name of await readdir(root)) {
      const text = await readFile(path.join(root, name), 'utf8');
      await writeFile(path.join(root, name), damage(text));
    }
    expect(await keep({ '/a': 'A' }, root)).toEqual(['/a']);
  }),
);

test('a folder that cannot be written keeps nothing', () =>
  withFiles({ file: '' }, async (root) => {
    const folder = path.join(root, 'file/indexed');
    expect(await keep({ '/a': 'A' }, folder)).toEqual(['/a']);
    expect(await keep({ '/a': 'A' }, folder)).toEqual(['/a']);
  }));
