import { buildIndexFiles } from '../../../packages/search/buildIndex.ts';
import { indexPage } from '../../../packages/search/indexPage.ts';
import { loadIndex } from '../../../packages/search/loadIndex.ts';

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
    };
  },
};
