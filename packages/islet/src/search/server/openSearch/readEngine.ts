import { z } from 'zod';
import type { SectionText } from '../../index/indexFormat.ts';
import type { FoundTerm } from '../../query/vocabulary.ts';
import type {
  LoadedPage,
  StoredIndex,
  StoredPage,
  StoredPosting,
  StoreSnapshot,
} from '../stores/indexStore.ts';
import type { EngineClient } from './createClient.ts';
import { gramsOf, stepFields } from './describeDocuments.ts';
import { EngineError } from './repeatWhileBusy.ts';

/** As many as one search returns. */
const most = 10_000;

/** The index that the alias of a site leads to. */
export interface SiteIndex {
  site: string;
  physical: string;
}

interface Search {
  physical: string;
  query: object;
  size?: number;
  sort?: string[];
  /** Fields to return; none by default. */
  fields?: string[];
}

const hitSchema = z.object({
  _score: z.number().nullish(),
  _source: z.record(z.string(), z.unknown()),
});
const answersSchema = z.object({
  responses: z.array(
    z.object({
      status: z.number().default(200),
      error: z.unknown().optional(),
      timed_out: z.boolean().default(false),
      _shards: z.object({ failed: z.number() }).default({ failed: 0 }),
      hits: z.object({ hits: z.array(hitSchema) }).default({ hits: [] }),
    }),
  ),
});
type Hit = z.infer<typeof hitSchema>;

/** Runs searches with one request. Throws if one of them fails, or finds only a part. */
export async function searchEngine(
  client: EngineClient,
  searches: readonly Search[],
): Promise<Hit[][]> {
  if (searches.length === 0) return [];
  const lines = searches.flatMap(({ physical, query, size = most, sort, fields = [] }) => [
    { index: physical },
    { query, size, _source: fields, ...(sort && { sort }) },
  ]);
  const request = ['POST', '/_msearch'] as const;
  return client.repeat(async (send) => {
    const { responses } = answersSchema.parse(await send(...request, lines));
    // The request as a whole succeeds even if none of its searches does.
    return responses.map(({ status, error, timed_out: isLate, _shards: { failed }, hits }) => {
      if (error === undefined && failed === 0 && !isLate) return hits.hits;
      const partly = isLate ? 'It ended too early' : `${failed} shards have failed`;
      const [outcome, cause] =
        error === undefined ? [503, partly] : [status, JSON.stringify(error)];
      throw new EngineError({ status: outcome }, request.join(' '), cause);
    });
  });
}

const matches = (fields: Record<string, unknown>, ...more: object[]): object => ({
  bool: {
    filter: [
      ...Object.entries(fields).map(([name, value]) => ({ term: { [name]: value } })),
      ...more,
    ],
  },
});

const indexSource = z.object({
  ...{ index: z.number(), lang: z.string(), state: z.string(), sections: z.number() },
  ...{
    place: z.number(),
    kept: z.object({ synonyms: z.array(z.array(z.string())), format: z.number().default(0) }),
  },
});
const termSource = z.object({ term: z.string(), total: z.number() });
const placeSource = z.object({ page: z.number(), number: z.number() });
const pageSource = z.object({
  ...{ page: z.number(), place: z.number(), folder: z.string() },
  ...{ tags: z.array(z.string()), sections: z.number() },
});
const wholeSource = z.object({
  page: z.number(),
  kept: z.object({ route: z.string(), title: z.string(), url: z.string() }),
});
const sectionSource = z.object({
  page: z.number(),
  number: z.number(),
  kept: z.object({
    outline: z.object({ header: z.string(), anchor: z.string(), status: z.string().optional() }),
    text: z.custom<SectionText>(Array.isArray),
  }),
});

/** Reads the indexes that aliases lead to. */
export function readEngine(client: EngineClient, sites: readonly SiteIndex[]): StoreSnapshot {
  const placed: Placed = {
    client,
    placeOf: ({ name }) => sites.find(({ site }) => site === name)?.physical ?? '',
    findOne: async (search) => (await searchEngine(client, [search]))[0] ?? [],
  };
  return {
    async listIndexes() {
      const query = matches({ kind: 'index' });
      const fields = Object.keys(indexSource.shape);
      const found = await searchEngine(
        client,
        sites.map(({ physical }) => ({ physical, query, fields })),
      );
      return found.flatMap((hits, at) =>
        hits
          .map(({ _source }) => indexSource.parse(_source))
          .sort((a, b) => a.place - b.place)
          .map(({ index, kept, place: _, ...rest }): StoredIndex => {
            return { id: index, name: sites[at]?.site ?? '', ...kept, ...rest };
          }),
      );
    },
    ...readTerms(placed),
    ...readSections(placed),
    ...readPages(placed),
  };
}

