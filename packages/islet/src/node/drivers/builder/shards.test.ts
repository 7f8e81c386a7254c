import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { readFolder } from '#testing/readFolder.ts';
import { readNote, writeNote } from '../../support/modules/notes.mjs';
import { manifestSchema } from './findShardPlaces.ts';
import { parseShard } from './parseShard.ts';
import { build, buildOrThrow, buildShard } from './testing.ts';

const folder = await createTempFolder();
const siteRoot = await copyFixture('plain', folder.path);
const at = (file: string): string => path.join(siteRoot, file);
const saved = path.join(folder.path, 'saved');

const merge = () => build(siteRoot, { merge: true });
const remove = (file: string) => rm(at(file), { recursive: true, force: true });

/** Changes a file of the site; returns a function that undoes it. */
async function edit(file: string, from: string, to: string): Promise<() => Promise<void>> {
  const text = await readFile(at(file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no “${from}”.`);
  await writeFile(at(file), text.replaceAll(from, to));
  return () => writeFile(at(file), text);
}

beforeAll(async () => {
  await buildShards();
  await cp(at('.islet/shards'), saved, { recursive: true });
});
afterAll(folder.remove);

async function buildShards() {
  const first = await buildShard(siteRoot, '1/3');
  return [first, await buildShard(siteRoot, '2/3'), await buildShard(siteRoot, '3/3')];
}

test('merged shards give the same output as one build', async () => {
  expect(await merge()).toMatchObject({ output: at('dist'), compiled: 0 });
  const merged = await readFolder(at('dist'));
  for (const place of ['.islet', 'dist']) await remove(place);
  await buildOrThrow(siteRoot);
  expect(merged).toEqual(await readFolder(at('dist')));
});

/** Changes the note of a shard. */
async function rewrite(shard: string, change: object): Promise<void> {
  const file = at(`.islet/shards/${shard}/shard.json`);
  writeNote(file, { ...manifestSchema.parse(readNote(file).value), ...change });
}

test.each<[what: string, change: () => Promise<unknown>, message: string]>([
  ['without any', () => remove('.islet/shards'), 'There are no shards to merge.'],
  [
    'of which one is missing',
    () => remove('.islet/shards/2-of-3'),
    'Shard 2 of 3 is missing, or has failed.',
  ],
  [
    'of another number',
    () => cp(path.join(saved, '2-of-3'), at('.islet/shards/2-of-4'), { recursive: true }),
    'These shards are parts of different runs, with 3 and 4 shards.',
  ],
  [
    'before a page was changed',
    () => edit('docs/en/guide/second.md', '# Second', '# Last'),
    'has a page that is different here, such as `docs/en/guide/second.md`.',
  ],
  [
    'before an option was changed',
    () =>
      edit(
        'site.config.ts',
        "title: 'Plain'",
        "title: 'Plain', markdown: { showLineNumbers: true }",
      ),
    'Shard 3 of 3 was built with other options in the config.',
  ],
  [
    'before a page was added',
    async () => {
      await writeFile(at('docs/en/guide/new.md'), '# New\n');
      return () => remove('docs/en/guide/new.md');
    },
    'Shard 1 of 3 was built from other pages or public files.',
  ],
  [
    'by another engine',
    () => rewrite('1-of-3', { engine: 'other' }),
    'Shard 1 of 3 was built by another version of the engine.',
  ],
  [
    'with another Node.js',
    () => rewrite('1-of-3', { node: 'v1.2.3' }),
    `Shard 1 of 3 was built with Node.js v1.2.3 instead of ${process.version}.`,
  ],
  [
    'in another folder',
    () => rewrite('3-of-3', { siteRoot: '/other' }),
    `Shard 3 of 3 was built in \`/other\` instead of \`${siteRoot}\`.`,
  ],
])('shards made %s are reported and not merged', async (_, change, message) => {
  await remove('.islet/shards');
  await cp(saved, at('.islet/shards'), { recursive: true });
  const undo = await change();
  const { output, printed } = await merge();
  if (typeof undo === 'function') await undo();
  expect(printed).toContain(message);
  expect(output).toBeNull();
});

test('a shard reports the errors of its pages, and is not complete', async () => {
  const undo = await edit('docs/en/guide/second.md', '# Second', '# Second\n\n![](./missing.svg)');
  const shards = await buildShards();
  const merged = await merge();
  await undo();
  const failing = shards.flatMap(({ problems }, index) => (problems.length > 0 ? [index] : []));
  expect(failing).toHaveLength(1);
  const [failed = 0] = failing;
  expect(shards[failed]?.printed).toContain('docs/en/guide/second.md:');
  expect(merged.printed).toContain(`Shard ${failed + 1} of 3 is missing, or has failed.`);
});

test('a site with plugins has no shards', async () => {
  const plugins = "title: 'Plain', markdown: { remarkPlugins: [() => () => {}] }";
  const undo = await edit('site.config.ts', "title: 'Plain'", plugins);
  const results = [await buildShard(siteRoot, '1/3'), await merge()];
  await undo();
  for (const { printed } of results) {
    expect(printed).toContain('A site with plugins for Markdown cannot be built in shards');
  }
});

test.each([
  ['1/1', { number: 1, count: 1 }],
  ['3/8', { number: 3, count: 8 }],
  ['0/8', null],
  ['9/8', null],
  ['3', null],
  ['3/8/9', null],
  ['-1/8', null],
  ['1.5/8', null],
])('the shard %s', (text, expected) => {
  expect(parseShard(text)).toEqual(expected);
});
