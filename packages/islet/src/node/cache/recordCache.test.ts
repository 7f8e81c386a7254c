import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { PageIdentity } from '#shared/types.ts';
import { collectGarbage } from '#testing/collectGarbage.ts';
import type { CompileContext } from '../page/record/compileContext.ts';
import { testContext, withFiles } from '../page/record/testing.ts';
import { readNote, writeNote } from '../support/modules/notes.mjs';
import { compileCached, readCachedText } from './compileCached.ts';
import type { CompiledPage } from './compiledPage.ts';
import { createRecordCache, type RecordKey } from './recordCache.ts';

const testPage: PageIdentity = {
  filePath: 'docs/en/page.mdx',
  pagePath: 'page',
  routePath: '/page',
  lang: 'en',
  version: '',
};

const testKey: RecordKey = { options: 'options', targets: 'targets' };

const files = {
  'docs/en/page.mdx': [
    "import Part from './_part.mdx';",
    '# Page',
    '<Part />',
    '![](./dot.svg) [next](./next.md)',
    '```ts file="./quoted.ts"\n```',
    'The end.',
  ].join('\n\n'),
  'docs/en/_part.mdx': 'A part.',
  'docs/en/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
  'docs/en/quoted.ts': 'const quoted = 1;',
  'docs/en/other.md': '# Other',
};

