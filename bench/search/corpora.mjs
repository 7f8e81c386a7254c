import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateSite } from '../generateSite.mjs';
import { answerable } from './judge.mjs';

/**
 * @typedef {object} Corpus
 * @property {string} name
 * @property {string} lang
 * @property {import('../searchSources.ts').SearchDocument[]} documents
 * @property {string[][]} synonyms
 * @property {import('./judge.mjs').JudgedQuery[]} queries
 * @property {import('./judge.mjs').Question[]} questions
 * @property {string[]} keystrokes What readers have typed after each key.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Typed on generated sites, whose pages are made of these words. */
const generatedQueries = [
  'module bundle',
  'declaration cache server',
  'configu',
  'bundel output',
  'column margin search theme',
  'types source 77',
];

/**
 * The pages of a site in one language, as its build would index them.
 *
 * @param {string} siteRoot
 * @param {string} lang
 */
export async function readSite(siteRoot, lang) {
  const { openProject, createCompileContext, compilePage, listSynonyms, toSearchDocuments } =
    await import('../searchSources.ts');
  const project = await openProject(siteRoot);
  if ('problems' in project) throw new Error(`The site in ${siteRoot} has a broken configuration.`);
  const own = project.pages.filter((one) => one.lang === lang);
  const records = [];
  // Search reads code without its colors.
  const highlighter = {
    load: async () => true,
    highlight: (/** @type {string} */ value) => [{ type: /** @type {const} */ ('text'), value }],
  };
  const context = { ...createCompileContext(project), highlighter };
  for (const page of own) records.push(await compilePage(page, context));
  const synonyms = listSynonyms(project.config, lang);
  return { documents: toSearchDocuments(records, project), synonyms };
}

/**
 * The site of this repository with all queries whose pages are there.
 *
 * @returns {Promise<Corpus>}
 */
export async function readOwnSite() {
  const { documents, synonyms } = await readSite(path.join(root, 'site'), 'en');
  const queries = [
    ...(await readJson('bench/search/queries.en.json')),
    ...(await readJson('bench/search/queries.more.en.json')),
  ];
  const questions = await readJson('bench/search/questions.en.json');
  const corpus = createCorpus({ name: 'this site', lang: 'en', documents, synonyms, queries });
  return { ...corpus, questions };
}

/**
 * The Chinese pages of this repository with what Chinese developers ask, whose pages are named without a language.
 *
 * @returns {Promise<Corpus>}
 */
export async function readChineseSite() {
  const { documents, synonyms } = await readSite(path.join(root, 'site'), 'zh');
  /** @type {import('./judge.mjs').JudgedQuery[]} */
  const asked = await readJson('bench/search/queries.issues.zh.json');
  const queries = asked.map(({ page, alsoOk = [], ...query }) => ({
    ...query,
    page: `/zh${page}`,
    alsoOk: alsoOk.map((route) => `/zh${route}`),
  }));
  return createCorpus({ name: 'this site in Chinese', lang: 'zh', documents, synonyms, queries });
}

/**
 * The texts of `packages/islet/src/search/fixtures` in a language.
 *
 * @param {string} lang
 * @returns {Promise<Corpus>}
 */
export async function readFixture(lang) {
  const { parseShortPages } = await import('../searchSources.ts');
  const source = await readFile(
    path.join(root, `packages/islet/src/search/fixtures/${lang}.md`),
    'utf8',
  );
  const queries = await readJson(`packages/islet/src/search/fixtures/queries.${lang}.json`);
  const documents = parseShortPages(source);
  return createCorpus({ name: `texts in ${lang}`, lang, documents, synonyms: [], queries });
}

/**
 * @param {number} pages
 * @returns {Promise<Corpus>}
 */
export async function readGenerated(pages) {
  const folder = await mkdtemp(path.join(tmpdir(), 'search-bench-'));
  try {
    await generateSite(folder, pages);
    const { documents } = await readSite(folder, 'en');
    const name = `${pages.toLocaleString('en')} generated pages`;
    const corpus = createCorpus({ name, lang: 'en', documents, synonyms: [], queries: [] });
    return { ...corpus, keystrokes: generatedQueries.flatMap(typeOut) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Documents and queries of files, for text that cannot be part of this repository.
 *
 * @param {string} documentsFile
 * @param {string[]} queryFiles
 * @returns {Promise<Corpus>}
 */
export async function readDocuments(documentsFile, queryFiles) {
  const { synonyms } = await readSite(path.join(root, 'site'), 'en');
  const queries = (await Promise.all(queryFiles.map(readJson))).flat();
  const name = path.basename(documentsFile);
  const documents = await readJson(documentsFile);
  return createCorpus({ name, lang: 'en', documents, synonyms, queries });
}

/**
 * @param {Omit<Corpus, 'keystrokes' | 'questions'>} given
 * @returns {Corpus}
 */
function createCorpus(given) {
  const routes = given.documents.map(({ routePath }) => routePath);
  const queries = answerable(given.queries, routes);
  const keystrokes = queries.slice(0, 20).flatMap(({ q }) => typeOut(q));
  return { ...given, queries, questions: [], keystrokes };
}

/** @param {string} query */
const typeOut = (query) =>
  Array.from({ length: Math.min(query.length, 24) }, (_, at) => query.slice(0, at + 1));

/** @param {string} file */
async function readJson(file) {
  return JSON.parse(await readFile(path.resolve(root, file), 'utf8'));
}
