import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as waitFor } from 'node:timers/promises';
import { z } from 'zod';
import type { IndexStore, PushedIndex, PushReport } from '../stores/indexStore.ts';
import { createClient, type EngineClient } from './createClient.ts';
import { describeDocuments, mappings } from './describeDocuments.ts';
import { readEngine, type SiteIndex, searchEngine } from './readEngine.ts';
import { EngineError, type PauseFor } from './repeatWhileBusy.ts';
import { sendOperations } from './sendOperations.ts';

/** Aliases are `islet-search-<site>`; the indexes that they lead to have a part of their own at the end. */
const prefix = 'islet-search-';
/** Neither engine accepts others as aliases. */
const siteName = /^[a-z0-9][a-z0-9_-]*$/;

const aliasesSchema = z.record(
  z.string(),
  z.object({ aliases: z.record(z.string(), z.unknown()).default({}) }),
);

const isMissing = (error: unknown): boolean => error instanceof EngineError && error.status === 404;

/** Does something, and once more if what it needs is missing: another push may have replaced it. */
async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (isMissing(error)) return work();
    throw error;
  });
}

/** Opens OpenSearch or Elasticsearch at an origin such as `https://localhost:9200`; `wait` is for tests. */
export async function openOpenSearch(
  origin: string,
  { wait = waitFor }: { wait?: PauseFor } = {},
): Promise<IndexStore> {
  // Readers don't wait.
  const reader = createClient(origin, { timeout: 1500 });
  const writer = createClient(origin, { wait });
  return {
    read: (search) => tryAgain(async () => search(readEngine(reader, await listSites(reader)))),
    async push(site, indexes) {
      if (siteName.test(site)) return tryAgain(() => pushToEngine(writer, site, indexes));
      throw new Error(
        `The name "${site}" can't be an alias. Use small letters, digits, "-" and "_".`,
      );
    },
    close: async () => {},
  };
}

/** Indexes whose names match, with their aliases; none if there is none, which engines may also answer with 404. */
async function listIndexes(
  client: EngineClient,
  pattern: string,
): Promise<Array<[string, string[]]>> {
  const answer = await client.send('GET', `/${pattern}/_alias`).catch((error: unknown) => {
    if (isMissing(error)) return {};
    throw error;
  });
  return Object.entries(aliasesSchema.parse(answer)).map(([name, { aliases }]) => [
    name,
    Object.keys(aliases),
  ]);
}

/** The sites that have an alias, by name. */
async function listSites(client: EngineClient): Promise<SiteIndex[]> {
  const found = await listIndexes(client, `${prefix}*`);
  return found
    .flatMap(([physical, aliases]) =>
      aliases.map((alias) => ({ site: alias.slice(prefix.length), physical })),
    )
    .filter(({ site }) => siteName.test(site))
    .sort((a, b) => (a.site < b.site ? -1 : 1));
}

/** Writes an index beside the one that readers search, then leads the alias to it. */
async function pushToEngine(
  client: EngineClient,
  site: string,
  indexes: readonly PushedIndex[],
): Promise<PushReport> {
  const alias = prefix + site;
  const current = (await listSites(client)).find((one) => one.site === site)?.physical;
  const documents = describeDocuments(indexes);
  const known =
    current === undefined ? new Map<string, string>() : await listHashes(client, current);
  const changed = [...documents].filter(([key, { hash }]) => known.get(key) !== hash);
  const gone = [...known.keys()].filter((key) => !documents.has(key));
  await removeLeftOver(client, alias, current);
  const next = await createIndex(client, alias, current);
  await sendOperations(client, [
    ...changed.map(([key, document]) => [
      { index: { _index: next.name, _id: idOf(key) } },
      document,
    ]),
    ...gone.map((key) => [{ delete: { _index: next.name, _id: idOf(key) } }]),
  ]);
  await client.send('POST', `/${next.name}/_refresh`);
  await replaceIndex(client, { alias, next, current });
  const isSection = (key: string): boolean => key.startsWith('section ');
  return {
    sections: [...documents.keys()].filter(isSection).length,
    sent: changed.filter(([key]) => isSection(key)).length,
    removed: gone.filter(isSection).length,
  };
}

/** An index that is being written. */
interface NextIndex {
  name: string;
  /** An alias for this time: a batch creates an index again that somebody else has deleted, but not its alias. */
  writing: string;
}

/** Creates an index with what is in the current one. */
async function createIndex(
  client: EngineClient,
  alias: string,
  current: string | undefined,
): Promise<NextIndex> {
  const name = `${alias}.${Date.now().toString(36)}${randomBytes(3).toString('hex')}`;
  const writing = `${name}.writing`;
  await client
    .send('PUT', `/${name}`, { mappings, aliases: { [writing]: {} } })
    .catch((error: unknown) => {
      // An attempt before has created it, though the engine was too busy to say so.
      if (!String(error).includes('resource_already_exists_exception')) throw error;
    });
  if (current === undefined) return { name, writing };
  const copied = await client.send('POST', '/_reindex?refresh=true', {
    source: { index: current },
    dest: { index: name },
  });
  const { failures } = z.object({ failures: z.array(z.unknown()).default([]) }).parse(copied);
  if (failures.length === 0) return { name, writing };
  throw new Error(
    `The search engine did not copy a document: ${JSON.stringify(failures[0]).slice(0, 300)}`,
  );
}

/** Leads the alias to the next index, and deletes the current one. */
async function replaceIndex(
  client: EngineClient,
  { alias, next, current }: { alias: string; next: NextIndex; current: string | undefined },
): Promise<void> {
  // Fails if another push has deleted the index, even if there is one of that name again.
  await client.send('DELETE', `/${next.name}/_alias/${next.writing}`);
  const remove = current === undefined ? [] : [{ remove: { index: current, alias } }];
  const add = { add: { index: next.name, alias } };
  await client.send('POST', '/_aliases', { actions: [...remove, add] });
  if (current !== undefined) await deleteIndex(client, current);
}

/** Deletes an index, if nobody else has. */
async function deleteIndex(client: EngineClient, name: string): Promise<void> {
  await client.send('DELETE', `/${name}`).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

/** Removes what pushes that were ended have left. */
async function removeLeftOver(
  client: EngineClient,
  alias: string,
  current?: string,
): Promise<void> {
  for (const [name] of await listIndexes(client, `${alias}.*`)) {
    if (name !== current) await deleteIndex(client, name);
  }
}

/** An id may have 512 bytes; keys are as long as the names in them. */
const idOf = (key: string): string =>
  key.length < 128 ? key : createHash('sha256').update(key).digest('hex');

const hashSource = z.object({ key: z.string(), hash: z.string() });

/** The hashes of all documents by their keys. */
async function listHashes(client: EngineClient, physical: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (let last = ''; ; ) {
    const query = { range: { key: { gt: last } } };
    const search = { physical, query, sort: ['key'], fields: ['key', 'hash'] };
    const [hits = []] = await searchEngine(client, [search]);
    for (const { _source } of hits) {
      const { key, hash } = hashSource.parse(_source);
      hashes.set(key, hash);
      last = key;
    }
    if (hits.length === 0) return hashes;
  }
}
