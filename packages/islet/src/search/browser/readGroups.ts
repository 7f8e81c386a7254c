import { isSafeUrl } from '#shared/url.ts';
import type { FolderCount, SearchGroup, SearchHit, Suggestion, TextRange } from '../searchTypes.ts';

/**
 * Validates the response of a search server: a list of groups, each with `index` and `hits`. A hit needs a
 * title and a safe link; all other fields have defaults. Throws if the response is invalid.
 */
export function readGroups(value: unknown): SearchGroup[] {
  if (!Array.isArray(value)) throw new TypeError('The search server did not return a list.');
  return value.map((group, number) => {
    const { index, hits, total, answer, spellings, folders } = toRecord(group);
    if (typeof index !== 'string' || !Array.isArray(hits)) {
      throw new TypeError(`Group ${number} of the search server has no \`index\` and \`hits\`.`);
    }
    const read = hits.flatMap((hit) => readHit(hit) ?? []);
    return {
      index,
      hits: read,
      total: typeof total === 'number' ? total : read.length,
      answer: readAnswer(answer),
      spellings: toList(spellings).filter((one) => typeof one === 'string'),
      folders: toList(folders).flatMap(readFolder),
    };
  });
}

function readFolder(value: unknown): FolderCount[] {
  const [folder, pages] = toList(value);
  return typeof folder === 'string' && typeof pages === 'number' ? [[folder, pages]] : [];
}

function readHit(value: unknown): SearchHit | null {
  const hit = toRecord(value);
  const suggestion = readSuggestion(hit);
  if (!suggestion) return null;
  return {
    ...suggestion,
    routePath: toText(hit.routePath),
    anchor: toText(hit.anchor),
    score: typeof hit.score === 'number' ? hit.score : 0,
    more: toList(hit.more).flatMap((one) => readSuggestion(toRecord(one)) ?? []),
  };
}

function readSuggestion(hit: Record<string, unknown>): Suggestion | null {
  const { title, link } = hit;
  if (typeof title !== 'string' || !isLink(link)) return null;
  const header = toText(hit.header);
  const statement = toText(hit.statement);
  const known = toRecord(hit.highlights);
  const highlights = {
    title: readRanges(known.title, title),
    header: readRanges(known.header, header),
    statement: readRanges(known.statement, statement),
  };
  const type = hit.type === 'title' || hit.type === 'header' ? hit.type : 'content';
  const field = type === 'content' ? 'statement' : type;
  const text = { title, header, statement }[field];
  const listed = readRanges(hit.highlightInfoList, text);
  if (listed.length > 0) highlights[field] = listed;
  return { type, title, header, statement, link, highlightInfoList: highlights[field], highlights };
}

/** Keeps ranges inside the text, sorted and without overlaps. */
function readRanges(value: unknown, text: string): TextRange[] {
  const ranges: TextRange[] = [];
  let done = 0;
  for (const { start, length } of toList(value).map(toRecord)) {
    if (!isCount(start) || !isCount(length) || length === 0) continue;
    if (start < done || start + length > text.length) continue;
    ranges.push({ start, length });
    done = start + length;
  }
  return ranges;
}

function readAnswer(value: unknown): SearchGroup['answer'] {
  const answer = toRecord(value);
  const { name, link } = answer;
  if (typeof name !== 'string' || !isLink(link)) return null;
  const { type, summary } = answer;
  return {
    name,
    link,
    type: toText(type),
    default: toText(answer.default),
    summary: toText(summary),
  };
}

const isLink = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && isSafeUrl(value);

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
