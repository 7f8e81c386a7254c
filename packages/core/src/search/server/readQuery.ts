import { defaultLimit } from '../searchConstants.ts';
import type { BackendQuery } from './backend.ts';

/** Most pages that one request may ask for. */
const mostPages = defaultLimit;

/** Reads the parameters of a request, or says what is wrong with them. */
export function readQuery(params: URLSearchParams, queryLength: number): BackendQuery | string {
  const keyword = params.get('keyword')?.trim() ?? '';
  if (keyword === '') return 'Name what to search for in `keyword`.';
  if (keyword.length > queryLength) return `\`keyword\` has more than ${queryLength} characters.`;
  const limit = Number(params.get('limit') ?? mostPages);
  if (!Number.isInteger(limit) || limit < 1 || limit > mostPages) {
    return `\`limit\` is a whole number from 1 to ${mostPages}.`;
  }
  const names = params.get('searchIndexes') ?? '';
  return {
    keyword,
    limit,
    searchIndexes: names.split(',').filter(Boolean),
    lang: params.get('lang') ?? '',
  };
}
