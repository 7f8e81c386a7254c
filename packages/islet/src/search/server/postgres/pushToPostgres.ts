import type { ClientBase } from 'pg';
import { z } from 'zod';
import { toWellFormed } from '#shared/url.ts';
import {
  type PushedIndex,
  type PushedPage,
  type PushedSection,
  type PushReport,
  storeFormat,
} from '../stores/indexStore.ts';
import { createTables, findTables, keepTermsInRows, schemaName } from './postgresTables.ts';
import { cleanText } from './readSnapshot.ts';
import { writeVector } from './vectors.ts';

/** Rows that are sent at once, at most, and their characters, about. */
const batch = { rows: 1000, size: 2_000_000 };

interface PushedSite {
  site: string;
  indexes: readonly PushedIndex[];
  /** The role that may read. */
  reader: string | null;
}

/** Replaces the indexes of a site within the transaction of a connection. */
export async function pushToPostgres(
  client: ClientBase,
  { site, indexes, reader }: PushedSite,
): Promise<PushReport> {
  // Pushes follow each other, also those that create the tables.
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('${schemaName}'))`);
  await requireUnicode(client);
  await prepareTables(client);
  if (reader !== null) await grantReading(client, reader);
  const report: PushReport = { sections: 0, sent: 0, removed: 0 };
  const kept: number[] = [];
  for (const index of indexes) {
    const id = await replaceIndex(client, site, index);
    kept.push(id);
    const { sent, removed } = await replacePages(client, id, index.pages);
    await replaceTerms(client, id, index);
    report.sections += countSections(index);
    report.sent += sent;
    report.removed += removed;
  }
  report.removed += await removeOthers(client, site, kept);
  for (const table of ['pages', 'sections', 'terms']) {
    await client.query(`ANALYZE ${schemaName}.${table}`);
  }
  return report;
}

const foundRows = z.tuple([z.object({ found: z.boolean() })]);

async function prepareTables(client: ClientBase): Promise<void> {
  const [{ found }] = foundRows.parse((await client.query(findTables)).rows);
  await client.query(createTables);
  if (!found) await client.query(keepTermsInRows);
}

/** Removes the indexes of languages and versions that a site no longer has; returns the number of their sections. */
async function removeOthers(
  client: ClientBase,
  site: string,
  kept: readonly number[],
): Promise<number> {
  const { rows } = await client.query(
    `DELETE FROM ${schemaName}.indexes WHERE name = $1 AND id <> ALL($2::int[]) RETURNING sections`,
    [site, kept],
  );
  const removed = z.array(z.object({ sections: z.number() })).parse(rows);
  return removed.reduce((sum, { sections }) => sum + sections, 0);
}

const countSections = ({ pages }: PushedIndex): number =>
  pages.reduce((sum, { sections }) => sum + sections.length, 0);

async function requireUnicode(client: ClientBase): Promise<void> {
  const { rows } = await client.query('SHOW server_encoding');
  const [{ server_encoding: encoding }] = z
    .tuple([z.object({ server_encoding: z.string() })])
    .parse(rows);
  if (encoding === 'UTF8') return;
  throw new Error(`The database has the encoding ${encoding}. Create one with ENCODING 'UTF8'.`);
}

/** Lets a role read all tables, and nothing else. */
async function grantReading(client: ClientBase, reader: string): Promise<void> {
  const role = `"${reader.replaceAll('"', '""')}"`;
  await client.query(`GRANT USAGE ON SCHEMA ${schemaName} TO ${role}`);
  await client.query(`GRANT SELECT ON ALL TABLES IN SCHEMA ${schemaName} TO ${role}`);
}

const idRows = z.tuple([z.object({ id: z.number() })]);

async function replaceIndex(client: ClientBase, site: string, index: PushedIndex): Promise<number> {
  const { lang, version, order, synonyms } = index;
  const { rows } = await client.query(
    `INSERT INTO ${schemaName}.indexes (format, name, lang, version, place, sections, synonyms)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (name, lang, version) DO UPDATE SET format = excluded.format, place = excluded.place,
       sections = excluded.sections, synonyms = excluded.synonyms, state = gen_random_uuid()
     RETURNING id`,
    [storeFormat, site, lang, version, order, countSections(index), JSON.stringify(synonyms)],
  );
  return idRows.parse(rows)[0].id;
}

const knownRows = z.array(
  z.object({ id: z.number(), route: z.string(), hashes: z.array(z.string()) }),
);

