import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { IndexStore, PushedIndex, PushReport } from '../stores/indexStore.ts';
import { createClient, type EngineClient, EngineError } from './createClient.ts';
import { describeDocuments, mappings, type StoredDocument } from './describeDocuments.ts';
import { readEngine, type SiteIndex, searchEngine } from './readEngine.ts';

/** Aliases are `islet-search-<site>`; the indexes that they lead to have a part of their own at the end. */
const prefix = 'islet-search-';
/** Lines of a bulk request at most, and their characters, about. */
const batch = { documents: 500, size: 4_000_000 };

const aliasesSchema = z.record(
  z.string(),
  z.object({ aliases: z.record(z.string(), z.unknown()).default({}) }),
);

/** Opens OpenSearch or Elasticsearch at an origin such as `https://localhost:9200`. */
export async function openOpenSearch(origin: string): Promise<IndexStore> {
  const reader = createClient(origin, { timeout: 1500, isPatient: false });
  const writer = createClient(origin, { isPatient: true });
  return {
    async read(search) {
      const attempt = async () => search(readEngine(reader, await listSites(reader)));
      // A push may replace an index after its alias was read.
      return attempt().catch((error: unknown) => {
        if (error instanceof EngineError && error.status === 404) return attempt();
        throw error;
      });
    },
    push: (site, indexes) => pushToEngine(writer, site, indexes),
    close: async () => {},
  };
}

/** The sites that have an alias, by name. */
async function listSites(client: EngineClient): Promise<SiteIndex[]> {
  const found = aliasesSchema.parse(await client.send('GET', `/${prefix}*/_alias`));
  return Object.entries(found)
    .flatMap(([physical, { aliases }]) =>
      Object.keys(aliases).map((alias) => ({ site: alias.slice(prefix.length), physical })),
    )
    .sort((a, b) => (a.site < b.site ? -1 : 1));
}

/** Writes an index beside the one that readers search, then leads the alias to it. */
async function pushToEngine(
  client: EngineClient,
  site: string,
  indexes: readonly PushedIndex[],
): Promise<PushReport> {
  const alias = prefix + site;
  // Neither engine accepts others.
  if (!/^[a-z0-9][a-z0-9_-]*$/.test(site)) {
    throw new Error(
      `The name "${site}" can't be an alias. Use small letters, digits, "-" and "_".`,
    );
  }
  const current = (await listSites(client)).find((one) => one.site === site)?.physical;
  const documents = describeDocuments(indexes);
  const known =
    current === undefined ? new Map<string, string>() : await listHashes(client, current);
  const changed = [...documents].filter(([key, { hash }]) => known.get(key) !== hash);
  const gone = [...known.keys()].filter((key) => !documents.has(key));
  await removeLeftOver(client, alias, current);
  const next = `${alias}.${Date.now().toString(36)}${randomBytes(3).toString('hex')}`;
  await client.send('PUT', `/${next}`, { mappings });
  if (current !== undefined) {
    await client.send('POST', '/_reindex?refresh=true', {
      source: { index: current },
      dest: { index: next },
    });
  }
  await sendDocuments(client, next, changed);
  await sendLines(
    client,
    gone.map((key) => [{ delete: { _index: next, _id: idOf(key) } }]),
  );
  await client.send('POST', `/${next}/_refresh`);
  const remove = current === undefined ? [] : [{ remove: { index: current, alias } }];
  await client.send('POST', '/_aliases', { actions: [...remove, { add: { index: next, alias } }] });
  if (current !== undefined) await client.send('DELETE', `/${current}`);
  const isSection = (key: string): boolean => key.startsWith('section ');
  return {
    sections: [...documents.keys()].filter(isSection).length,
    sent: changed.filter(([key]) => isSection(key)).length,
    removed: gone.filter(isSection).length,
  };
}

/** Removes what pushes that were ended have left. */
async function removeLeftOver(
  client: EngineClient,
  alias: string,
  current?: string,
): Promise<void> {
  const found = aliasesSchema.parse(await client.send('GET', `/${alias}.*/_alias`));
  for (const name of Object.keys(found)) {
    if (name !== current) await client.send('DELETE', `/${name}`);
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

const sendDocuments = (
  client: EngineClient,
  index: string,
  documents: ReadonlyArray<[key: string, document: StoredDocument]>,
): Promise<void> =>
  sendLines(
    client,
    documents.map(([key, document]) => [{ index: { _index: index, _id: idOf(key) } }, document]),
  );

const bulkSchema = z.object({ errors: z.boolean() });

/** Sends operations in batches; each has one or two lines. */
async function sendLines(client: EngineClient, operations: readonly object[][]): Promise<void> {
  let waiting: object[] = [];
  let size = 0;
  const send = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const answer = await client.send('POST', '/_bulk', waiting);
    if (bulkSchema.parse(answer).errors) {
      throw new Error(
        `The search engine refused a document: ${JSON.stringify(answer).slice(0, 300)}`,
      );
    }
    waiting = [];
    size = 0;
  };
  for (const lines of operations) {
    waiting.push(...lines);
    size += JSON.stringify(lines).length;
    if (waiting.length >= 2 * batch.documents || size >= batch.size) await send();
  }
  await send();
}
