import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { PageIdentity } from '#common/types.ts';
import type { CompiledPage, PageBuilder } from './pageBuilder.ts';
import { createPagePool } from './pagePool.ts';

const pages = Array.from({ length: 1600 }, (_, index) => ({
  routePath: `/page-${String(index).padStart(4, '0')}`,
})) as PageIdentity[];

/** Compiles without waiting for anything, as the builder of this thread does with kept records. */
function createBuilder(wait: () => Promise<void>): { builder: PageBuilder; taken: string[] } {
  const taken: string[] = [];
  const builder = {
    async compile(batch: PageIdentity[]) {
      await wait();
      taken.push(...batch.map(({ routePath }) => routePath));
      return batch as unknown as CompiledPage[];
    },
    async writePages(routes: string[]) {
      await wait();
      return routes.map((route) => ({ severity: 'warning', message: route }));
    },
  };
  return { builder: builder as unknown as PageBuilder, taken };
}

test('the own thread leaves the other threads their share, and nothing is lost or mixed up', async () => {
  const own = createBuilder(async () => {});
  const thread = createBuilder(async () => void (await nextTurn()));
  const pool = createPagePool(own.builder, [thread.builder], async () => {});
  let done = 0;
  const compiled = await pool.compile(pages, (count) => {
    done += count;
  });
  expect(compiled).toEqual(pages);
  expect(done).toBe(pages.length);
  expect(own.taken.length).toBeGreaterThan(pages.length / 8);
  expect(thread.taken.length).toBeGreaterThan(pages.length / 2);

  const written = await pool.writePages('', {} as never, () => {});
  expect(written.map(({ message }) => message)).toEqual([...thread.taken, ...own.taken]);
});
