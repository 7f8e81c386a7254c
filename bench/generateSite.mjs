import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * What a site consists of besides its number of pages.
 *
 * @typedef {object} Shape
 * @property {number} [sections] folders at the top of each language, 20 by default
 * @property {number} [languages] the pages are divided among them; each has translations of the same files
 * @property {string} [url] where the site is published; without it, it has no site map
 */

/** Languages whose interface texts come with the engine first. */
const languages =
  'en zh de fr es ja ko pt it nl pl sv da fi cs tr uk id vi ro hu el bg hr sk lt lv et sl no'.split(
    ' ',
  );

/**
 * Writes a site of `pages` pages into `folder`, each with about 600 words, 5 headings, 3 code blocks, a table and 4 links,
 * over a vocabulary of 4,000 words. The same numbers give the same bytes on every machine.
 *
 * @param {string} folder
 * @param {number} pages
 * @param {Shape} [shape]
 */
export async function generateSite(
  folder,
  pages,
  { sections: wantedSections = 20, languages: count = 1, url } = {},
) {
  await rm(folder, { recursive: true, force: true });
  const own = languages.slice(0, count);
  const locales = own.map((lang) => `{ lang: '${lang}', label: '${lang}' }`).join(', ');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const fields = [
    `title: 'Generated', description: 'A generated site'`,
    ...(url === undefined ? [] : [`url: '${url}'`]),
    ...(own.length > 1 ? [`locales: [${locales}]`] : []),
  ];
  await writeFile(
    path.join(folder, 'site.config.ts'),
    `export default { ${fields.join(', ')} };\n`,
  );
  const random = createRandom(20_240_601);
  for (const [index, lang] of own.entries()) {
    const share = Math.floor(pages / count) + (index < pages % count ? 1 : 0);
    await generateLanguage(path.join(folder, 'docs', lang), share, { wantedSections, random });
  }
}

/**
 * @param {string} docs
 * @param {number} pages
 * @param {{ wantedSections: number, random: () => number }} options
 */
async function generateLanguage(docs, pages, { wantedSections, random }) {
  await mkdir(docs, { recursive: true });
  await writeFile(path.join(docs, 'index.md'), '---\npageType: home\ntitle: Home\n---\n');
  const sections = Math.min(wantedSections, pages);
  /** @type {Array<{ text: string, link: string }>} */
  const nav = [];
  for (let section = 0; section < sections; section++) {
    const name = `section-${String(section + 1).padStart(2, '0')}`;
    const count = Math.floor(pages / sections) + (section < pages % sections ? 1 : 0);
    await mkdir(path.join(docs, name));
    for (let page = 0; page < count; page++) {
      const text = pageText({ section: name, page, count, random });
      await writeFile(path.join(docs, name, `${pageName(page)}.md`), text);
    }
    if (section < 6) nav.push({ text: `Section ${section + 1}`, link: `/${name}/page-0001` });
  }
  await writeFile(path.join(docs, '_nav.json'), JSON.stringify(nav));
}

const pageName = (/** @type {number} */ page) => `page-${String(page + 1).padStart(4, '0')}`;

const names =
  'library build output bundle module format declaration source config option default value entry path file type target node browser package export import syntax transform plugin loader asset style runtime helper extension resolve alias external chunk minify script release version folder project workspace compiler parser token cache watch server client render layout section heading reader author search index result keyboard theme colour contrast measure column margin'.split(
    ' ',
  );

/** Distinct words of a site, as many as a documentation of some size has. */
const vocabularySize = 4000;

/** The names, which are the most frequent, and after them made-up words. */
const words = createVocabulary(createRandom(7));

/** @param {() => number} random */
function createVocabulary(random) {
  const of = (/** @type {string} */ parts) => {
    const list = parts.split(' ');
    return () => list[Math.floor(random() * list.length)];
  };
  const onset = of('b br c ch d f fl g gr h l m n p pl qu r s st t tr v w');
  const vowel = of('a ai e ea i o ou u');
  const coda = of('ck ct d l ll m n nd ng nt r rm s st t');
  const unique = new Set(names);
  while (unique.size < vocabularySize) {
    const syllables = random() < 0.5 ? 1 : 2;
    const middle = Array.from({ length: syllables }, () => `${onset()}${vowel()}`).join('');
    unique.add(`${middle}${coda()}`);
  }
  return [...unique];
}

/**
 * Picks words with the frequencies of real texts: the nth word 1/n as often as the first (Zipf's law).
 *
 * @param {() => number} random
 */
const pickWord = (random) => words[Math.floor(vocabularySize ** random()) - 1] ?? '';

/**
 * @param {{ section: string, page: number, count: number, random: () => number }} options
 */
function pageText({ section, page, count, random }) {
  const pick = () => pickWord(random);
  const phrase = (/** @type {number} */ length) => Array.from({ length }, pick).join(' ');
  const sentence = () => {
    const text = phrase(8 + Math.floor(random() * 8));
    return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = (/** @type {number} */ sentences) =>
    Array.from({ length: sentences }, sentence).join(' ');
  const link = () => `[${phrase(2)}](./${pageName(Math.floor(random() * count))}.md)`;
  const code = (/** @type {string} */ language) => {
    const name = pick();
    const lines =
      language === 'bash'
        ? [`npm run ${name}`, `node ./${name}.mjs --${pick()}`]
        : language === 'json'
          ? ['{', `  "${name}": "./dist/${pick()}.js",`, `  "${pick()}Field": true`, '}']
          : [
              `import { ${name} } from './${pick()}';`,
              '',
              `export function ${name}Of(${pick()}Input: string): number {`,
              `  const values = [${Math.floor(random() * 90)}, ${Math.floor(random() * 90)}];`,
              '  // The sum is what callers need.',
              '  return values.reduce((sum, value) => sum + value, 0);',
              '}',
            ];
    return ['```', language, '\n', lines.join('\n'), '\n```'].join('');
  };
  const title = `${phrase(2)} ${page + 1}`;
  const parts = [
    `---\ntitle: ${title}\ndescription: ${phrase(12)}\n---\n`,
    `# ${title}`,
    paragraph(6),
    `## ${phrase(3)}`,
    `${paragraph(8)} See ${link()}, **${pick()}** and \`${pick()}\`.`,
    code('ts'),
    `## ${phrase(3)}`,
    `${paragraph(10)} See ${link()}.`,
    code('bash'),
    `### ${phrase(2)}`,
    paragraph(8),
    `| Option | Default | Meaning |\n| --- | --- | --- |\n${Array.from({ length: 5 }, () => `| \`${pick()}\` | ${pick()} | ${phrase(4)} |`).join('\n')}`,
    `## ${phrase(3)}`,
    `${paragraph(10)} See ${link()}.`,
    code('json'),
    `Next to ${section}: ${link()}.`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/**
 * A small generator of numbers from 0 to 1 (mulberry32), since `Math.random` has no seed.
 *
 * @param {number} seed
 */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
