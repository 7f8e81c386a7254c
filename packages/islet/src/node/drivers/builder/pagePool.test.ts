import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { PageData, PageIdentity } from '#shared/types.ts';
import type { CompiledPage } from '../../cache/compiledPage.ts';
import type { PageBuilder } from './pageBuilder.ts';
import { createPagePool } from './pagePool.ts';

const pages = Array.from({ length: 1600 }, (_, index) => ({
  routePath: `/page-${String(index).padStart(4, '0')}`,
  ...{ links: [], components: [], imports: [], frontmatter: {}, toc: [], ids: [] },
})) as unknown as PageIdentity[];

/** Works without waiting for anything, like the builder of this thread, unless `wait` does. */
function createBuilder(wait: () => Promise<void>, kept: readonly PageIdentity[] = []) {
  const taken: string[] = [];
  const builder = {
    async find() {
      return [...kept];
    },
    async compile(batch: PageIdentity[]) {
      await wait();
      taken.push(...batch.map(({ routePath }) => routePath));
      return batch as unknown as CompiledPage[];
    },
    async openOutput() {},
    async writePages(batch: PageIdentity[]) {
      await wait();
      return batch.map(({ routePath }) => ({ severity: 'warning', message: routePath }));
    },
  };
  return { builder: builder as unknown as PageBuilder, taken };
}

function createPool(kept: readonly PageIdentity[] = []) {
  const own = createBuilder(async () => {}, kept);
  const thread = createBuilder(async () => void (await nextTurn()));
  let opened = 0;
  const pool = createPagePool(own.builder, () => {
    opened++;
    return { builders: [thread.builder], close: async () => {} };
  });
  const write = async (written: readonly PageIdentity[]): Promise<string[]> => {
    const problems = await pool.writePages(written as PageData[], {} as never, () => {});
    return problems.map(({ message }) => message);
  };
  return { pool, own, thread, write, opened: () => opened };
}

test('this thread leaves the other threads their share, and nothing is lost or mixed up', async () => {
  const { pool, own, thread, write } = createPool();
  let done = 0;
  const compiled = await pool.compile(pages, (count) => {
    done += count;
  });
  expect(compiled).toEqual(pages);
  expect(done).toBe(pages.length);
  expect(own.taken.length).toBeGreaterThan(pages.length / 8);
  expect(thread.taken.length).toBeGreaterThan(pages.length / 2);
  const byPage = (routes: readonly string[]): string[] => [...routes].sort();
  expect(await write(pages)).toEqual([...byPage(thread.taken), ...byPage(own.taken)]);
});

test('pages from the cache belong to no thread, and are divided evenly', async () => {
  const { pool, own, thread, write, opened } = createPool(pages);
  expect(await pool.compile(pages, () => {})).toEqual(pages);
  expect([own.taken, thread.taken, opened()]).toEqual([[], [], 0]);
  expect(await write(pages)).toEqual(pages.map(({ routePath }) => routePath));
  expect(opened()).toBe(1);
});

test('threads are not started for a little work', async () => {
  const { pool, write, opened } = createPool(pages.slice(0, -3));
  expect(await pool.compile(pages, () => {})).toEqual(pages);
  expect(await write(pages.slice(-5))).toHaveLength(5);
  expect(opened()).toBe(0);
});

test('without other threads, the bundler gets its turn after each page', async () => {
  const { pool, own } = createPool();
  const written = pages.slice(0, 5);
  const turns: number[] = [];
  const compiled = pool.compile(written, () => {});
  while (own.taken.length < written.length) {
    await nextTurn();
    turns.push(own.taken.length);
  }
  expect(await compiled).toEqual(written);
  expect(turns.filter((count) => count > 0)).toEqual([1, 2, 3, 4, 5]);
});
