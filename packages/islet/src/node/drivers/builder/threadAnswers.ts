import type { IndexContent } from '#search/index/planIndex.ts';
import type { PageBuilder } from './pageBuilder.ts';

/** What a thread posts: the JSON of an answer, and the numbers of an index, which would be larger as JSON. */
export interface PostedAnswer {
  json: string;
  numbers: Pick<IndexContent['postings'], 'starts' | 'values'> | null;
}

/**
 * Packs the answer of a builder for another thread. Objects that are read from JSON have the same keys in memory once for
 * all of them; posted as they are, each would bring its own, which doubles the memory of a large site.
 */
export function packAnswer(method: keyof PageBuilder, value: unknown): PostedAnswer {
  if (method !== 'indexPages') return { json: JSON.stringify(value ?? null), numbers: null };
  const { pages, postings } = value as IndexContent;
  const { terms, starts, values } = postings;
  return { json: JSON.stringify({ pages, terms }), numbers: { starts, values } };
}

/** The memory that moves with an answer, and isn't copied. */
export const listTransferred = ({ numbers }: PostedAnswer): ArrayBuffer[] =>
  numbers === null
    ? []
    : [numbers.starts.buffer, numbers.values.buffer].filter((one) => one instanceof ArrayBuffer);

/** Gives an answer back as the builder gave it. */
export function unpackAnswer({ json, numbers }: PostedAnswer): unknown {
  const value = JSON.parse(json);
  if (numbers === null) return value;
  const { pages, terms } = value;
  return { pages, postings: { terms, ...numbers } } satisfies IndexContent;
}
