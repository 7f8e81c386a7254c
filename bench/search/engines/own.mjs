// Compiled as it is published: what runs TypeScript in Node adds calls of its own to every function.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileModules } from '../../../packages/islet/src/node/support/modules/compileModules.mjs';

const sources = fileURLToPath(new URL('../../../packages/islet/src/search/', import.meta.url));
const names = ['buildIndex', 'indexPage', 'loadIndex'];
const { path: compiled } = await compileModules({
  entries: Object.fromEntries(names.map((name) => [name, path.join(sources, `${name}.ts`)])),
  folder: fileURLToPath(new URL('../node_modules/.cache/own', import.meta.url)),
  options: { splitting: true },
  inputs: [],
});
const importCompiled = (/** @type {string} */ name) =>
  import(pathToFileURL(path.join(compiled, `${name}.mjs`)).href);

/** @type {Pick<typeof import('../../../packages/islet/src/search/index/buildIndex.ts'), 'buildIndexFiles'>} */
const { buildIndexFiles } = await importCompiled('buildIndex');
/** @type {typeof import('../../../packages/islet/src/search/index/indexPage.ts')} */
const { indexPage } = await importCompiled('indexPage');
/** @type {typeof import('../../../packages/islet/src/search/query/loadIndex.ts')} */
const { loadIndex } = await importCompiled('loadIndex');

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
