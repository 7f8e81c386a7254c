import { existsSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { startServer } from './cli.ts';
import { copyFixture, createTempFolder } from './fixtureSites.ts';
import { test as base, open as openPage } from './test.ts';

/** A dev server over a copy of the fixture `full`, and what an author does to its files. */
export interface LiveSite {
  url: string;
  /** Replaces a text that must be in the file. */
  edit(file: string, from: string, to: string): Promise<void>;
  write(file: string, content: string | Uint8Array): Promise<void>;
  read(file: string): Promise<Buffer>;
  rename(from: string, to: string): Promise<void>;
  remove(file: string): Promise<void>;
  /** Waits for a text in the terminal. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
}

/** The test function of tests that write: each has a site of its own. */
export const test = base.extend<{ live: LiveSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  live: async ({}, use) => {
    const folder = await createTempFolder();
    const siteRoot = await copyFixture('full', folder.path);
    const server = await startServer('dev', siteRoot);
    const at = (file: string) => path.join(siteRoot, file);
    const write = (file: string, content: string | Uint8Array) => writeWhole(at(file), content);
    await use({
      url: server.url,
      async edit(file, from, to) {
        const text = await readFile(at(file), 'utf8');
        if (!text.includes(from)) throw new Error(`${file} has no “${from}”.`);
        write(file, text.replace(from, to));
      },
      async write(file, content) {
        await mkdir(path.dirname(at(file)), { recursive: true });
        write(file, content);
      },
      read: (file) => readFile(at(file)),
      rename: (from, to) => rename(at(from), at(to)),
      remove: (file) => rm(at(file)),
      printed: server.printed,
    });
    await server.stop();
    await folder.remove();
  },
  baseURL: async ({ live }, use) => use(live.url),
  // A page loaded during a change may request what is gone; then it is loaded again.
  expectErrors: async ({ context }, use) => use(() => void context),
});

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
export const main = (page: Page): Locator => page.getByRole('main');
export const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Sidebar' });

/** Opens a page, and waits until it hears of changes. One that has missed some is loaded again. */
export async function open(page: Page, address: string): Promise<void> {
  const connected = page.waitForResponse('**/__docs/events');
  await openPage(page, address);
  await connected;
}
