import { defaultLimit } from '../searchConstants.ts';
import type { FolderCount, QueryOptions, SearchResult } from '../searchTypes.ts';
import { addStatements, describeRanked, toHits } from './composeHits.ts';
import { longestQuery, type QueryPlan } from './createPlanner.ts';
import { findAnswer } from './findAnswer.ts';
import { joinWanted } from './findRanges.ts';
import { isFiller } from './isFiller.ts';
import { type RankedPage, rankPages } from './rankPages.ts';
import { type SlotScores, scoreSections } from './scoreSections.ts';
import type { SearchedIndex } from './searchedIndex.ts';
import type { Lists } from './vocabulary.ts';

/** Receives the part of a result that doesn't need the text of pages. */
export type OnFirst = (result: SearchResult) => void;

interface Request {
  options: QueryOptions;
  onFirst?: OnFirst | undefined;
}

/** Answers a query from an index, wherever it is. */
export async function answerQuery(
  index: SearchedIndex,
  text: string,
  { options, onFirst }: Request,
): Promise<SearchResult> {
  const { enrich = true, sections = 3 } = options;
  const typed = text.trimStart().slice(0, longestQuery);
  const plan = index.planQuery(typed);
  const { slots, lists } = await scoreSections(index, plan);
  const { total, matches, pages } = rank(plan, { slots, lists }, options);
  const telling = slots.filter(({ typed }) => !isFiller(typed));
  const wanted = joinWanted(telling.some(({ terms }) => terms.size > 0) ? telling : slots);
  const described = await Promise.all(
    pages.map((page) => describeRanked(index, page, { wanted, sections })),
  );
  const first = {
    ...{ query: text, hits: toHits(described, typed), total, answer: null },
    spellings: spell(typed, slots),
    folders: countFolders(lists, matches),
  };
  if (!enrich) return first;
  const whole = Promise.all([
    Promise.all(described.map((page) => addStatements(index, page, wanted))),
    findAnswer(index, typed, pages.slice(0, 3)),
  ]);
  if (onFirst && (await takesTime(whole))) onFirst(first);
  const [enriched, card] = await whole;
  return { ...first, hits: toHits(enriched, typed), answer: card };
}

function rank(
  plan: QueryPlan,
  { slots, lists }: { slots: SlotScores[]; lists: Lists },
  { limit = defaultLimit, offset = 0, tags, folder, mode = 'or' }: QueryOptions,
): { total: number; matches: number[]; pages: RankedPage[] } {
  return rankPages(mode === 'and' && lacksWord(plan, slots) ? [] : slots, {
    sectionStarts: lists.sectionStarts,
    only: tags ? lists.pagesWith(tags) : null,
    keeps: (page) => folder === undefined || lists.folderOf(page) === folder,
    needsAll: mode === 'and',
    offset,
    limit,
  });
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

function countFolders({ folderOf }: Lists, pages: readonly number[]): FolderCount[] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const folder = folderOf(page);
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
