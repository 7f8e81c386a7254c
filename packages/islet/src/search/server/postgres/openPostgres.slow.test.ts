import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startCliWith } from '#testing/cli.ts';
import { type PostgresServer, startPostgres } from '#testing/postgresServer.ts';
import { createRemoteSearch } from '../../browser/createRemoteSearch.ts';
import { parseShortPages } from '../../testing.ts';
import { docsLanguages, writeBuiltSite } from '../backendTesting.ts';
import { createSearchServer } from '../createSearchServer.ts';
import { createStoreBackend } from '../stores/createStoreBackend.ts';
import { readPushedIndexes } from '../stores/readPushedIndexes.ts';
import { openPostgres } from './openPostgres.ts';

let server: PostgresServer;
let folder = '';
let database = 0;
let url = '';
const reader = { PGUSER: 'web', PGPASSWORD: 'a-secret-of-the-web-server' };

beforeAll(async () => {
  server = await startPostgres();
  folder = await mkdtemp(path.join(tmpdir(), 'pushed-'));
  await server.run(`CREATE ROLE ${reader.PGUSER} LOGIN PASSWORD '${reader.PGPASSWORD}'`);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Starts a transaction that locks a table. */
async function lockTable(name: string, lock: string): Promise<pg.Client> {
  const client = await server.connect(name);
  await client.query(`BEGIN; LOCK islet_search.${lock}`);
  return client;
}

/** Makes a database of its own, which has a site. */
async function createDatabase(): Promise<string> {
  database += 1;
  const name = `test${database}`;
  await server.run(`CREATE DATABASE ${name}`);
  url = server.url(name);
  await writeBuiltSite(folder, docsLanguages);
  return name;
}

const actAs = (role: Record<string, string>): void => {
  for (const [name, value] of Object.entries(role)) vi.stubEnv(name, value);
};

/** Pushes what is in the folder in this process. */
async function push(role: string | null = null) {
  actAs(server.admin);
  const store = await openPostgres(url, { connections: 1, reader: role });
  try {
    return await store.push('docs', await readPushedIndexes(folder));
  } finally {
    await store.close();
  }
}

/** Starts the command that pushes the folder. */
const startPush = (env: Record<string, string> = server.admin, target = url) =>
  startCliWith({ env }, 'search', 'push', folder, '--to', target, '--reader', reader.PGUSER);

const query = { keyword: 'bundles', limit: 7, searchIndexes: [], lang: 'en' };

/** Opens the database as the role that may only read. */
async function openBackend(connections = 2) {
  actAs(reader);
  return createStoreBackend(await openPostgres(url, { connections }), new Map());
}

/** The titles that a reader finds. */
async function findTitles(keyword: string): Promise<string[]> {
  const backend = await openBackend();
  const groups = await backend.search({ ...query, keyword });
  await backend.close?.();
  return groups.flatMap(({ hits }) => hits.map(({ title }) => title));
}

test('a push sends the sections that changed, and none if it is repeated', async () => {
  await createDatabase();
  expect(await push()).toEqual({ sections: 12, sent: 12, removed: 0 });
  expect(await push()).toEqual({ sections: 12, sent: 0, removed: 0 });
  const [english = { lang: 'en', documents: [] }, chinese = english] = docsLanguages;
  const [output, ...others] = english.documents;
  const changed = parseShortPages('=== /guide/output\n# Output\n## Other\nText of its own.');
  await writeBuiltSite(folder, [{ ...english, documents: [...changed, ...others] }, chinese]);
  // Its page had three sections.
  expect(output?.content).toHaveLength(3);
  expect(await push()).toEqual({ sections: 11, sent: 2, removed: 1 });
  await writeBuiltSite(folder, [{ ...english, documents: others }]);
  expect(await push()).toEqual({ sections: 5, sent: 0, removed: 6 });
});

test('terms are in the rows of their sections, uncompressed', async () => {
  const name = await createDatabase();
  await push();
  const column = "attrelid = 'islet_search.sections'::regclass AND attname = 'terms'";
  const storage = `SELECT attstorage FROM pg_attribute WHERE ${column}`;
  expect(await server.run(storage, name)).toEqual([{ attstorage: 'e' }]);
});

test('the role of the server may read, and nothing else', async () => {
  const name = await createDatabase();
  await push(reader.PGUSER);
  expect(await findTitles('bundles')).toContain('Output');
  for (const statement of [
    'DELETE FROM islet_search.sections',
    "UPDATE islet_search.pages SET title = 'x'",
    'INSERT INTO islet_search.terms VALUES (1, $$x$$, 1)',
    'DROP SCHEMA islet_search CASCADE',
    'CREATE TABLE islet_search.other ()',
  ]) {
    await expect(server.run(statement, name, reader)).rejects.toThrow(
      /permission denied|must be owner/,
    );
  }
});

test('a push that is killed changes nothing, and the next one succeeds', async () => {
  const name = await createDatabase();
  await push(reader.PGUSER);
  const many = Array.from({ length: 60 }, (_, at) => `=== /p${at}\n# Page ${at}\nNew words ${at}.`);
  await writeBuiltSite(folder, [{ lang: 'en', documents: parseShortPages(many.join('\n')) }]);
  // The push waits in the middle of its transaction.
  const lock = await lockTable(name, 'terms IN SHARE MODE');
  const pushing = startPush();
  const isWaiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
  await expect.poll(async () => (await server.run(isWaiting)).length, { timeout: 60_000 }).toBe(1);
  expect(await findTitles('bundles')).toContain('Output');
  pushing.process.kill('SIGKILL');
  await pushing.ended;
  await lock.end();
  expect(await findTitles('bundles')).toContain('Output');
  expect(await findTitles('words')).toEqual([]);
  expect((await startPush().ended).printed).toBe(
    'Pushed docs: 60 sections, 60 of them sent, 12 others removed\n',
  );
  expect(await findTitles('bundles')).toEqual([]);
  expect(await findTitles('words')).toHaveLength(7);
});

test('readers never find an index half replaced', async () => {
  await createDatabase();
  const build = async (word: string): Promise<void> => {
    const pages = Array.from({ length: 30 }, (_, at) => `=== /p${at}\n# Page\nAll have ${word}.`);
    await writeBuiltSite(folder, [{ lang: 'en', documents: parseShortPages(pages.join('\n')) }]);
    await push(reader.PGUSER);
  };
  await build('apples');
  const backend = await openBackend(4);
  let isDone = false;
  const totals = new Set<string>();
  const searching = (async () => {
    for (let number = 0; !isDone; number++) {
      // Each query is another one, so no answer is kept.
      const keyword = `apples pears ${'x'.repeat(number % 40)}1`;
      const [group] = await backend.search({ ...query, keyword, limit: 100 });
      const words = group?.hits.map(({ statement }) => statement) ?? [];
      totals.add(`${group?.total} ${[...new Set(words)].join(' ')}`);
    }
  })();
  for (const word of ['pears', 'apples', 'pears']) await build(word);
  isDone = true;
  await searching;
  await backend.close?.();
  for (const total of totals)
    expect(['30 All have apples.', '30 All have pears.']).toContain(total);
});

test('connections are bounded', async () => {
  await createDatabase();
  await push(reader.PGUSER);
  const backend = await openBackend(3);
  const keywords = Array.from({ length: 40 }, (_, at) => `bundles ${at}`);
  const searches = keywords.map((keyword) => backend.search({ ...query, keyword }));
  const count = "SELECT count(*)::int AS open FROM pg_stat_activity WHERE usename = 'web'";
  const [during] = await server.run(count);
  expect(await Promise.all(searches)).toHaveLength(40);
  expect(await server.run(count)).toEqual([{ open: 3 }]);
  expect(during).not.toEqual({ open: 0 });
  await backend.close?.();
});

/** Serves a backend as `search-server` does; `ask` is what a browser gets. */
async function serve(backend: Awaited<ReturnType<typeof openBackend>>) {
  const { port, close } = await createSearchServer({
    ...{ backend, host: '127.0.0.1', port: 0, allowHosts: [], allowOrigins: [] },
    ...{ queryLength: 200, perMinute: 1000, concurrent: 8, trustProxy: false },
  });
  const apiUrl = `http://127.0.0.1:${port}/search`;
  return {
    close,
    status: async () => (await fetch(`${apiUrl}?keyword=bundles`)).status,
    ask: () => createRemoteSearch({ apiUrl, searchIndexes: [], lang: 'en' }).query('bundles'),
  };
}

test('a database that is down or locked gives no results, and its cause is logged', async () => {
  const name = await createDatabase();
  await push(reader.PGUSER);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const served = await serve(await openBackend());
  expect(await served.status()).toBe(200);

  await lockTable(name, 'indexes');
  expect(await served.ask()).toEqual([]);
  expect(log.mock.calls.flat().map(String)).toEqual([
    'A search failed: canceling statement due to statement timeout',
    'The remote search failed.',
    'Error: The search server answered 503.',
  ]);
  await server.crash();
  log.mockClear();
  expect(await served.status()).toBe(503);
  expect(log.mock.calls.flat().join('\n')).toMatch(
    /^A search failed: .*(?:ECONNREFUSED|terminated)/,
  );
  await server.start();
  await expect.poll(() => served.status(), { timeout: 60_000 }).toBe(200);
  await served.close();
});

test('a server that starts before its database answers when that is there', async () => {
  await createDatabase();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const served = await serve(await openBackend());
  expect(log.mock.calls.flat().join()).toMatch(/^The search backend is not available yet: /);
  expect(await served.status()).toBe(503);
  await push(reader.PGUSER);
  expect(await served.status()).toBe(200);
  await served.close();
});

test.each([
  [
    'a password is missing',
    { PGUSER: 'owner' },
    'PostgreSQL asks for a password. Set PGPASSWORD.\n',
  ],
  ['a role is missing', {}, 'PostgreSQL needs the name of a role. Set PGUSER.\n'],
])('the error says what to do if %s', async (_, role, expected) => {
  await createDatabase();
  const none = { USER: '', USERNAME: '', PGUSER: '', PGPASSWORD: '', PGPASSFILE: '/dev/null' };
  expect((await startPush({ ...none, ...role }).ended).printed).toContain(expected);
});

test('secrets are never printed', async () => {
  await createDatabase();
  const wrong = { ...server.admin, PGPASSWORD: 'not-the-secret' };
  const outcomes = [
    await startPush(wrong).ended,
    await startPush(server.admin, url.replace('127.0.0.1', 'owner:not-the-secret@127.0.0.1')).ended,
    await startPush(server.admin, `${url}?sslmode=require`).ended,
  ];
  expect(outcomes.map(({ code }) => code)).toEqual([1, 1, 1]);
  const printed = outcomes.map((outcome) => outcome.printed).join();
  expect(printed).toContain('password authentication failed');
  for (const secret of [wrong.PGPASSWORD, server.admin.PGPASSWORD])
    expect(printed).not.toContain(secret);
});
