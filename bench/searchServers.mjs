import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../scripts/run.mjs';
import { judge } from './search/judge.mjs';

const program = path.join(root, 'packages/islet/dist/node/islet.js');
const clients = 50;

/**
 * Starts the command line of the engine.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} args
 */
export const startCommand = (env, ...args) =>
  spawn(process.execPath, [program, ...args], { env: { ...process.env, ...env } });

/**
 * Starts a search server without limits.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} args
 */
export async function serveSearch(env, ...args) {
  const limits = ['--per-minute', '1000000', '--concurrent', '1000', '--port', '0'];
  const child = startCommand(env, 'search-server', ...args, ...limits);
  let printed = '';
  for await (const part of child.stdout) {
    printed += part;
    const [, url] = /^ +(http\S+)keyword=/m.exec(printed) ?? [];
    if (url) return { url, stop: () => child.kill() };
  }
  throw new Error(`The server has ended: ${printed}`);
}

/**
 * Asks a search server; returns its answer as text.
 *
 * @param {string} url
 * @param {string} keyword
 * @param {number} [limit]
 */
export async function queryServer(url, keyword, limit = 10) {
  const query = new URLSearchParams({ keyword, limit: String(limit), lang: 'en' });
  const response = await fetch(url + query);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return response.text();
}

/**
 * @param {string} url
 * @param {import('./search/judge.mjs').JudgedQuery[]} queries
 */
export async function judgeServer(url, queries) {
  const answers = [];
  for (const { q } of queries) {
    const [group] = JSON.parse(await queryServer(url, q));
    answers.push(group.hits.map((/** @type {{ routePath: string }} */ hit) => hit.routePath));
  }
  return judge(queries, answers);
}

/**
 * Lets 50 clients ask one query after the other, none of which was asked before.
 *
 * @param {string} url
 * @param {string[]} words
 * @param {number} seconds
 */
export async function measureSpeed(url, words, seconds) {
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
      await queryServer(url, text).catch(() => failed++);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => times[Math.floor(share * times.length)] ?? 0;
  return {
    rate: (times.length - failed) / seconds,
    median: at(0.5),
    p99: at(0.99),
    most: times.at(-1) ?? 0,
    failed,
  };
}
