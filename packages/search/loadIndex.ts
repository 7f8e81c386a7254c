import { routeToUrl } from '@docs/common/url.ts';
import { createCache } from './createCache.ts';
import { cutExcerpt, findRanges, type WantedTerms } from './excerpt.ts';
import { findAnswer } from './findAnswer.ts';
import { findRun, type IndexMeta, usualAnchor } from './indexFormat.ts';
import { type LoadPart, type OpenIndex, openIndex } from './openIndex.ts';
import { planQuery } from './planQuery.ts';
import { type RankedPage, rankPages } from './rankPages.ts';
import { type SlotScores, scoreSections } from './scoreSections.ts';
import type { QueryOptions, SearchHit, SearchResult, Suggestion } from './types.ts';
import { openVocabulary } from './vocabulary.ts';

/** An index that answers queries. */
export interface SearchIndex {
  meta: Pick<IndexMeta, 'lang' | 'version' | 'pages' | 'sections'>;
  /** Answers a query; rejects with an `IndexError` when a part cannot be loaded or is damaged. */
  query(text: string, options?: QueryOptions): Promise<SearchResult>;
}

/** Results per page beside the best section must be at least this good, compared with it. */
const worthShowing = 0.3;

/**
 * Opens the main file of an index. `loadPart` gives the parts by name that are not in it. Throws an
 * `IndexError` for a file that is damaged, cut off, or of another version.
 */
export function loadIndex(file: Uint8Array, loadPart?: LoadPart): SearchIndex {
  const index = openIndex(file, loadPart);
  const vocabulary = openVocabulary(index);
  const { meta } = index;
  const weights = new Map(meta.weights);
  const cached = createCache<SearchResult>();

  return {
    meta,
    query: (text, options = {}) =>
      cached(JSON.stringify([text, options]), () => answer(text, options)),
  };

  async function answer(text: string, options: QueryOptions): Promise<SearchResult> {
    const { limit = 100, offset = 0, tags, mode = 'or', enrich = true, sections = 3 } = options;
    const plan = planQuery(text, meta.synonyms);
    const slots = await scoreSections(vocabulary, plan, meta.sections);
    const wantedWords = plan.slots.filter(({ isBonus }) => !isBonus).length;
    const found = slots.filter(({ isBonus }) => !isBonus).length;
    const { total, pages } = rankPages(mode === 'and' && found < wantedWords ? [] : slots, {
      sectionStarts: index.sectionStarts,
      weights,
      only: tags ? new Set(tags.flatMap((tag) => meta.tags[tag] ?? [])) : null,
      needsAll: mode === 'and',
      offset,
      limit,
    });
    const wanted = slots.map(({ terms }) => terms);
    const describe = describePage(index, { wanted, enrich, sections });
    const hits = await Promise.all(pages.map(describe));
    return {
      query: text,
      hits,
      total,
      answer: enrich ? await findAnswer(index, text, pages.slice(0, 3)) : null,
      spellings: spell(text, slots),
    };
  }
}

interface DescribeOptions {
  wanted: WantedTerms;
  enrich: boolean;
  sections: number;
}

/** Gives the function that makes a hit of a page. */
function describePage(
  index: OpenIndex,
  { wanted, enrich, sections }: DescribeOptions,
): (ranked: RankedPage) => Promise<SearchHit> {
  const { meta, sectionStarts } = index;
  return async (ranked) => {
    const { page } = ranked;
    const block = findRun(meta.pageStarts, page);
    const textBlock = findRun(meta.textStarts, page);
    const [info, texts] = await Promise.all([
      index.pages(block),
      enrich ? index.texts(textBlock) : null,
    ]);
    const blockStart = meta.pageStarts[block] ?? 0;
    const pageStart = sectionStarts[page] ?? 0;
    const routePath = info.routes[page - blockStart] ?? '';
    const title = info.titles[page - blockStart] ?? '';
    const text = texts?.[page - (meta.textStarts[textBlock] ?? 0)];
    const url = meta.domain + routeToUrl(meta, routePath);
    // The start of a page has no heading of its own in the columns.
    const headed = pageStart - (sectionStarts[blockStart] ?? 0) - (page - blockStart);

    const suggest = (section: number): Suggestion & { anchor: string } => {
      const at = section - pageStart;
      const header = at === 0 ? '' : (info.headers[headed + at - 1] ?? '');
      const anchor = at === 0 ? '' : info.anchors[headed + at - 1] || usualAnchor(header);
      const [prose = '', code = ''] = text?.[at] ?? [];
      const fromProse = cutExcerpt(prose, wanted);
      const statement =
        fromProse.ranges.length > 0 || code === ''
          ? fromProse
          : preferMatch(cutExcerpt(code, wanted), fromProse);
      const highlights = {
        title: findRanges(title, wanted),
        header: findRanges(header, wanted),
        statement: statement.ranges,
      };
      const type =
        at === 0 && highlights.title.length > 0
          ? 'title'
          : highlights.header.length > 0
            ? 'header'
            : 'content';
      return {
        type,
        title,
        header,
        statement: statement.text,
        link: anchor === '' ? url : `${url}#${encodeURIComponent(anchor)}`,
        highlightInfoList: highlights[type === 'content' ? 'statement' : type],
        highlights,
        anchor,
      };
    };

    const [best, ...more] = ranked.sections
      .filter(({ score }) => score >= worthShowing * (ranked.sections[0]?.score ?? 0))
      .slice(0, sections)
      .map(({ section }) => suggest(section));
    return {
      ...(best ?? suggest(pageStart)),
      routePath,
      score: ranked.score,
      more: more.map(({ anchor: _, ...suggestion }) => suggestion),
    };
  };
}

const preferMatch = <T extends { ranges: unknown[] }>(one: T, other: T): T =>
  one.ranges.length > 0 ? one : other;

/** The query with its unknown words replaced by known ones. */
function spell(text: string, slots: readonly SlotScores[]): string[] {
  const unknown = slots.filter(({ spellings }) => spellings.length > 0);
  if (unknown.length === 0) return [];
  const choices = unknown.length === 1 ? (unknown[0]?.spellings.slice(0, 3) ?? []) : [''];
  return choices.map((choice) => {
    let spelled = text.trim().toLowerCase();
    for (const { typed, spellings } of unknown) {
      spelled = spelled.replace(typed, choice || (spellings[0] ?? typed));
    }
    return spelled;
  });
}