/** Sends the pages of an index, and those of their sections that aren't there. */
async function replacePages(
  client: ClientBase,
  index: number,
  pages: readonly PushedPage[],
): Promise<Pick<PushReport, 'sent' | 'removed'>> {
  const { rows } = await client.query(
    `SELECT page.id, page.route, array_agg(section.hash ORDER BY section.number) AS hashes
     FROM ${schemaName}.pages page JOIN ${schemaName}.sections section ON section.page_id = page.id
     WHERE page.index_id = $1 GROUP BY page.id`,
    [index],
  );
  const known = new Map(knownRows.parse(rows).map((page) => [page.route, page]));
  const routes = new Set(pages.map(({ route }) => cleanText(route)));
  const gone = [...known.values()].filter(({ route }) => !routes.has(route));
  await client.query(`DELETE FROM ${schemaName}.pages WHERE id = ANY($1::int[])`, [
    gone.map(({ id }) => id),
  ]);
  const ids = await sendPages(client, index, pages);
  let removed = gone.reduce((sum, { hashes }) => sum + hashes.length, 0);
  const changed = pages.flatMap(({ route, sections }) => {
    const hashes = known.get(cleanText(route))?.hashes ?? [];
    removed += Math.max(0, hashes.length - sections.length);
    return sections.flatMap((section, number) =>
      section.hash === hashes[number] ? [] : [{ page: ids.get(cleanText(route)), number, section }],
    );
  });
  await client.query(
    `DELETE FROM ${schemaName}.sections section USING ${schemaName}.pages page
     WHERE page.index_id = $1 AND section.page_id = page.id AND section.number >= page.sections`,
    [index],
  );
  await sendRows(
    client,
    describeSections(changed),
    `INSERT INTO ${schemaName}.sections (page_id, number, index_id, hash, outline, content, terms)
     SELECT page, number, ${index}, hash, outline, content, terms::tsvector
     FROM jsonb_to_recordset($1::jsonb)
       AS row(page int, number int, hash text, outline jsonb, content jsonb, terms text)
     ON CONFLICT (page_id, number) DO UPDATE SET hash = excluded.hash, outline = excluded.outline,
       content = excluded.content, terms = excluded.terms`,
  );
  return { sent: changed.length, removed };
}

interface ChangedSection {
  page: number | undefined;
  number: number;
  section: PushedSection;
}

/** Makes the row of each section when it is sent. */
function* describeSections(changed: readonly ChangedSection[]): Generator<unknown> {
  for (const { page, number, section } of changed) {
    const { header, anchor, status, text, hash } = section;
    const outline = { header, anchor, status };
    const terms = writeVector(section.listTerms());
    yield { page, number, hash, outline, content: text, terms };
  }
}

/** Sends all pages without their sections, which are few bytes; returns their ids by route. */
async function sendPages(
  client: ClientBase,
  index: number,
  pages: readonly PushedPage[],
): Promise<Map<string, number>> {
  const records = pages.map(({ sections, ...page }) => ({ ...page, sections: sections.length }));
  await sendRows(
    client,
    records,
    `INSERT INTO ${schemaName}.pages AS page
       (index_id, route, place, url, title, folder, tags, sections)
     SELECT ${index}, route, place, url, title, folder, tags, sections
     FROM jsonb_to_recordset($1::jsonb) AS row(route text, place int, url text, title text,
       folder text, tags text[], sections int)
     ON CONFLICT (index_id, route) DO UPDATE SET place = excluded.place, url = excluded.url,
       title = excluded.title, folder = excluded.folder, tags = excluded.tags,
       sections = excluded.sections
     WHERE (page.place, page.url, page.title, page.folder, page.tags, page.sections)
       IS DISTINCT FROM (excluded.place, excluded.url, excluded.title, excluded.folder,
         excluded.tags, excluded.sections)`,
  );
  const { rows } = await client.query(
    `SELECT id, route FROM ${schemaName}.pages WHERE index_id = $1`,
    [index],
  );
  const found = z.array(z.object({ id: z.number(), route: z.string() })).parse(rows);
  return new Map(found.map(({ id, route }) => [route, id]));
}

/** Sends the terms that are new or in another number of sections. */
async function replaceTerms(client: ClientBase, index: number, site: PushedIndex): Promise<void> {
  const { rows } = await client.query(
    `SELECT term, total FROM ${schemaName}.terms WHERE index_id = $1`,
    [index],
  );
  const found = z.array(z.object({ term: z.string(), total: z.number() })).parse(rows);
  const known = new Map(found.map(({ term, total }) => [term, total]));
  const terms = new Map(site.terms.map(({ term, total }) => [cleanText(term), total]));
  await client.query(
    `DELETE FROM ${schemaName}.terms WHERE index_id = $1 AND term = ANY($2::text[])`,
    [index, [...known.keys()].filter((term) => !terms.has(term))],
  );
  await sendRows(
    client,
    [...terms].flatMap(([term, total]) => (known.get(term) === total ? [] : [{ term, total }])),
    `INSERT INTO ${schemaName}.terms (index_id, term, total)
     SELECT ${index}, term, total FROM jsonb_to_recordset($1::jsonb) AS row(term text, total int)
     ON CONFLICT (index_id, term) DO UPDATE SET total = excluded.total`,
  );
}

/** Sends rows in batches, each as JSON. */
async function sendRows(
  client: ClientBase,
  rows: Iterable<unknown>,
  statement: string,
): Promise<void> {
  let waiting: string[] = [];
  let size = 0;
  const send = async (): Promise<void> => {
    if (waiting.length > 0) await client.query(statement, [`[${waiting.join()}]`]);
    waiting = [];
    size = 0;
  };
  for (const row of rows) {
    const json = JSON.stringify(row, (_, value: unknown) =>
      typeof value === 'string' ? toWellFormed(cleanText(value)) : value,
    );
    waiting.push(json);
    size += json.length;
    if (waiting.length >= batch.rows || size >= batch.size) await send();
  }
  await send();
}
