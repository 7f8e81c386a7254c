/** What a site's own search works with: its hooks, and the answers of a server. */

export type {
  AnswerCard,
  SearchGroup,
  SearchHit,
  SearchHooks,
  SearchResult,
  Suggestion,
  TextRange,
} from '#search/searchTypes.ts';
export type { BackendQuery, SearchBackend } from '#search/server/backend.ts';
