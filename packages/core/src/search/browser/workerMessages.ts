import type { QueryOptions, SearchResult } from '../types.ts';

/** What a page asks of the search worker; the first message says where the index is. */
export type WorkerRequest =
  | { id: number; open: string }
  | { id: number; text: string; options: QueryOptions };

/**
 * What the worker answers; `result` is null for a request to open. `first` may come before it: hits
 * without what the text of pages is needed for.
 */
export type WorkerAnswer =
  | { id: number; first: SearchResult }
  | { id: number; result: SearchResult | null }
  | { id: number; error: { name: string; message: string } };
