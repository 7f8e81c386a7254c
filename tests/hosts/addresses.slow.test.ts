import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTempFolder, readFolder, repository, runCli } from 'islet/testing';
import { afterAll, expect, test } from 'vitest';
import type { Host } from '#islet/node/site/config/schema/host.ts';
import { startHostServer } from '../support/hostServers.ts';
import { findDeadAddresses } from './askAddresses.ts';
import { askServer } from './askSite.ts';
import { cloudflareLike } from './cloudflareLike.ts';
import { githubLike } from './githubLike.ts';
import { publish } from './published.ts';

const base = '/docs/';
const folder = await createTempFolder();
afterAll(folder.remove);

/** Builds a copy of the Rslib site, in which nothing else builds or quotes at the same time, for hosts. */
async function buildFor(...hosts: Host[]) {
  const siteRoot = path.join(folder.path, hosts.join('-'), 'site');
  const ignored = ['node_modules', 'dist', '.islet'];
  await cp(path.join(repository, 'site'), siteRoot, {
    recursive: true,
    filter: (file) => !ignored.includes(path.basename(file)),
  });
  await symlink(path.join(repository, 'node_modules'), path.join(siteRoot, '../node_modules'));
  const file = path.join(siteRoot, 'site.config.ts');
  const config = await readFile(file, 'utf8');
  await writeFile(file, config.replace(/hosts: .*/, `hosts: ${JSON.stringify(hosts)},`));
  const { code, printed } = await runCli('build', siteRoot, '--base', base);
  if (code !== 0) throw new Error(printed);
  const output = path.join(siteRoot, 'dist');
  return { output, files: publish(await readFolder(output), base) };
}

const ledger = await readFile(path.join(repository, 'site/addresses.txt'), 'utf8');
const servers = await buildFor('cloudflare', 'nginx', 'caddy');

test('the ledger has all routes and anchors', () => {
  expect(ledger.split('\n').length).toBeGreaterThan(1000);
});

test('every old address of the site answers on a Cloudflare-like host', async () => {
  const { ask, ignored } = cloudflareLike(servers.files);
  expect(ignored).toEqual([]);
  expect(await findDeadAddresses({ ask, base }, ledger)).toEqual([]);
});

test('every old address of the site answers on a GitHub-like host', async () => {
  const { files } = await buildFor('github');
  expect(await findDeadAddresses({ ask: githubLike(files, base), base }, ledger)).toEqual([]);
});

test.runIf(process.platform === 'linux').each(['nginx', 'caddy'] as const)(
  'every old address of the site answers on %s',
  async (server) => {
    const place = path.join(folder.path, server);
    const running = await startHostServer(server, { output: servers.output, base, folder: place });
    const ask = askServer(new URL(running.url).origin);
    expect(await findDeadAddresses({ ask, base }, ledger).finally(running.stop)).toEqual([]);
  },
);
