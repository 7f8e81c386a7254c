import type { SearchGroup, SearchResult, Suggestion } from '../searchTypes.ts';

/** Makes a group of the result for a site, with `origin` before its links; an empty one without a result. */
export function toGroup(
  index: string,
  origin: string,
  result: SearchResult | undefined,
): SearchGroup {
  if (!result) return { index, hits: [], total: 0, answer: null, spellings: [] };
  const { query: _, hits, answer, ...rest } = result;
  const place = <T extends Pick<Suggestion, 'link'>>(one: T): T => ({
    ...one,
    link: origin + one.link,
  });
  return {
    index,
    ...rest,
    hits: hits.map((hit) => ({ ...place(hit), more: hit.more.map(place) })),
    answer: answer && place(answer),
  };
}
