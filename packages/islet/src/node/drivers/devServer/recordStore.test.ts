import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { PageIdentity } from '#shared/types.ts';
import { createMarkdownParser } from '../../page/markdown/markdownParser.ts';
import type { CompileContext } from '../../page/record/compileContext.ts';
import { testContext, withFiles } from '../../page/record/testing.ts';
import { createRecordStore } from './recordStore.ts';

const page: PageIdentity = {
  ...{ filePath: 'docs/en/page.md', pagePath: 'page', routePath: '/page' },
  ...{ lang: 'en', version: '' },
};

/**
 * A context whose pages are held after they were read: `next` waits for one and returns a function that
 * releases it.
 */
function holdPages(root: string): { context: CompileContext; next(): Promise<() => void> } {
  const held: Array<() => void> = [];
  let tell = () => {};
  const plugin = () => () =>
    new Promise<void>((resolve) => {
      held.push(resolve);
      tell();
    });
  return {
    context: { ...testContext(root), parser: createMarkdownParser([plugin]) },
    async next() {
      while (held.length === 0) {
        await new Promise<void>((resolve) => {
          tell = resolve;
        });
      }
      return held.shift() ?? (() => {});
    },
  };
}

test('a page that is saved while it is compiled is compiled again', () =>
  withFiles({ 'docs/en/page.md': '# Old' }, async (root) => {
    const { context, next } = holdPages(root);
    const seen: string[] = [];
    const store = createRecordStore(context, ({ title }) => seen.push(title));
    const file = path.join(root, page.filePath);

    const record = store.get(page);
    const releaseOld = await next();
    await writeFile(file, '# New');
    store.invalidate(new Set([file]));
    releaseOld();
    (await next())();
    expect((await record).title).toBe('New');
    expect((await store.get(page)).title).toBe('New');
    expect(seen).toEqual(['Old', 'New']);
  }));

test('a page is not compiled again for a file that it does not depend on', () =>
  withFiles({ 'docs/en/page.md': '# Old' }, async (root) => {
    const { context, next } = holdPages(root);
    const store = createRecordStore(context, () => {});
    const record = store.get(page);
    const release = await next();
    store.invalidate(new Set([path.join(root, 'docs/en/other.md')]));
    release();
    expect((await record).title).toBe('Old');
  }));

test('a page that could not be compiled is compiled again by the next request', () =>
  withFiles({ 'docs/en/page.md': '# Page' }, async (root) => {
    let isBroken = true;
    const store = createRecordStore(testContext(root), () => {
      if (isBroken) throw new Error('broken');
    });
    await expect(store.get(page)).rejects.toThrow('broken');
    isBroken = false;
    expect((await store.get(page)).title).toBe('Page');
  }));

test('files are watched from before they were read', () =>
  withFiles({ 'docs/en/page.md': '# Page' }, async (root) => {
    const { context, next } = holdPages(root);
    const times: number[] = [];
    const store = createRecordStore(context, (_, since) => times.push(since));
    const record = store.get(page);
    const release = await next();
    const whileHeld = Date.now();
    release();
    await record;
    expect(times.length).toBe(1);
    expect(times[0]).toBeLessThanOrEqual(whileHeld);
  }));
