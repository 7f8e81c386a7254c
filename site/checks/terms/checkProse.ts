import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addCodeFrames, formatProblems } from 'islet/tools';
import {
  type Block,
  checkClaims,
  checkFirstScreen,
  checkFolds,
  checkGeneral,
  checkGlossary,
  checkHan,
  checkHeadings,
  checkManagerTabs,
  checkPhrases,
  checkRepeats,
  checkSpelling,
  fillers,
  findFiles,
  fixHan,
  loadEnglish,
  type MarkdownFile,
  readBlocks,
  readFences,
  readGlossary,
  readMarkdown,
  readQuotedTexts,
  readUnproved,
} from 'islet-prove';
import { checkProofs, generalFile, readGeneral } from '../general.ts';
import { terms } from './terms.ts';
import { verbatim } from './verbatim.ts';

/** Sentences that no run can prove, below the root of the repository. */
const unproved = 'site/data/unproved.json';

/** Components whose data the proof computes with the tool. */
const computed = new Set(['Comparison', 'DefaultsTable', 'OutputExplorer', 'SourcesTable']);

/**
 * Checks the words of the documentation and of the project's own texts, how pages show commands and
 * types, and that claims have a proof, also for all cases if they say so; prints the problems and returns the exit code. `root` is the repository. Chinese pages
 * have rules of their own, and with `fix`, their typography is written first.
 */
export async function checkProse(root: string, { fix }: { fix: boolean }): Promise<number> {
  const english = loadEnglish();
  if (fix) await fixChinese(root);
  const files = await readFiles(root);
  const pages = files.filter(({ file }) => file.startsWith('site/docs/'));
  const pagesToProve = pages.filter(({ file }) => file.startsWith('site/docs/en/'));
  const general = await readGeneral(root);
  const blocks = await readTexts(root, files);
  const dictionary = await readDictionary(root, 'site/checks/terms/dictionary.txt');
  const isChinese = ({ file }: Block): boolean => file.startsWith('site/docs/zh/');
  const ofEnglish = blocks.filter((block) => !isChinese(block));
  const ofChinese = blocks.filter(isChinese);
  const ofPages = blocks.filter(({ file }) => file.startsWith('site/docs/en/'));
  const problems = [
    ...checkSpelling(blocks, dictionary, english),
    ...checkPhrases(ofEnglish, fillers),
    ...checkPhrases(ofPages, terms),
    ...checkRepeats(ofEnglish),
    ...checkHan(ofChinese),
    ...checkGlossary(ofChinese, await readGlossary(root, 'site/prose/glossary.zh.json')),
    ...checkHeadings(ofEnglish, { verbatim, isUsual: english.knows }),
    ...checkManagerTabs(pages.flatMap(readFences)),
    ...pages.flatMap(checkFirstScreen),
    ...pages.flatMap(checkFolds),
    ...checkClaims(pagesToProve, {
      computed,
      exceptions: await readUnproved(root, unproved),
      exceptionsFile: unproved,
    }),
    ...checkGeneral(pagesToProve, {
      listed: general.flatMap(({ sentences }) => sentences),
      file: generalFile,
    }),
    ...(await checkProofs(root, general)),
  ];
  if (problems.length > 0) console.error(formatProblems(await addCodeFrames(root, problems)));
  const count = new Set(blocks.map(({ file }) => file)).size;
  const words = blocks.reduce((sum, { text }) => sum + (text.match(/\S+/g) ?? []).length, 0);
  console.log(`Checked ${words} words of ${count} files.`);
  return problems.length > 0 ? 1 : 0;
}

async function readFiles(root: string): Promise<MarkdownFile[]> {
  return readMarkdown(root, [
    'README.md',
    'CODE_OF_CONDUCT.md',
    'CONTRIBUTING.md',
    'DESIGN.md',
    'SECURITY.md',
    'SPEC.md',
    'packages/islet/src/search/README.md',
    ...(await findFiles(root, 'design', /\.md$/)),
    ...(await findFiles(root, 'site/docs', /\.mdx?$/)),
    ...(await findFiles(root, 'manual/docs', /\.mdx?$/)),
  ]);
}

async function readTexts(root: string, files: readonly MarkdownFile[]): Promise<Block[]> {
  const blocks = files.flatMap(readBlocks);
  for (const folder of ['site/docs', 'manual/docs'])
    for (const file of await findFiles(root, folder, /\.(?:tsx|json)$/))
      blocks.push(...readQuotedTexts(file, await readFile(path.join(root, file), 'utf8')));
  return blocks;
}

async function readDictionary(
  root: string,
  file: string,
): Promise<{ file: string; words: string[] }> {
  const text = await readFile(path.join(root, file), 'utf8');
  return { file, words: text.trimEnd().split(/\r?\n/) };
}

async function fixChinese(root: string): Promise<void> {
  for (const file of await findFiles(root, 'site/docs/zh', /\.mdx?$/)) {
    const text = await readFile(path.join(root, file), 'utf8');
    const fixed = await fixHan(text, file);
    if (fixed !== text) await writeFile(path.join(root, file), fixed);
  }
}