/** Writes a file with an earlier modification time, because times don't prove anything. */
async function write(root: string, name: string, text: string): Promise<void> {
  const file = path.join(root, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  await utimes(file, 1, 1);
}

/** A cache, and what compiles pages into it. */
function openCache(folder: string, key: RecordKey, context: CompileContext) {
  const cache = createRecordCache({ folder, key }, context);
  const compile = (page: PageIdentity) => compileCached(page, context, cache);
  return { ...cache, compile };
}

/** Compiles the page, makes `change`, and looks it up again; returns what the cache had. */
async function lookUpAfter(
  change: (root: string) => Promise<Partial<CompileContext> & Partial<RecordKey>>,
): Promise<'kept' | 'compiled' | 'damaged' | 'unwritable'> {
  return withFiles({}, async (root) => {
    for (const [name, text] of Object.entries(files)) await write(root, name, text);
    const folder = folderOf(root);
    const first = openCache(folder, testKey, testContext(root));
    expect(first.find(testPage)).toBeNull();
    await first.compile(testPage);
    first.retain([testPage]);
    const { options = 'options', targets = 'targets', ...other } = await change(root);
    const context = { ...testContext(root), ...other };
    const second = openCache(folder, { options, targets }, context);
    const expected = await compileCached(testPage, context, null);
    const kept = second.find(testPage);
    const { page, text } = kept
      ? { page: kept, text: await readCachedText(testPage, context, second) }
      : await second.compile(testPage);
    const { inputHash } = expected.page;
    expect({ page: { ...page, inputHash, isFresh: true, fault: null }, text }).toEqual(expected);
    expect(page.inputHash).toBe(second.find(testPage)?.inputHash ?? null);
    expect(page.isFresh).toBe(kept === null);
    return page.fault ?? (kept ? 'kept' : 'compiled');
  });
}

test.each([
  ['nothing changed', async () => ({}), 'kept'],
  ['another page', (root: string) => edit(root, 'docs/en/other.md', '# Another'), 'kept'],
  ['the page', (root: string) => edit(root, 'docs/en/page.mdx', '# Rage'), 'compiled'],
  ['its fragment', (root: string) => edit(root, 'docs/en/_part.mdx', 'A cart.'), 'compiled'],
  ['its image', (root: string) => edit(root, 'docs/en/dot.svg', '<svg/>'), 'compiled'],
  ['what it quotes', (root: string) => edit(root, 'docs/en/quoted.ts', 'let a;'), 'compiled'],
  [
    'where a link leads',
    async () => ({ resolveLink: () => '/elsewhere', targets: 'others' }),
    'compiled',
  ],
  ['what links can lead to', async () => ({ targets: 'others' }), 'kept'],
  ['an option or the engine', async () => ({ options: 'others' }), 'compiled'],
  ['a note that is cut off', damage((note) => note.slice(0, -10)), 'damaged'],
  ['a note that is emptied', damage(() => ''), 'damaged'],
  ['one letter of the page in its note', damage((note) => note.replace('Page', 'Rage')), 'damaged'],
  ['a note of another shape', damage((note) => note.replace('"page"', '"pag"')), 'damaged'],
  [
    'the text of the page in its note',
    damage((note) => note.replace('The end', 'The END')),
    'kept',
  ],
  ['the note of its text, which is gone', changeText((file) => rm(file)), 'kept'],
  [
    'the note of its text, which has another shape',
    changeText((file) => writeNote(file, { hash: hashOf(file) })),
    'kept',
  ],
  ['a note of another page', swapNotes, 'compiled'],
  ['a folder in the place of a note', replaceNotes, 'damaged'],
  ['a file in the place of the folder', (root: string) => block(folderOf(root)), 'compiled'],
  ['a file above the folder', (root: string) => block(path.join(root, 'kept')), 'unwritable'],
] as const)('after a change of %s', async (_, change, expected) => {
  expect(await lookUpAfter(change)).toBe(expected);
});

async function edit(root: string, name: string, text: string) {
  await write(root, name, text);
  return {};
}

const folderOf = (root: string): string => path.join(root, 'kept/records');

/** Changes the text of all notes. */
function damage(change: (note: string) => string) {
  return async (root: string) => {
    for (const name of await readdir(folderOf(root))) {
      const file = path.join(folderOf(root), name);
      await writeFile(file, change(await readFile(file, 'utf8')));
    }
    return {};
  };
}

/** Changes only the note with the text of the page. */
function changeText(change: (file: string) => unknown) {
  return async (root: string) => {
    const name = (await readdir(folderOf(root))).find((one) => one.endsWith('.text.json'));
    await change(path.join(folderOf(root), name ?? ''));
    return {};
  };
}

const hashOf = (file: string): string =>
  z.object({ hash: z.string() }).parse(readNote(file).value).hash;

/** Replaces the note of the page by that of another one. */
async function swapNotes(root: string) {
  const own = await readdir(folderOf(root));
  const other = { ...testPage, filePath: 'docs/en/other.md', routePath: '/other' };
  await openCache(folderOf(root), testKey, testContext(root)).compile(other);
  for (const name of (await readdir(folderOf(root))).filter((one) => !own.includes(one))) {
    const place = own.find((one) => one.endsWith('.text.json') === name.endsWith('.text.json'));
    await rename(path.join(folderOf(root), name), path.join(folderOf(root), place ?? ''));
  }
  return {};
}

async function replaceNotes(root: string) {
  for (const name of await readdir(folderOf(root))) {
    await rm(path.join(folderOf(root), name));
    await mkdir(path.join(folderOf(root), name, 'folder'), { recursive: true });
  }
  return {};
}

/** Replaces a folder by a file. */
async function block(folder: string) {
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  return {};
}

test('a page that changes while it is compiled is compiled again', async () => {
  const change = async (root: string) => {
    const later = new Date(Date.now() + 60_000);
    await utimes(path.join(root, 'docs/en/_part.mdx'), later, later);
    const key = { ...testKey, options: 'late' };
    await openCache(folderOf(root), key, testContext(root)).compile(testPage);
    return { options: 'late' };
  };
  expect(await lookUpAfter(change)).toBe('compiled');
});

test('a page with errors is not kept: they may be temporary, such as when parsing took too long', () =>
  withFiles({ 'docs/en/page.mdx': '![](./missing.svg)' }, async (root) => {
    await utimes(path.join(root, 'docs/en/page.mdx'), 1, 1);
    const cache = openCache(folderOf(root), testKey, testContext(root));
    await cache.compile(testPage);
    expect(cache.find(testPage)).toBeNull();
  }));

test('a build that failed leaves records about other targets, whose links are followed again', () =>
  withFiles({ 'docs/en/page.mdx': '[next](./next.md)' }, async (root) => {
    await utimes(path.join(root, 'docs/en/page.mdx'), 1, 1);
    const open = (targets: string) =>
      openCache(
        folderOf(root),
        { ...testKey, targets },
        { ...testContext(root), resolveLink: () => targets },
      );
    open('a').retain([]);
    const failed = open('b');
    expect(failed.find(testPage)).toBeNull();
    await failed.compile(testPage);
    expect(open('a').find(testPage)).toBeNull();
    expect(open('b').find(testPage)).not.toBeNull();
  }));

test('the records of removed pages are removed', () =>
  withFiles({ 'docs/en/page.mdx': '# Page', 'docs/en/other.md': '# Other' }, async (root) => {
    const folder = path.join(root, 'records');
    for (const name of ['page.mdx', 'other.md'])
      await utimes(path.join(root, 'docs/en', name), 1, 1);
    const cache = openCache(folder, testKey, testContext(root));
    await cache.compile(testPage);
    const kept = await readdir(folder);
    await cache.compile({ ...testPage, filePath: 'docs/en/other.md', routePath: '/other' });
    expect(await readdir(folder)).toHaveLength(4);
    cache.retain([testPage]);
    expect(await readdir(folder)).toEqual(kept);
  }));

test('the record of a page keeps nothing of its source in memory', () =>
  withFiles({}, async (root) => {
    const text = `# A title that is long enough\n\n${'A word. '.repeat(5000)}`;
    const names = Array.from({ length: 20 }, (_, index) => `page-${index}`);
    for (const name of names) await write(root, `docs/en/${name}.md`, text);
    const cache = openCache(folderOf(root), testKey, testContext(root));
    const compile = async (name: string): Promise<CompiledPage> => {
      const place = { filePath: `docs/en/${name}.md`, pagePath: name, routePath: `/${name}` };
      return (await cache.compile({ ...testPage, ...place })).page;
    };
    // What is made once, such as compiled code, doesn't count.
    for (const name of names) await compile(name);
    const before = measureHeap();
    const records: CompiledPage[] = [];
    for (const name of names) records.push(await compile(name));
    const growth = measureHeap() - before;
    expect(records.map(({ title }) => title)).toEqual(
      names.map(() => 'A title that is long enough'),
    );
    expect(growth).toBeLessThan(names.length * text.length);
  }));

/** Bytes of the heap without garbage. */
function measureHeap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
