import type { SearchHooks } from '#search/searchTypes.ts';

/** Hooks that run with each search (SPEC 7); a site defines its own in `theme/search/searchHooks.ts`. */
export const searchHooks: SearchHooks = {};
