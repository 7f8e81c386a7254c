/** What the search benchmark uses of the engine: `bench/search` is a package of its own, which can't import `#islet/…`. */
export { listSynonyms } from '#islet/node/output/index/buildSearchIndexes.ts';
export { toSearchDocuments } from '#islet/node/output/index/toSearchDocument.ts';
export { compilePage } from '#islet/node/page/record/compilePage.ts';
export { createCompileContext } from '#islet/node/page/record/createCompileContext.ts';
export { openProject } from '#islet/node/site/scan/openProject.ts';
export type { SearchIndex } from '#islet/search/query/loadIndex.ts';
export type { SearchDocument } from '#islet/search/searchTypes.ts';
export { parseShortPages } from '#islet/search/testing.ts';
