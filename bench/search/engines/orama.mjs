// Sections as documents, with its tolerance for typos and headings boosted as its own guides do.
import { create, insertMultiple, load as restore, save, search } from '@orama/orama';
import { uniqueRoutes } from './uniqueRoutes.mjs';

const schema = /** @type {const} */ ({
  route: 'string',
  title: 'string',
  header: 'string',
  content: 'string',
});

/** @type {import('./types.d.ts').Engine} */
export const engine = {
  async build(documents, { lang }) {
    const index = create({ schema, ...(lang === 'en' ? { language: 'english' } : {}) });
    const sections = documents.flatMap(({ routePath, title, content }) =>
      content.map(({ heading, text, code }) => ({
        route: routePath,
        title,
        header: heading,
        content: `${text}\n${code}`,
      })),
    );
    await insertMultiple(index, sections, 500);
    return new Map([['index', Buffer.from(JSON.stringify(save(index)))]]);
  },
  async open(load) {
    const index = create({ schema });
    restore(index, JSON.parse(Buffer.from(await load('index')).toString()));
    return {
      async query(text, limit) {
        const { hits } = await search(index, {
          term: text,
          properties: ['title', 'header', 'content'],
          boost: { title: 4, header: 3 },
          tolerance: text.length > 4 ? 1 : 0,
          limit: limit * 5,
        });
        return uniqueRoutes(
          hits.map((/** @type {any} */ hit) => hit.document.route),
          limit,
        );
      },
    };
  },
};
