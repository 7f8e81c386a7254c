import type { SearchDocument } from '../../searchSources.ts';

/** A search engine as a reader meets it: files of a built site, and a page that queries them. */
export interface Engine {
  /** Builds the index; returns its files as a site publishes them. */
  build(
    documents: SearchDocument[],
    options: { lang: string; synonyms: string[][] },
  ): Promise<Map<string, Uint8Array>>;
  /** Opens the index over the files, all of which are fetched through `load`. */
  open(load: (name: string) => Promise<Uint8Array>): Promise<{
    /** Returns the routes of the matching pages, best first; at most `limit`. */
    query(text: string, limit: number): Promise<string[]>;
    /** The same, with the anchors that the results lead to; undefined for engines that find whole pages. */
    findSections?(text: string, limit: number): Promise<string[]>;
  }>;
}
