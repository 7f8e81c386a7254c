import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { answerHelp } from '../scripts/answerHelp.mjs';
import { importCompiled } from '../scripts/importCompiled.mjs';
import { root } from '../scripts/run.mjs';
import { countBytes } from './countBytes.mjs';
import { formatTable } from './formatTable.mjs';
import { runMeasured } from './runMeasured.mjs';
import {
  judgeServer,
  measureSpeed,
  queryServer,
  serveSearch,
  startCommand,
} from './searchServers.mjs';

answerHelp(`
Usage: node bench/measureBackends.mjs [options]

Measures search servers with each backend: pushes, what a query takes, how relevant answers are, how many there are in a
second, and what a push leaves that is killed. Needs a built site and Debian's package of PostgreSQL.

Options:
  --site <folder>     output of the build to search (default site/dist)
  --queries <file>    judged queries; repeatable
  --words <list>      queries without a judgement, separated by commas
  --seconds <number>  how long to ask for speed (default 20)
  --kills <number>    pushes to kill at random moments (default 30)
`);

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: path.join(root, 'site/dist') },
    queries: { type: 'string', multiple: true, default: [] },
    words: { type: 'string' },
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
const words = [
  ...(values.words?.split(',') ?? []),
  ...sets.flatMap(({ queries }) => queries.map(({ q }) => q)),
];
const { startPostgres } = await importCompiled('backends-bench', 'packages/islet/src/testing', [
  'postgresServer',
]);
const postgres = await startPostgres();
const database = postgres.url('postgres');
const pushed = ['search', 'push', `docs=${values.site}`, '--to', database];

/** Makes about half of the sections differ from those of the site. */
const changeHalf = () =>
  postgres.run('UPDATE islet_search.sections SET hash = md5(random()::text) WHERE random() < 0.5');

async function measurePushes() {
  const rows = [];
  for (const name of ['first', 'the same again', 'half of the sections']) {
    if (name.startsWith('half')) await changeHalf();
    const used = await runMeasured(pushed, new AbortController().signal, postgres.admin);
    const { seconds, cpuSeconds, rssBytes } = used;
    rows.push([name, ...[seconds, cpuSeconds].map((one) => one.toFixed(1)), toMegabytes(rssBytes)]);
  }
  console.log(formatTable(['push', 'seconds', 'processor s', 'memory MB'], rows));
  const [{ bytes }] = await postgres.run("SELECT pg_database_size('postgres') AS bytes");
  console.log(`The database has ${toMegabytes(Number(bytes))} MB.`);
}

const toMegabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(0);

/** What the database sends for a query, and what the reader gets. */
async function measureBytes() {
  const counted = await countBytes(postgres.port);
  const { url, stop } = await serveSearch(
    postgres.admin,
    ...['--backend', database.replace(String(postgres.port), String(counted.port))],
  );
  // Plans and connections are there for the second query.
  await queryServer(url, 'nothing');
  /** @type {number[][]} */
  const sizes = [];
  for (const word of words) {
    counted.take();
    const answer = await queryServer(url, word);
    sizes.push([counted.take(), Buffer.byteLength(answer)]);
  }
  stop();
  counted.stop();
  const rows = ['from the database', 'to the reader'].map((name, at) => {
    const own = sizes.map((size) => size[at] ?? 0).sort((a, b) => a - b);
    const middle = own[Math.floor(own.length / 2)] ?? 0;
    return [name, ...[middle, own.at(-1) ?? 0].map((size) => (size / 1024).toFixed(1))];
  });
  console.log(formatTable(['bytes of a query', 'median KB', 'most KB'], rows));
}

async function measureServers() {
  const relevance = [];
  const speed = [];
  for (const [name, args] of /** @type {const} */ ([
    ['embedded', [`docs=${values.site}`]],
    ['PostgreSQL', ['--backend', database]],
  ])) {
    const { url, stop } = await serveSearch(postgres.admin, ...args);
    for (const set of sets) {
      const judged = await judgeServer(url, set.queries);
      const shares = [judged.success1, judged.success3, judged.mrr].map((one) => one.toFixed(3));
      relevance.push([name, `${set.name} (${judged.queries})`, ...shares]);
    }
    // Code that runs for the first time is slow.
    await measureSpeed(url, words, 3);
    const { rate, median, p99, most, failed } = await measureSpeed(
      url,
      words,
      Number(values.seconds),
    );
    speed.push([name, ...[rate, median, p99, most, failed].map((one) => one.toFixed(0))]);
    stop();
  }
  console.log(formatTable(['backend', 'queries', 'success@1', 'success@3', 'MRR'], relevance));
  console.log(
    formatTable(['backend', 'queries/s', 'median ms', 'p99 ms', 'longest ms', 'failed'], speed),
  );
}

/** Kills pushes of half of the sections at random moments of the time that one takes. */
async function killPushes() {
  const keywords = words.slice(0, 5);
  let late = 0;
  // From a server of its own each time, which has kept no answers; on a busy machine its first ones may be late.
  const answersNow = async () => {
    const { url, stop } = await serveSearch(postgres.admin, '--backend', database);
    const answers = [];
    for (let at = 0; at < keywords.length; ) {
      const answer = await queryServer(url, keywords[at] ?? '').catch(() => null);
      if (answer === null) late++;
      else {
        answers.push(answer);
        at++;
      }
    }
    stop();
    return answers.join();
  };
  const push = () => startCommand(postgres.admin, ...pushed);
  const right = await answersNow();
  await changeHalf();
  const began = performance.now();
  await once(push(), 'close');
  const whole = performance.now() - began;
  let [wrong, killed, ended] = [0, 0, 0];
  while (killed < Number(values.kills)) {
    await changeHalf();
    const pushing = push();
    const timer = setTimeout(() => pushing.kill('SIGKILL'), Math.random() * whole);
    const [, signal] = await once(pushing, 'close');
    clearTimeout(timer);
    if (signal === 'SIGKILL') killed++;
    else ended++;
    if ((await answersNow()) !== right) wrong++;
  }
  await once(push(), 'close');
  const isRight = (await answersNow()) === right;
  console.log(
    `Pushes killed: ${killed}, ended before: ${ended}, wrong answers after them: ${wrong}, late: ${late}.`,
  );
  console.log(`After a whole push, the answers are ${isRight ? 'right' : 'wrong'}.`);
}

try {
  await measurePushes();
  await measureBytes();
  await measureServers();
  await killPushes();
} finally {
  await postgres.stop();
}
