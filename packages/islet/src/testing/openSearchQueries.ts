export type Fields = Record<string, unknown>;
/** A query of the engine, as far as it is understood here. */
export type Query = Record<string, Fields>;

/** Key of a document that is only in indexes without a mapping. */
export const unmapped = 'without a mapping';

/** Answers searches, each with two lines; one that fails has an answer like the others. */
export function answerSearches(
  lines: readonly Fields[],
  indexes: ReadonlyMap<string, ReadonlyMap<string, Fields>>,
): Fields[] {
  const responses: Fields[] = [];
  for (let at = 0; at < lines.length; at += 2) {
    const documents = indexes.get(String(lines[at]?.index));
    if (!documents) {
      responses.push({ status: 404, error: { type: 'index_not_found_exception' } });
      continue;
    }
    if (documents.has(unmapped)) {
      responses.push({ status: 400, error: { type: 'query_shard_exception' } });
      continue;
    }
    const { query, size, sort, _source } = lines[at + 1] ?? {};
    const hits = [...documents.values()].flatMap((document) => {
      const score = rate(query as Query, document);
      return score === null ? [] : [{ score, document }];
    });
    const [field] = (sort as string[] | undefined) ?? [];
    hits.sort((a, b) =>
      field === undefined ? b.score - a.score : compare(a.document[field], b.document[field]),
    );
    responses.push({
      status: 200,
      timed_out: false,
      _shards: { failed: 0 },
      hits: {
        hits: hits.slice(0, Number(size)).map(({ score, document }) => ({
          _score: field === undefined ? score : null,
          _source: Object.fromEntries(
            Object.entries(document).filter(([name]) => (_source as string[]).includes(name)),
          ),
        })),
      },
    });
  }
  return responses;
}

const toList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Orders numbers, and other values as texts. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [one, other] = [String(a), String(b)];
  return one === other ? 0 : one < other ? -1 : 1;
}

/** The score of a document; null if it doesn't match. */
function rate(query: Query, document: Fields): number | null {
  const [[kind, clause] = ['', {}]] = Object.entries(query);
  const [[field, wanted] = ['', '']] = Object.entries(clause);
  const values = toList(document[field]);
  if (kind === 'term') return values.includes(wanted) ? 1 : null;
  if (kind === 'terms') return values.some((one) => toList(wanted).includes(one)) ? 1 : null;
  if (kind === 'range') {
    const { gt, gte, lte } = wanted as Fields;
    const isIn = (value: unknown): boolean =>
      (gt === undefined || compare(value, gt) > 0) &&
      (gte === undefined || compare(value, gte) >= 0) &&
      (lte === undefined || compare(value, lte) <= 0);
    return values.some(isIn) ? 1 : null;
  }
  if (kind === 'constant_score') {
    return rate(clause.filter as Query, document) === null ? null : Number(clause.boost ?? 1);
  }
  return rateBool(clause, document);
}

function rateBool(clause: Fields, document: Fields): number | null {
  const filter = (clause.filter as Query[] | undefined) ?? [];
  const should = (clause.should as Query[] | undefined) ?? [];
  if (filter.some((one) => rate(one, document) === null)) return null;
  const scores = should.flatMap((one) => rate(one, document) ?? []);
  const least = String(clause.minimum_should_match ?? 0);
  const needed = least.endsWith('%')
    ? Math.floor((should.length * Number.parseInt(least, 10)) / 100)
    : Number(least);
  if (scores.length < needed) return null;
  return scores.reduce((sum, one) => sum + one, 0);
}
