import { expect, test } from 'vitest';
import type { PageIdentity } from '#shared/types.ts';
import type { RecordCache } from '../../cache/recordCache.ts';
import { testContext, withFiles } from '../../page/record/testing.ts';
import { createPageBuilder } from './pageBuilder.ts';

/** Many pages of one file. */
const pages = Array.from({ length: 520 }, (_, index): PageIdentity => {
  const routePath = `/${String(index).padStart(3, '0')}`;
  return { filePath: 'docs/en/page.md', pagePath: 'page', routePath, lang: 'en', version: '' };
});

/** Reads the text of all pages after they have been compiled; returns which were read from the cache. */
const listRead = (inputHash: string | null): Promise<string[]> =>
  withFiles({ 'docs/en/page.md': '# Page\n' }, async (root) => {
    const read: string[] = [];
    const context = testContext(root);
    const cache: RecordCache = {
      find: () => null,
      keep: (_, { page }) => ({ ...page, inputHash }),
      readText({ routePath }) {
        read.push(routePath);
        return { prose: { body: [], program: null, links: [], problems: [] }, document: null };
      },
      retain() {},
    };
    const builder = createPageBuilder(cache, context);
    await builder.compile(pages);
    await builder.indexPages(pages, new Map());
    return read;
  });

test('of the pages in the cache, the text of the first 500 is held', async () => {
  expect(await listRead('hash')).toEqual(pages.slice(500).map(({ routePath }) => routePath));
});

test('the text of a page that could not be cached is held', async () => {
  expect(await listRead(null)).toEqual([]);
});
