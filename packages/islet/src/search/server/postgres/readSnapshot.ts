import type { ClientBase } from 'pg';
import { z } from 'zod';
import type { SectionText } from '../../index/indexFormat.ts';
import type { LoadedPage, StoredPosting, StoreSnapshot } from '../stores/indexStore.ts';
import { schemaName } from './postgresTables.ts';
import { quoteLexeme, readStep, weights } from './vectors.ts';

/** Similar words of a typed one, of which those with the fewest edits are chosen. */
const mostSimilar = 300;
/** Sections of a term: more than any list of an index has, besides pages that only mention it. */
const mostSections = 20_000;

const rankWeights = `'{${Object.values(weights).join()}}'`;

/** The statements, each with the name by which a connection keeps its plan. */
const statements = {
  indexes: `SELECT id, name, lang, state::text, sections, synonyms, format
    FROM ${schemaName}.indexes ORDER BY name, place`,
  terms: `SELECT range.number::int AS number, found.term, found.total
    FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS range(first, last, number)
    JOIN ${schemaName}.terms found
      ON found.index_id = $1 AND found.term BETWEEN range.first AND range.last
    ORDER BY range.number, found.term`,
  similar: `SELECT term, total FROM ${schemaName}.terms
    WHERE index_id = $1 AND (term % $2 OR ($3 AND $2 <% term)) AND term NOT LIKE '=%'
    ORDER BY greatest(similarity(term, $2), CASE WHEN $3 THEN word_similarity($2, term) END) DESC, term
    LIMIT ${mostSimilar}`,
  sections: `SELECT query.number::int, own.rank, string_agg(own.page_id || ' ' || own.number, ',') AS places
    FROM unnest($2::text[]) WITH ORDINALITY AS query(term, number)
    CROSS JOIN LATERAL (
      SELECT page_id, number, ts_rank(${rankWeights}, terms, query.term::tsquery) AS rank
      FROM ${schemaName}.sections
      WHERE terms @@ query.term::tsquery AND index_id = $1
      ORDER BY rank DESC, page_id, number LIMIT ${mostSections}
    ) own
    GROUP BY query.number, own.rank`,
  pages: `SELECT id, place, folder, tags, sections FROM ${schemaName}.pages WHERE index_id = $1`,
  whole: `SELECT page.id, page.route, page.title, page.url,
      json_agg(section.outline ORDER BY section.number) AS outlines,
      json_agg(section.content ORDER BY section.number) AS texts
    FROM ${schemaName}.pages page
    JOIN ${schemaName}.sections section ON section.page_id = page.id
    WHERE page.id = ANY($1::int[]) GROUP BY page.id`,
};

const indexRows = z.array(
  z.object({
    ...{ id: z.number(), name: z.string(), lang: z.string(), state: z.string() },
    ...{ sections: z.number(), synonyms: z.array(z.array(z.string())), format: z.number() },
  }),
);
const termRows = z.array(z.object({ number: z.number(), term: z.string(), total: z.number() }));
const similarRows = z.array(z.object({ term: z.string(), total: z.number() }));
/** A term has few ranks, and many places. */
const postingRows = z.array(z.object({ number: z.number(), rank: z.number(), places: z.string() }));
const pageRows = z.array(
  z.object({
    ...{ id: z.number(), place: z.number(), folder: z.string() },
    ...{ tags: z.array(z.string()), sections: z.number() },
  }),
);
const wholeRows = z.array(
  z.object({
    ...{ id: z.number(), route: z.string(), title: z.string(), url: z.string() },
    outlines: z.array(
      z.object({ header: z.string(), anchor: z.string(), status: z.string().optional() }),
    ),
    texts: z.array(z.custom<SectionText>(Array.isArray)),
  }),
);

/** Reads indexes with a connection, whose transaction sees one state of them. */
export function readSnapshot(client: ClientBase): StoreSnapshot {
  let last: Promise<unknown> = Promise.resolve();
  /** A connection answers one statement after the other. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };
  const ask = (name: keyof typeof statements, values: unknown[] = []): Promise<unknown[]> =>
    inTurn(async () => {
      const query = { name: `islet_${name}`, text: statements[name], values };
      return (await client.query(query)).rows;
    });
  return {
    listIndexes: async () => indexRows.parse(await ask('indexes')),
    async findTerms({ id }, ranges) {
      const firsts = ranges.map(({ first }) => cleanText(first));
      const lasts = ranges.map(({ last }) => cleanText(last));
      const found = ranges.map((): Array<{ term: string; total: number }> => []);
      for (const { number, ...term } of termRows.parse(await ask('terms', [id, firsts, lasts]))) {
        found[number - 1]?.push(term);
      }
      return found;
    },
    async findSimilar({ id }, word, isTyping) {
      return similarRows.parse(await ask('similar', [id, cleanText(word), isTyping]));
    },
    async findSections({ id }, terms) {
      const lists = terms.map((): StoredPosting[] => []);
      const values = [id, terms.map((term) => quoteLexeme(cleanText(term)))];
      for (const { number, rank, places } of postingRows.parse(await ask('sections', values))) {
        const step = readStep(rank);
        for (const place of places.split(',')) {
          const [page, at] = place.split(' ');
          lists[number - 1]?.push({ page: Number(page), at: Number(at), step });
        }
      }
      return lists;
    },
    async listPages({ id }) {
      return pageRows.parse(await ask('pages', [id]));
    },
    async loadPages(_, ids) {
      const rows = wholeRows.parse(await ask('whole', [ids]));
      return rows.map(({ id, route, title, url, outlines, texts }): LoadedPage => {
        return { id, outline: { routePath: route, title, url, sections: outlines }, texts };
      });
    },
  };
}

/** PostgreSQL's texts can't have a zero byte. */
export const cleanText = (text: string): string => text.replaceAll('\0', '\ufffd');
