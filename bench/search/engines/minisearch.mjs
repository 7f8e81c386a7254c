// As VitePress sets it: sections as documents, titles stored, these fields, boosts and fuzziness.
import MiniSearch from 'minisearch';
import { uniqueRoutes } from './uniqueRoutes.mjs';

const options = {
  fields: ['title', 'titles', 'text'],
  storeFields: ['title', 'titles'],
  searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
};

/** @type {import('./types.d.ts').Engine} */
export const engine = {
  async build(documents) {
    const index = new MiniSearch(options);
    for (const { routePath, title, content } of documents) {
      /** @type {string[]} */
      const titles = [];
      for (const [number, section] of content.entries()) {
        titles.length = Math.max(0, section.depth - 1);
        index.add({
          // The number keeps two sections without an anchor apart.
          id: `${routePath}#${section.id}#${number}`,
          title: section.heading || title,
          titles: titles.filter(Boolean),
          text: `${section.text}\n${section.code}`,
        });
        titles[section.depth - 1] = section.heading;
      }
    }
    return new Map([['index', Buffer.from(JSON.stringify(index))]]);
  },
  async open(load) {
    const index = MiniSearch.loadJSON(Buffer.from(await load('index')).toString(), options);
    return {
      async query(text, limit) {
        return uniqueRoutes(
          index.search(text).map(({ id }) => id.split('#')[0]),
          limit,
        );
      },
    };
  },
};
