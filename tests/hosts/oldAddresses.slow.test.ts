import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTempFolder, readFolder, runCli } from 'islet/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySite } from '../../bench/copySite.mjs';
import { type HostServer, startHostServer } from '../support/hostServers.ts';
import { askServer } from './askSite.ts';
import { cloudflareLike } from './cloudflareLike.ts';
import { githubLike } from './githubLike.ts';
import { type AskHost, type Published, publish } from './published.ts';

const folder = await createTempFolder();
let files: Published;
let output: string;
let removeCopy: () => Promise<void>;

/** Every address that the site, or the documentation that it replaces, ever had, and where its ledger says it leads. */
let addresses: Array<{ address: string; target: string | null }>;

beforeAll(async () => {
  const copy = await copySite();
  removeCopy = copy.remove;
  const config = path.join(copy.root, 'site.config.ts');
  const source = await readFile(config, 'utf8');
  const hosts = "hosts: ['cloudflare', 'github', 'nginx', 'caddy'],";
  await writeFile(config, source.replace("title: 'Rslib',", `title: 'Rslib',\n  ${hosts}`));
  const { code, printed } = await runCli('build', copy.root);
  expect(printed).toContain('Built');
  expect(code).toBe(0);
  output = path.join(copy.root, 'dist');
  files = publish(await readFolder(output), '/');
  const ledger = await readFile(path.join(copy.root, 'addresses.txt'), 'utf8');
  addresses = ledger
    .trim()
    .split('\n')
    .map((line) => {
      const [address = '', target = null] = line.split(' -> ');
      return { address, target };
    });
});
afterAll(async () => {
  await removeCopy();
  await folder.remove();
});

/** What is wrong with an address that ends at the top of a page. */
const noAnchor = ': no such anchor';

/** Where a reader of an address ends, after redirects by the host, by a page, and by the script of an old anchor. */
async function follow(ask: AskHost, address: string, rest = 5): Promise<string> {
  const [route = '', anchor = ''] = address.split('#');
  const answer = await ask(encodeURI(decodeURI(route)));
  const next = (to: string): Promise<string> =>
    rest === 0
      ? Promise.resolve(`${address}: too many redirects`)
      : follow(ask, to.includes('#') || anchor === '' ? to : `${to}#${anchor}`, rest - 1);
  const location = answer.headers.get('location');
  if (location !== null) return next(location);
  const html = Buffer.from(await answer.arrayBuffer()).toString();
  if (answer.status !== 200) return `${route}: ${answer.status}`;
  const [, page] = html.includes('location.replace(l)')
    ? (/<a href="([^"]*)">/.exec(html) ?? [])
    : [];
  if (page !== undefined) return next(page);
  const id = decodeURIComponent(anchor).normalize('NFC');
  if (id === '' || html.includes(` id="${id}"`)) return movedTo(html, id).then(next, () => address);
  return address + noAnchor;
}

/** Where the script of a document leads on from an anchor; rejects if it doesn't. */
async function movedTo(html: string, anchor: string): Promise<string> {
  const [, data = '[]'] = /data-moved="([^"]*)"/.exec(html) ?? [];
  const moved: Array<[string, string]> = JSON.parse(data.replaceAll('&quot;', '"'));
  const found = moved.find(([name]) => name === anchor && anchor !== '');
  if (found === undefined) throw new Error('It stays.');
  return found[1];
}

/** What is wrong with where addresses lead; an anchor whose subject is a whole page may end at its top. */
async function findLost(ask: AskHost): Promise<string[]> {
  const lost: string[] = [];
  // One after the other: servers have fewer connections than there are addresses.
  for (const { address, target } of addresses) {
    const end = await follow(ask, address);
    const isTop = end.endsWith(noAnchor) && target !== null && !target.includes('#');
    if (end.includes(': ') && !isTop) lost.push(end);
  }
  return lost;
}

test('the ledger has the addresses of the documentation that ours replaces', () => {
  expect(addresses.length).toBeGreaterThan(2000);
});

test('a Cloudflare-like host answers every old address', async () => {
  const { ask, ignored } = cloudflareLike(files);
  expect(ignored).toEqual([]);
  expect(await findLost(ask)).toEqual([]);
});

test('a GitHub-like host answers every old address', async () => {
  expect(await findLost(githubLike(files, '/'))).toEqual([]);
});

test.each<HostServer>(['nginx', 'caddy'])('%s answers every old address', async (server) => {
  const place = path.join(folder.path, server);
  const running = await startHostServer(server, { output, base: '/', folder: place });
  const lost = await findLost(askServer(new URL(running.url).origin)).finally(running.stop);
  expect(lost).toEqual([]);
});
