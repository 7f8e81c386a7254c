import { linkTo } from '../index/indexFormat.ts';
import type { SearchHit, Suggestion, TextRange } from '../searchTypes.ts';
import { cutExcerpt } from './excerpt.ts';
import { findRanges, type Wanted } from './findRanges.ts';
import type { RankedPage, ScoredSection } from './rankPages.ts';
import type { SearchedIndex } from './searchedIndex.ts';

/** Minimum score of further sections of a page, relative to its best section. */
const worthShowing = 0.3;

/** A matching page and its best sections, in order. */
export interface DescribedPage {
  page: number;
  routePath: string;
  /** That of the page, whichever of its sections matched. */
  status: string | undefined;
  score: number;
  found: FoundSection[];
}

interface FoundSection {
  /** Number within the page. */
  at: number;
  anchor: string;
  score: number;
  suggestion: Suggestion;
}

/** Describes a page, without statements. */
export async function describeRanked(
  { outlineOf }: SearchedIndex,
  { page, start, score, sections: ranked }: RankedPage,
  { wanted, sections: most }: { wanted: Wanted; sections: number },
): Promise<DescribedPage> {
  const { routePath, title, url, sections: outlines } = await outlineOf(page);
  const titleRanges = findRanges(title, wanted);
  const describe = ({ section, score }: ScoredSection): FoundSection => {
    const at = section - start;
    const { header, anchor, status } = outlines[at] ?? { header: '', anchor: '' };
    const highlights = {
      title: titleRanges,
      header: findRanges(header, wanted),
      statement: [],
    };
    const isTitle = at === 0 && titleRanges.length > 0;
    const type = isTitle ? 'title' : highlights.header.length > 0 ? 'header' : 'content';
    const suggestion: Suggestion = {
      ...{ type, title, header, statement: '' },
      ...(status && { status }),
      link: linkTo(url, anchor),
      highlightInfoList: type === 'content' ? [] : highlights[type],
      highlights,
    };
    return { at, anchor, score, suggestion };
  };

  const best = ranked[0] ?? { section: start, score: 0 };
  const found = [best, ...ranked.slice(1)]
    .filter(({ score }) => score >= worthShowing * best.score)
    .slice(0, Math.max(most, 1))
    .map(describe);
  return { page, routePath, status: outlines[0]?.status, score, found };
}

/** Adds the matching statements to a page. */
export async function addStatements(
  { textsOf }: SearchedIndex,
  described: DescribedPage,
  wanted: Wanted,
): Promise<DescribedPage> {
  const text = await textsOf(described.page);
  const tell = (section: FoundSection): FoundSection => {
    const { suggestion } = section;
    const [prose = '', code = ''] = text[section.at] ?? [];
    const heading = `${suggestion.title}\n${suggestion.header}`;
    const fromProse = cutExcerpt(prose, wanted, heading);
    const fromCode = fromProse.isMatch || code === '' ? null : cutExcerpt(code, wanted, heading);
    const isCode = fromCode?.isMatch || prose === '';
    const { text: statement, ranges } = (isCode && fromCode) || fromProse;
    return {
      ...section,
      suggestion: {
        ...suggestion,
        statement,
        highlightInfoList: suggestion.type === 'content' ? ranges : suggestion.highlightInfoList,
        highlights: { ...suggestion.highlights, statement: ranges },
      },
    };
  };
  return { ...described, found: described.found.map(tell) };
}

/**
 * Puts pages and their sections in order, and makes hits of them. Of those that score the same, the ones that spell the
 * query as it is typed come first: `react` isn't `React`.
 */
export function toHits(pages: readonly DescribedPage[], typed: string): SearchHit[] {
  const misses = (section?: FoundSection): number =>
    section && isVerbatim(section.suggestion, typed) ? 0 : 1;
  return pages
    .map((page) => ({
      ...page,
      found: [...page.found].sort((a, b) => b.score - a.score || misses(a) - misses(b)),
    }))
    .sort((a, b) => b.score - a.score || misses(a.found[0]) - misses(b.found[0]))
    .flatMap(({ routePath, status: pageStatus, score, found: [best, ...others] }) => {
      if (!best) return [];
      const { anchor, suggestion } = best;
      const more = others.map((one) => one.suggestion);
      const ofPage = { routePath, ...(pageStatus && { pageStatus }) };
      return [{ ...suggestion, ...ofPage, anchor, score, more }];
    });
}

/** Whether all that matches in one of the texts has the case of the query. */
function isVerbatim(suggestion: Suggestion, typed: string): boolean {
  const lower = typed.toLowerCase();
  return (['title', 'header', 'statement'] as const).some((name) => {
    const ranges = suggestion.highlights[name];
    const hasCase = ({ start, length }: TextRange): boolean => {
      const part = suggestion[name].slice(start, start + length);
      return typed.includes(part) || !lower.includes(part.toLowerCase());
    };
    return ranges.length > 0 && ranges.every(hasCase);
  });
}
