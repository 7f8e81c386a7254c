/** The search of the engine, as the search benchmark compiles it. */
export { buildIndexFiles } from '#islet/search/index/buildIndex.ts';
export { indexPage } from '#islet/search/index/indexPage.ts';
export { loadIndex } from '#islet/search/query/loadIndex.ts';
