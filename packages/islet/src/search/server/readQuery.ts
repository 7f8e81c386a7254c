import { defaultLimit } from '../searchConstants.ts';
import type { BackendQuery } from './backend.ts';

/** Maximum number of pages per request. */
const mostPages = defaultLimit;

/** Parses the parameters of a request; returns an error message if they are invalid. */
export function readQuery(params: URLSearchParams, queryLength: number): BackendQuery | string {
  const keyword = params.get('keyword')?.trim() ?? '';
  if (keyword === '') return 'The parameter "keyword" is required.';
  if (keyword.length > queryLength) return `"keyword" must have at most ${queryLength} characters.`;
  const limit = Number(params.get('limit') ?? mostPages);
  if (!Number.isInteger(limit) || limit < 1 || limit > mostPages) {
    return `"limit" must be an integer from 1 to ${mostPages}.`;
  }
  const offset = Number(params.get('offset') ?? 0);
  if (!Number.isInteger(offset) || offset < 0) return '"offset" must be an integer of at least 0.';
  const tags = splitNames(params.get('tags'));
  return {
    keyword,
    limit,
    offset,
    ...(tags.length > 0 && { tags }),
    searchIndexes: splitNames(params.get('searchIndexes')),
    lang: params.get('lang') ?? '',
    folder: params.get('folder') ?? undefined,
  };
}

const splitNames = (text: string | null): string[] => text?.split(',').filter(Boolean) ?? [];
