import path from 'node:path';
import type { Page } from '@playwright/test';
import { startCliWith } from '#islet/testing/cli.ts';
import { startPostgres } from '#islet/testing/postgresServer.ts';
import { chosen, dialog, lines, search } from '../support/searchDialog.ts';
import { builtSites } from '../support/servedSites.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'plain', ownContext: true });

/** Where a search server answers. */
interface Backend {
  url: string;
  stop(): Promise<void>;
}

/** The sites that are searched, as commands name them. */
const listFolders = (): string[] =>
  ['Plain=plain', 'Other=full'].map((one) => {
    const [name = '', site = ''] = one.split('=');
    return `${name}=${path.join(process.env[builtSites] ?? '', site, 'dist')}`;
  });

async function serve(env: Record<string, string>, ...args: string[]): Promise<Backend> {
  const running = startCliWith({ env }, 'search-server', '--port', '0', ...args);
  const [, url = ''] = await running.printed(/^Searching \w+, \w+\n +(\S+)\?/m);
  return {
    url,
    async stop() {
      running.process.kill();
      await running.ended;
    },
  };
}

const backends: Record<string, () => Promise<Backend>> = {
  embedded: () => serve({}, ...listFolders()),
  async PostgreSQL() {
    const server = await startPostgres();
    const url = server.url('postgres');
    const push = startCliWith(
      { env: server.admin },
      'search',
      'push',
      ...listFolders(),
      '--to',
      url,
    );
    expect((await push.ended).code).toBe(0);
    const { stop, ...backend } = await serve(server.admin, '--backend', url);
    return {
      ...backend,
      async stop() {
        await stop();
        await server.stop();
      },
    };
  },
};

/** Passes what the page asks its server on to a backend. */
async function passOn(page: Page, url: string): Promise<void> {
  await page.route('https://search.example.com/**', async (route) => {
    const response = await fetch(url + new URL(route.request().url()).search);
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ status: response.status, body: await response.text(), headers });
  });
}

/** Stops what the test has started, also if it failed. */
let stop: Backend['stop'] | null = null;
test.afterEach(() => stop?.());

for (const [name, start] of Object.entries(backends)) {
  test(`The search dialog shows what the ${name} backend answers`, async ({ page }) => {
    const backend = await start();
    stop = backend.stop;
    await passOn(page, backend.url);
    await search(page, 'guide/', 'details');
    await expect(chosen(page)).toContainText('Details');
    await expect(chosen(page).locator('mark').first()).toHaveText('Details');

    await test.step('a typo finds what was meant', async () => {
      await dialog(page).getByRole('combobox').fill('secnod');
      await expect(lines(page).first()).toContainText('Second');
    });
    await test.step('the other site is a tab', async () => {
      await dialog(page).getByRole('combobox').fill('guide');
      const other = dialog(page).getByRole('tab', { name: /Other/ });
      await other.click();
      await expect(lines(page).first()).toHaveAttribute('target', '_blank');
    });
    await test.step('the section that was found opens', async () => {
      await open(page, 'guide/');
      await search(page, 'guide/', 'details');
      await expect(chosen(page)).toContainText('Details');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/guide\/second\.html#details$/);
    });
  });
}
