// As Rspress sets it: pages are published as they are and indexed in the browser, in three indexes
// for Latin, CJK and Cyrillic letters, whose results are put one after the other.
import { Document } from 'flexsearch';
import { uniqueRoutes } from './uniqueRoutes.mjs';

const fields = ['normalizedTitle', 'headers', 'normalizedContent'];
const cjk = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/gu;
const cyrillic = /\p{sc=Cyrillic}/gu;

/** @param {string} text */
const normalize = (text) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

/** @type {import('./types.d.ts').Engine} */
export const engine = {
  async build(documents) {
    const pages = documents.map(({ routePath, title, content }) => ({
      routePath,
      title,
      toc: content.filter(({ depth }) => depth > 1).map(({ heading }) => ({ text: heading })),
      content: content.map(({ text, code }) => `${text}\n${code}`).join('\n'),
    }));
    return new Map([['index', Buffer.from(JSON.stringify(pages))]]);
  },
  async open(load) {
    const pages = JSON.parse(Buffer.from(await load('index')).toString());
    const options = {
      tokenize: /** @type {const} */ ('full'),
      document: { id: 'routePath', store: false, index: fields },
      cache: 100,
    };
    /** @param {RegExp} letters */
    const lettersOf = (letters) => ({
      ...options,
      encoder: {
        finalize: (/** @type {string[]} */ words) =>
          words.flatMap((word) => word.match(letters) ?? []),
      },
    });
    const indexes = [
      new Document(options),
      new Document(lettersOf(cjk)),
      new Document(lettersOf(cyrillic)),
    ];
    for (const page of pages) {
      const item = {
        routePath: page.routePath,
        normalizedTitle: normalize(page.title),
        headers: page.toc
          .map((/** @type {{ text: string }} */ { text }) => normalize(text))
          .join(' '),
        normalizedContent: normalize(page.content),
      };
      for (const index of indexes) index.add(page.routePath, item);
    }
    return {
      async query(text, limit) {
        const found = indexes.flatMap((index) => index.search(text, { limit, index: fields }));
        return uniqueRoutes(
          found.flatMap(({ result }) => result.map(String)),
          limit,
        );
      },
    };
  },
};
