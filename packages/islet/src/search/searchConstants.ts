/** Constants of the search (SPEC 5, 9). */

/** Default number of pages in a result (SPEC 5, 7, 9). */
export const defaultLimit = 100;

/** Number of pages shown at first (SPEC 9). */
export const firstShown = 7;

/** Minimum length of a term, and so of a query (SPEC 5). */
export const minimumLength = 1;

/** Number of steps for the relevance of a term in a section (SPEC 5). */
export const resolution = 9;

/** Number of cached queries (SPEC 9). */
export const cachedQueries = 100;

/** If fewer pages match, those in the default language of the site follow. */
export const fewPages = 3;
