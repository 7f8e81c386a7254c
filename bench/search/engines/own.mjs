import { importCompiled } from '../../../scripts/importCompiled.mjs';

/**
 * Compiled as it is published: what runs TypeScript in Node adds calls of its own to every function.
 *
 * @type {typeof import('../../ownSearch.ts')}
 */
const { buildIndexFiles, indexPage, loadIndex } = await importCompiled('search-bench', 'bench', [
  'ownSearch',
]);

/** @type {import('./types.d.ts').Engine} */
export const engine = {
  async build(documents, { lang, synonyms }) {
    const { main, parts } = buildIndexFiles(documents.map(indexPage), { lang, synonyms });
    return new Map([['main', main], ...parts]);
  },
  async open(load) {
    const index = loadIndex(await load('main'), load);
    return {
      async query(text, limit) {
        const { hits } = await index.query(text, { limit, enrich: false });
        return hits.map(({ routePath }) => routePath);
      },
      async findSections(text, limit) {
        const { hits } = await index.query(text, { limit, enrich: false });
        return hits.map(({ routePath, anchor }) => (anchor ? `${routePath}#${anchor}` : routePath));
      },
    };
  },
};
