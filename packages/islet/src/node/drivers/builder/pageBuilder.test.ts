import { expect, test } from 'vitest';
import type { PageIdentity } from '#shared/types.ts';
import type { CompiledPage, PageText, RecordCache } from '../../cache/recordCache.ts';
import { testContext } from '../../page/record/testing.ts';
import { createPageBuilder } from './pageBuilder.ts';

const pages = Array.from({ length: 520 }, (_, index) => ({
  routePath: `/${String(index).padStart(3, '0')}`,
})) as PageIdentity[];

/** Reads the text of all pages after they have been compiled; returns which were read from the cache. */
async function listRead(inputHash: string | null): Promise<string[]> {
  const read: string[] = [];
  const text: PageText = {
    prose: { body: [], program: null, links: [], problems: [] },
    document: null,
  };
  const cache: RecordCache = {
    find: () => null,
    compile: async (page) => ({ page: { ...page, inputHash } as CompiledPage, text }),
    async readText({ routePath }) {
      read.push(routePath);
      return text;
    },
    retain() {},
  };
  const builder = createPageBuilder(cache, testContext('/site'));
  await builder.compile(pages);
  await builder.indexPages(pages, new Map());
  return read;
}

test('of the pages in the cache, the text of the first 500 is held', async () => {
  expect(await listRead('hash')).toEqual(pages.slice(500).map(({ routePath }) => routePath));
});

test('the text of a page that could not be cached is held', async () => {
  expect(await listRead(null)).toEqual([]);
});
