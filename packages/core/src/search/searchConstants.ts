/** The numbers of the search that SPEC gives, each once. */

/** Pages that an answer holds unless the query says otherwise (SPEC 5, 7, 9). */
export const defaultLimit = 100;

/** Pages that a reader sees at first (SPEC 9). */
export const firstShown = 7;

/** Fewest characters of a term, and so of a query (SPEC 5). */
export const minimumLength = 1;

/** Steps in which an index keeps how much a section is about a term (SPEC 5). */
export const resolution = 9;

/** Queries whose answers are kept (SPEC 9). */
export const cachedQueries = 100;
