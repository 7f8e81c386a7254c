import type { QueryOptions, SearchResult } from '../searchTypes.ts';

/** A request to the search worker; the first one contains the URL of the pointer file. */
export type WorkerRequest =
  | { id: number; open: string }
  | { id: number; text: string; options: QueryOptions };

/**
 * A response of the worker; `result` is null for an open request. `first` may precede it: the hits
 * without the parts that need the text of pages.
 */
export type WorkerAnswer =
  | { id: number; first: SearchResult }
  | { id: number; result: SearchResult | null }
  | { id: number; error: { name: string; message: string } };
