import { createHash } from 'node:crypto';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { test as base, expect, open as openPage } from './test.ts';

/** The site `full` on the dev server of the worker, and what an author does to its files. */
export interface LiveSite {
  url: string;
  /** Replaces a text that must be in the file. */
  edit(file: string, from: string, to: string): Promise<void>;
  write(file: string, content: string | Uint8Array): Promise<void>;
  read(file: string): Promise<Buffer>;
  rename(from: string, to: string): Promise<void>;
  remove(file: string): Promise<void>;
  /** What the server answers at an address now, as text. */
  text(address: string): Promise<string>;
  /** Waits until the answer at an address contains a text. */
  shown(address: string, text: string): Promise<void>;
  /** Waits for a text in the terminal, since the test began. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
}

/** The pages that tests change. */
const pages = ['guide/start', 'guide/long', 'guide/islands', 'guide/bare', 'api/types/result'];

/**
 * The test function of tests that write. They share a site, so each leaves it as it was: its files are restored, and the
 * next test waits until the server shows the pages as before. So a test must wait for what it writes last.
 */
export const liveTest = base.extend<{ live: LiveSite }>({
  live: async ({ sites }, use) => {
    const { url, siteRoot, output, printed } = await sites.serve('full');
    const text = async (address: string) => (await ask(url, address)).text();
    const before = await hashPages(url);
    const start = output().length;
    const originals = new Map<string, Buffer | null>();
    const touch = async (file: string): Promise<string> => {
      const at = path.join(siteRoot, file);
      if (!originals.has(at)) originals.set(at, existsSync(at) ? await readFile(at) : null);
      return at;
    };
    const write: LiveSite['write'] = async (file, content) => {
      const at = await touch(file);
      await mkdir(path.dirname(at), { recursive: true });
      writeWhole(at, content);
    };
    const read: LiveSite['read'] = (file) => readFile(path.join(siteRoot, file));
    await use({
      url,
      write,
      read,
      async edit(file, from, to) {
        const text = String(await read(file));
        if (!text.includes(from)) throw new Error(`${file} has no “${from}”.`);
        await write(file, text.replace(from, to));
      },
      rename: async (from, to) => rename(await touch(from), await touch(to)),
      remove: async (file) => rm(await touch(file)),
      text,
      // Documents are too long for a message.
      shown: (address, part) =>
        expect.poll(async () => (await text(address)).includes(part), part).toBe(true),
      printed: (pattern) => printed(pattern, start),
    });
    for (const [file, content] of originals) {
      if (content === null) await rm(file, { force: true });
      // Not padded: names of stylesheets depend on each byte.
      else writeFileSync(file, content);
    }
    await expect.poll(() => hashPages(url)).toEqual(before);
  },
  baseURL: async ({ live }, use) => use(live.url),
  // Before the files are restored: an open page would then reload, also while the next test takes it over.
  context: async ({ context }, use) => {
    await use(context);
    for (const page of context.pages()) await page.close();
  },
  // A page loaded during a change may request what is gone; then it is loaded again.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  expectErrors: async ({}, use) => use(() => {}),
});

/** Identifies what each page shows. Its data is enough: a document would be rendered for it. */
async function hashPages(url: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const page of pages) {
    const data = await (await ask(url, `${page}.data.bin`)).arrayBuffer();
    hashes[page] = createHash('sha256').update(Buffer.from(data)).digest('hex');
  }
  return hashes;
}

/** Asks over a connection of its own, since the server may just be closing one that was used before. */
function ask(url: string, address: string): Promise<Response> {
  return fetch(new URL(address, url), { headers: { connection: 'close' } });
}

/**
 * Replaces a file in one step: on a busy machine, the server may look at any moment, and would find it empty or cut off.
 * Blank lines at the end keep a text from getting shorter, which would take a second step.
 */
function writeWhole(file: string, content: string | Uint8Array): void {
  if (!existsSync(file) || typeof content !== 'string') {
    writeFileSync(file, content);
    return;
  }
  const missing = statSync(file).size - Buffer.byteLength(content);
  writeFileSync(file, content + '\n'.repeat(Math.max(0, missing)), { flag: 'r+' });
}

/** The folder with the pages that tests edit. */
export const guide = 'docs/v2/en/guide';

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const mainIn = (page: Page): Locator => page.getByRole('main');
export const sidebarIn = (page: Page): Locator => page.getByRole('navigation', { name: 'Sidebar' });

/** Opens a page, and waits until it hears of changes. One that has missed some is loaded again. */
export async function openLive(page: Page, address: string): Promise<void> {
  const connected = page.waitForResponse('**/__islet/events');
  await openPage(page, address);
  await connected;
}
