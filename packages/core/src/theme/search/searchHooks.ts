import type { SearchHooks } from '#search/types.ts';

/** What runs around each search (SPEC 7); a site has its own in `theme/search/searchHooks.ts`. */
export const searchHooks: SearchHooks = {};
