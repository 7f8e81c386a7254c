import { createCache } from '#common/createCache.ts';
import { routeToUrl } from '#common/url.ts';
import { findRun, type IndexMeta, linkTo, usualAnchor } from '../index/indexFormat.ts';
import { cachedQueries, defaultLimit } from '../searchConstants.ts';
import type { FolderCount, QueryOptions, SearchHit, SearchResult, Suggestion } from '../types.ts';
import { createPlanner, isFiller, longestQuery } from './createPlanner.ts';
import { cutExcerpt } from './excerpt.ts';
import { findAnswer } from './findAnswer.ts';
import { findRanges, joinWanted, type Wanted } from './findRanges.ts';
import { type LoadPart, type OpenIndex, openIndex } from './openIndex.ts';
import { type RankedPage, rankPages } from './rankPages.ts';
import { type SlotScores, scoreSections } from './scoreSections.ts';
import { openVocabulary } from './vocabulary.ts';

/** A searchable index. */
export interface SearchIndex {
  meta: Pick<IndexMeta, 'lang' | 'version' | 'order' | 'pages' | 'sections'>;
  /**
   * Answers a query; rejects with an `IndexError` if a part can't be loaded or is damaged. While
   * the text of pages is being loaded, `onFirst` receives the result without statements and answer card.
   */
  query(text: string, options?: QueryOptions, onFirst?: OnFirst): Promise<SearchResult>;
}

/** Receives the part of a result that doesn't need the text of pages. */
export type OnFirst = (result: SearchResult) => void;

/** Minimum score of further sections of a page, relative to its best section. */
const worthShowing = 0.3;

/**
 * Opens the main file of an index. `loadPart` loads parts that are separate files. Throws an
 * `IndexError` if the file is damaged, cut off, or of a different version.
 */
export function loadIndex(file: Uint8Array, loadPart?: LoadPart): SearchIndex {
  const index = openIndex(file, loadPart);
  const { meta } = index;
  const answer = createAnswer(index);
  const answers = createCache<SearchResult>(cachedQueries);
  return {
    meta,
    query: (text, options = {}, onFirst) =>
      answers.load(JSON.stringify([text, options]), () => answer(text, options, onFirst)),
  };
}

function createAnswer(index: OpenIndex) {
  const { meta } = index;
  const vocabulary = openVocabulary(index);
  const planQuery = createPlanner(meta.synonyms);
  const weights = new Map(meta.weights);
  const tagged = new Map(meta.tags);

  return async (text: string, options: QueryOptions, onFirst?: OnFirst): Promise<SearchResult> => {
    const {
      limit = defaultLimit,
      offset = 0,
      tags,
      folder,
      mode = 'or',
      enrich = true,
      sections = 3,
    } = options;
    const typed = text.trimStart().slice(0, longestQuery);
    const plan = planQuery(typed);
    const slots = await scoreSections(vocabulary, plan, {
      sections: meta.sections,
      numbers: index.sectionStarts.at(-1) ?? 0,
    });
    const wantedWords = plan.slots.filter(({ isBonus }) => !isBonus).length;
    const found = slots.filter(({ isBonus }) => !isBonus).length;
    const { total, matches, pages } = rankPages(
      mode === 'and' && found < wantedWords ? [] : slots,
      {
        sectionStarts: index.sectionStarts,
        weights,
        only: tags ? new Set(tags.flatMap((tag) => tagged.get(tag) ?? [])) : null,
        keeps: (page) => folder === undefined || folderOf(meta, page) === folder,
        needsAll: mode === 'and',
        offset,
        limit,
      },
    );
    const telling = slots.filter(({ typed }) => !isFiller(typed));
    const wanted = joinWanted(telling.some(({ terms }) => terms.size > 0) ? telling : slots);
    const described = await Promise.all(
      pages.map((page) => describePage(index, page, { wanted, sections })),
    );
    const hits = described.map(({ hit }) => hit);
    const first = {
      ...{ query: text, hits, total, answer: null },
      spellings: spell(typed, slots),
      folders: countFolders(meta, matches),
    };
    if (!enrich) return first;
    const whole = Promise.all([
      Promise.all(described.map((page) => addStatements(index, page, wanted))),
      findAnswer(index, typed, pages.slice(0, 3)),
    ]);
    if (onFirst && (await takesTime(whole))) onFirst(first);
    const [enriched, card] = await whole;
    return { ...first, hits: enriched, answer: card };
  };
}

