import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { register } from 'tsx/esm/api';
import { describeMachine } from '../describeMachine.mjs';
import { formatTable } from '../formatTable.mjs';
import {
  readChineseSite,
  readDocuments,
  readFixture,
  readGenerated,
  readOwnSite,
} from './corpora.mjs';
import { judge, judgeSections } from './judge.mjs';

// Node 20: later versions run TypeScript without `tsx`.
register();
const folder = fileURLToPath(new URL('.', import.meta.url));
/** An engine that needs more than this for a site, build and queries together, has no result. */
const limits = { minutes: 15, gigabytes: 4 };
const names = ['own', 'minisearch', 'flexsearch', 'orama', 'pagefind'];

const { values } = parseArgs({
  options: {
    engines: { type: 'string', default: names.join(',') },
    pages: { type: 'string', default: '1000,10000' },
    documents: { type: 'string' },
    queries: { type: 'string', default: 'bench/search/queries.en.json' },
  },
});
const engines = values.engines.split(',');
console.log(describeMachine());
if (!existsSync(path.join(folder, 'node_modules'))) await install();
for await (const corpus of listCorpora()) await compare(corpus);

async function* listCorpora() {
  if (values.documents) {
    yield readDocuments(values.documents, values.queries.split(','));
    return;
  }
  yield readOwnSite();
  yield readChineseSite();
  yield readFixture('zh');
  yield readFixture('mixed');
  for (const pages of values.pages.split(',').map(Number).filter(Boolean))
    yield readGenerated(pages);
}

/**
 * The others are only installed in the folder of the benchmark, so that nothing in the project can depend on
 * them.
 */
async function install() {
  const windows = process.platform === 'win32';
  await promisify(execFile)(windows ? 'npm.cmd' : 'npm', ['install', '--no-package-lock'], {
    cwd: folder,
    shell: windows,
  });
}

/** @param {import('./corpora.mjs').Corpus} corpus */
async function compare(corpus) {
  const temporary = await mkdtemp(path.join(tmpdir(), 'search-bench-'));
  const input = path.join(temporary, 'corpus.json');
  await writeFile(input, JSON.stringify(corpus));
  /** @type {string[][]} */
  const figures = [];
  /** @type {string[][]} */
  const answers = [];
  /** @type {string[][]} */
  const led = [];
  const kinds = [...new Set(corpus.queries.map(({ kind }) => kind))];
  for (const name of engines) {
    const measured = await measure(name, input);
    if ('failure' in measured) {
      figures.push([name, measured.failure]);
      continue;
    }
    const { hits, sections } = measured;
    figures.push([name, ...formatFigures(measured)]);
    const { mrr, success1, success3, success7, none } = judge(corpus.queries, hits);
    const ofKind = kinds.map((kind) => {
      const isKind = (/** @type {unknown} */ _, /** @type {number} */ index) =>
        corpus.queries[index]?.kind === kind;
      return judge(corpus.queries.filter(isKind), hits.filter(isKind)).mrr.toFixed(2);
    });
    const shares = [mrr, success1, success3, success7].map((value) => value.toFixed(3));
    answers.push([name, ...shares, String(none), ...ofKind]);
    if (sections.flat().length === 0) continue;
    const ofHalf = [0, 1].flatMap((half) => {
      const isHalf = (/** @type {unknown} */ _, /** @type {number} */ at) => at % 2 === half;
      const judged = judgeSections(corpus.questions.filter(isHalf), sections.filter(isHalf));
      return [judged.first, judged.firstThree].map((share) => share.toFixed(3));
    });
    led.push([name, ...ofHalf]);
  }
  await rm(temporary, { recursive: true });
  const { name, documents, queries, keystrokes } = corpus;
  console.log(`\n${name}: ${documents.length} pages, ${keystrokes.length} keystrokes`);
  const titles = [
    'engine',
    'open KB',
    'first query KB',
    'load ms',
    'p50 ms',
    'p95 ms',
    'memory MB',
  ];
  console.log(formatTable(titles, figures));
  if (queries.length === 0) return;
  console.log(`\n${queries.length} judged queries; by kind the MRR`);
  console.log(formatTable(['engine', 'MRR@10', 's@1', 's@3', 's@7', 'none', ...kinds], answers));
  if (led.length === 0) return;
  console.log(`\n${corpus.questions.length} questions that a section answers`);
  console.log(formatTable(['engine', 'odd s@1', 'odd s@3', 'even s@1', 'even s@3'], led));
}

/** @typedef {{ openBytes: number, firstBytes: number, loadMs: number, memory: number, times: number[], hits: string[][], sections: string[][] }} Measured */

/** @param {Measured} measured */
function formatFigures({ openBytes, firstBytes, loadMs, memory, times }) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return [
    kilobytes(openBytes),
    kilobytes(firstBytes),
    loadMs.toFixed(1),
    at(0.5).toFixed(2),
    at(0.95).toFixed(2),
    (memory / 1024 ** 2).toFixed(1),
  ];
}

/**
 * @param {string} name
 * @param {string} input
 * @returns {Promise<{ failure: string } | Measured>}
 */
function measure(name, input) {
  const script = path.join(folder, 'measureEngine.mjs');
  const heap = `--max-old-space-size=${limits.gigabytes * 1024}`;
  const child = spawn(process.execPath, ['--expose-gc', heap, script, name, input], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const timer = setTimeout(() => child.kill(), limits.minutes * 60_000);
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  return new Promise((resolve) => {
    child.on('close', (_, signal) => {
      clearTimeout(timer);
      // Some engines print while they work; the result is the last line.
      const line = output.slice(output.lastIndexOf('\n') + 1);
      if (line.startsWith('{"openBytes"')) resolve(JSON.parse(line));
      else
        resolve({ failure: signal === 'SIGTERM' ? `over ${limits.minutes} minutes` : why(errors) });
    });
  });
}

/**
 * Why an engine has no result, from its output.
 *
 * @param {string} errors
 */
function why(errors) {
  if (/heap out of memory/.test(errors)) return `over ${limits.gigabytes} GB of memory`;
  const line = errors.split('\n').find((one) => /Error/.test(one));
  return `failed: ${line?.trim() ?? 'no result'}`;
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / 1024).toFixed(1);
}
