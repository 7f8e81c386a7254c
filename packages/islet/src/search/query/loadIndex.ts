import { createCache } from '#shared/createCache.ts';
import { findRun, type IndexMeta } from '../index/indexFormat.ts';
import { cachedQueries, defaultLimit } from '../searchConstants.ts';
import type { FolderCount, QueryOptions, SearchResult } from '../searchTypes.ts';
import { addStatements, describeRanked, toHits } from './composeHits.ts';
import { createPlanner, longestQuery, type QueryPlan } from './createPlanner.ts';
import { findAnswer } from './findAnswer.ts';
import { joinWanted } from './findRanges.ts';
import { isFiller } from './isFiller.ts';
import { type LoadPart, type OpenIndex, openIndex } from './openIndex.ts';
import { rankPages } from './rankPages.ts';
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
    const { total, matches, pages } = rankPages(
      mode === 'and' && lacksWord(plan, slots) ? [] : slots,
      {
        sectionStarts: index.sectionStarts,
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
      pages.map((page) => describeRanked(index, page, { wanted, sections })),
    );
    const first = {
      ...{ query: text, hits: toHits(described, typed), total, answer: null },
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
    return { ...first, hits: toHits(enriched, typed), answer: card };
  };
}

/** Whether the index doesn't have a word of a query: of a run without spaces, none of its parts. */
function lacksWord(plan: QueryPlan, found: readonly SlotScores[]): boolean {
  const known = new Set(found.map(({ typed }) => typed));
  const required = plan.slots.filter(({ isBonus }) => !isBonus);
  const places = new Set(
    required.filter(({ typed }) => known.has(typed)).map(({ place }) => place),
  );
  return required.some(({ alternatives, typed, place }) => {
    const isPair = alternatives[0]?.words[0]?.isPair ?? false;
    return !known.has(typed) && !(isPair && places.has(place));
  });
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