const folderOf = ({ folders, folderStarts }: IndexMeta, page: number): string =>
  folders[findRun(folderStarts, page)] ?? '';

function countFolders(meta: IndexMeta, pages: readonly number[]): FolderCount[] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const folder = folderOf(meta, page);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts];
}

/** Whether a promise needs to load something; if not, it resolves within this turn. */
function takesTime(promise: Promise<unknown>): Promise<boolean> {
  const nextTurn = new Promise((resolve) => setTimeout(resolve));
  return Promise.race([promise.then(() => false), nextTurn.then(() => true)]);
}

/** A hit and the sections of its page that it was made from: the best one, then `more`. */
interface DescribedPage {
  hit: SearchHit;
  page: number;
  sections: number[];
}

/** Creates the hit of a page, without statements. */
async function describePage(
  { meta, sectionStarts, headerStarts, pages }: OpenIndex,
  { page, score, sections: ranked }: RankedPage,
  { wanted, sections: most }: { wanted: Wanted; sections: number },
): Promise<DescribedPage> {
  const block = findRun(meta.pageStarts, page);
  const info = await pages(block);
  const blockStart = meta.pageStarts[block] ?? 0;
  const pageStart = sectionStarts[page] ?? 0;
  const routePath = info.routes[page - blockStart] ?? '';
  const title = info.titles[page - blockStart] ?? '';
  const titleRanges = findRanges(title, wanted);
  const url = meta.domain + routeToUrl(meta, routePath);
  const headed = (headerStarts[page] ?? 0) - (headerStarts[blockStart] ?? 0);

  const suggest = (at: number): Suggestion & { anchor: string } => {
    const header = at === 0 ? '' : (info.headers[headed + at - 1] ?? '');
    const anchor = at === 0 ? '' : info.anchors[headed + at - 1] || usualAnchor(header);
    const highlights = {
      title: titleRanges,
      header: findRanges(header, wanted),
      statement: [],
    };
    const isTitle = at === 0 && titleRanges.length > 0;
    const type = isTitle ? 'title' : highlights.header.length > 0 ? 'header' : 'content';
    return {
      ...{ type, title, header, statement: '' },
      link: linkTo(url, anchor),
      highlightInfoList: type === 'content' ? [] : highlights[type],
      highlights,
      anchor,
    };
  };

  const best = ranked[0] ?? { section: pageStart, score: 0 };
  const sections = [best, ...ranked.slice(1)]
    .filter(({ score }) => score >= worthShowing * best.score)
    .slice(0, Math.max(most, 1))
    .map(({ section }) => section - pageStart);
  const more = sections.slice(1).map((at) => {
    const { anchor: _, ...suggestion } = suggest(at);
    return suggestion;
  });
  return {
    hit: { ...suggest(best.section - pageStart), routePath, score, more },
    page,
    sections,
  };
}

/** Adds the matching statements to a hit. */
async function addStatements(
  { textsOf }: OpenIndex,
  { hit, page, sections }: DescribedPage,
  wanted: Wanted,
): Promise<SearchHit> {
  const text = await textsOf(page);
  const tell = <One extends Suggestion>(suggestion: One, place = 0): One => {
    const [prose = '', code = ''] = text[sections[place] ?? 0] ?? [];
    const heading = `${suggestion.title}\n${suggestion.header}`;
    const fromProse = cutExcerpt(prose, wanted, heading);
    const fromCode = fromProse.isMatch || code === '' ? null : cutExcerpt(code, wanted, heading);
    const isCode = fromCode?.isMatch || prose === '';
    const { text: statement, ranges } = (isCode && fromCode) || fromProse;
    return {
      ...suggestion,
      statement,
      highlightInfoList: suggestion.type === 'content' ? ranges : suggestion.highlightInfoList,
      highlights: { ...suggestion.highlights, statement: ranges },
    };
  };
  return { ...tell(hit), more: hit.more.map((one, at) => tell(one, at + 1)) };
}

/** Suggested queries, with unknown words replaced by known ones. */
function spell(text: string, slots: readonly SlotScores[]): string[] {
  const unknown = slots.filter(({ spellings }) => spellings.length > 0);
  if (unknown.length === 0) return [];
  const choices = unknown.length === 1 ? (unknown[0]?.spellings.slice(0, 3) ?? []) : [''];
  return choices.map((choice) => {
    let spelled = text.trim().toLowerCase();
    for (const { typed, spellings } of unknown) {
      spelled = spelled.replace(typed, () => choice || (spellings[0] ?? typed));
    }
    return spelled;
  });
}