/** What all searches need. */
interface Placed {
  client: EngineClient;
  placeOf(index: StoredIndex): string;
  findOne(search: Search): Promise<Hit[]>;
}

function readTerms({
  client,
  placeOf,
  findOne,
}: Placed): Pick<StoreSnapshot, 'findTerms' | 'findSimilar'> {
  return {
    async findTerms(index, ranges) {
      const found = await searchEngine(
        client,
        ranges.map(({ first, last }) => ({
          physical: placeOf(index),
          query: matches(
            { kind: 'term', index: index.id },
            { range: { term: { gte: first, lte: last } } },
          ),
          ...{ sort: ['term'], fields: ['term', 'total'] },
        })),
      );
      return found.map((hits) => hits.map(({ _source }): FoundTerm => termSource.parse(_source)));
    },
    async findSimilar(index, word, isTyping) {
      const should = gramsOf(word, isTyping).map((gram) => ({
        constant_score: { filter: { term: { grams: gram } } },
      }));
      const hits = await findOne({
        physical: placeOf(index),
        query: {
          bool: {
            filter: [matches({ kind: 'term', index: index.id })],
            should,
            minimum_should_match: '25%',
          },
        },
        ...{ size: 300, fields: ['term', 'total'] },
      });
      return hits.map(({ _source }) => termSource.parse(_source));
    },
  };
}

function readSections({ client, placeOf }: Placed): Pick<StoreSnapshot, 'findSections'> {
  return {
    async findSections(index, terms) {
      const found = await searchEngine(
        client,
        terms.map((term) => ({
          physical: placeOf(index),
          query: {
            bool: {
              filter: [matches({ kind: 'section', index: index.id })],
              // The score tells the step.
              should: stepFields.map((field, step) => ({
                constant_score: { filter: { term: { [field]: term } }, boost: step + 1 },
              })),
              minimum_should_match: 1,
            },
          },
          fields: ['page', 'number'],
        })),
      );
      return found.map((hits) =>
        hits.map(({ _score, _source }): StoredPosting => {
          const { page, number } = placeSource.parse(_source);
          return { page, at: number, step: Math.round(_score ?? 1) - 1 };
        }),
      );
    },
  };
}

function readPages({
  client,
  placeOf,
  findOne,
}: Placed): Pick<StoreSnapshot, 'listPages' | 'loadPages'> {
  return {
    async listPages(index) {
      const pages: StoredPage[] = [];
      for (let last = -1; ; ) {
        const hits = await findOne({
          physical: placeOf(index),
          query: matches({ kind: 'page', index: index.id }, { range: { page: { gt: last } } }),
          ...{ sort: ['page'], fields: Object.keys(pageSource.shape) },
        });
        for (const { _source } of hits) {
          const { page, ...rest } = pageSource.parse(_source);
          pages.push({ id: page, ...rest });
          last = page;
        }
        if (hits.length < most) return pages;
      }
    },
    async loadPages(index, ids) {
      const physical = placeOf(index);
      const [pages = [], sections = []] = await searchEngine(
        client,
        ['page', 'section'].map((kind) => ({
          physical,
          query: matches({ kind }, { terms: { page: ids } }),
          fields: ['page', 'number', 'kept'],
        })),
      );
      const read = sections
        .map(({ _source }) => sectionSource.parse(_source))
        .sort((a, b) => a.number - b.number);
      return pages.map(({ _source }): LoadedPage => {
        const { page, kept } = wholeSource.parse(_source);
        const own = read.filter((section) => section.page === page).map((section) => section.kept);
        const { route: routePath, title, url } = kept;
        const outline = { routePath, title, url, sections: own.map((one) => one.outline) };
        return { id: page, outline, texts: own.map(({ text }) => text) };
      });
    },
  };
}
