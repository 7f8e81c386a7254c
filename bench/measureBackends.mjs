import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { answerHelp } from '../scripts/answerHelp.mjs';
import { importCompiled } from '../scripts/importCompiled.mjs';
import { root } from '../scripts/run.mjs';
import { formatTable } from './formatTable.mjs';
import { judge } from './search/judge.mjs';

answerHelp(`
Usage: node bench/measureBackends.mjs [options]

Measures search servers with each backend: how relevant their answers are, how many they give in a second, and what a
push leaves that is killed. Needs a built site and Debian's package of PostgreSQL.

Options:
  --site <folder>     output of the build to search (default site/dist)
  --queries <file>    judged queries; repeatable
  --seconds <number>  how long to ask for speed (default 20)
  --kills <number>    pushes to kill at random moments (default 30)
`);

const program = path.join(root, 'packages/islet/dist/node/islet.js');
const clients = 50;

/** @param {NodeJS.ProcessEnv} env @param {string[]} args */
const start = (env, ...args) =>
  spawn(process.execPath, [program, ...args], { env: { ...process.env, ...env } });

/** @param {NodeJS.ProcessEnv} env @param {string[]} args */
async function serve(env, ...args) {
  const limits = ['--per-minute', '1000000', '--concurrent', '1000', '--port', '0'];
  const child = start(env, 'search-server', ...args, ...limits);
  let printed = '';
  for await (const part of child.stdout) {
    printed += part;
    const [, url] = /^ +(http\S+)keyword=/m.exec(printed) ?? [];
    if (url) return { url, stop: () => child.kill() };
  }
  throw new Error(`The server has ended: ${printed}`);
}

/** @param {string} url @param {string} keyword */
async function ask(url, keyword) {
  const query = new URLSearchParams({ keyword, limit: '10', lang: 'en' });
  const response = await fetch(url + query);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.json();
}

/** @param {string} url @param {import('./search/judge.mjs').JudgedQuery[]} queries */
async function judgeServer(url, queries) {
  const answers = [];
  for (const { q } of queries) {
    const [group] = await ask(url, q);
    answers.push(group.hits.map((/** @type {{ routePath: string }} */ hit) => hit.routePath));
  }
  return judge(queries, answers);
}

/** Lets clients ask one query after the other, none of which was asked before. @param {string} url @param {string[]} words @param {number} seconds */
async function measureSpeed(url, words, seconds) {
  /** @type {number[]} */
  const times = [];
  let number = 0;
  let failed = 0;
  const end = performance.now() + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const at = number++;
      // A number at the end, so that no answer is kept.
      const text = `${words[at % words.length]} ${at}`;
      const began = performance.now();
      await ask(url, text).catch(() => failed++);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => times[Math.floor(share * times.length)] ?? 0;
  return { rate: (times.length - failed) / seconds, median: at(0.5), p99: at(0.99), failed };
}

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: path.join(root, 'site/dist') },
    queries: { type: 'string', multiple: true, default: [] },
    seconds: { type: 'string', default: '20' },
    kills: { type: 'string', default: '30' },
  },
});
const sets = await Promise.all(
  values.queries.map(async (file) => {
    /** @type {import('./search/judge.mjs').JudgedQuery[]} */
    const queries = JSON.parse(await readFile(file, 'utf8'));
    return { name: path.basename(file), queries };
  }),
);
const words = sets.flatMap(({ queries }) => queries.map(({ q }) => q));
const { startPostgres } = await importCompiled('backends-bench', 'packages/islet/src/testing', [
  'postgresServer',
]);
const postgres = await startPostgres();
const database = postgres.url('postgres');
/** @param {string} site */
const push = (site) => start(postgres.admin, 'search', 'push', `docs=${site}`, '--to', database);

try {
  const began = performance.now();
  await once(push(values.site), 'close');
  console.log(`First push: ${Math.round(performance.now() - began)} ms`);
  const repeated = performance.now();
  await once(push(values.site), 'close');
  const whole = performance.now() - repeated;
  console.log(`The same again: ${Math.round(whole)} ms`);
  const relevance = [];
  const speed = [];
  for (const [name, args] of /** @type {const} */ ([
    ['embedded', [`docs=${values.site}`]],
    ['PostgreSQL', ['--backend', database]],
  ])) {
    const { url, stop } = await serve(postgres.admin, ...args);
    for (const set of sets) {
      const judged = await judgeServer(url, set.queries);
      const shares = [judged.success1, judged.success3, judged.mrr].map((one) => one.toFixed(3));
      relevance.push([name, `${set.name} (${judged.queries})`, ...shares]);
    }
    // Code that runs for the first time is slow.
    await measureSpeed(url, words, 3);
    const { rate, median, p99, failed } = await measureSpeed(url, words, Number(values.seconds));
    speed.push([name, rate.toFixed(0), median.toFixed(0), p99.toFixed(0), String(failed)]);
    stop();
  }
  console.log(formatTable(['backend', 'queries', 'success@1', 'success@3', 'MRR'], relevance));
  console.log(formatTable(['backend', 'queries/s', 'median ms', 'p99 ms', 'failed'], speed));

  const { url, stop } = await serve(postgres.admin, '--backend', database);
  const keywords = words.slice(0, 5);
  const answersNow = () => Promise.all(keywords.map((one) => ask(url, one)));
  const right = JSON.stringify(await answersNow());
  let wrong = 0;
  let killed = 0;
  for (let kill = 0; kill < Number(values.kills); kill++) {
    // Something to send: the sections of pages in a random half.
    await postgres.run(
      'UPDATE islet_search.sections SET hash = md5(random()::text) WHERE random() < 0.5',
    );
    const pushing = push(values.site);
    const timer = setTimeout(() => pushing.kill('SIGKILL'), Math.random() * 1.5 * whole);
    const [, signal] = await once(pushing, 'close');
    clearTimeout(timer);
    if (signal === 'SIGKILL') killed++;
    if (JSON.stringify(await answersNow()) !== right) wrong++;
  }
  stop();
  console.log(`Pushes killed: ${killed} of ${values.kills}; wrong answers after them: ${wrong}`);
} finally {
  await postgres.stop();
}
