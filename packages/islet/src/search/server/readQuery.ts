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
  const names = params.get('searchIndexes') ?? '';
  return {
    keyword,
    limit,
    searchIndexes: names.split(',').filter(Boolean),
    lang: params.get('lang') ?? '',
    folder: params.get('folder') ?? undefined,
  };
}
