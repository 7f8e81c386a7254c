import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { followChild } from './processTree.mjs';

const bin = fileURLToPath(new URL('../packages/islet/dist/node/islet.js', import.meta.url));
const hook = new URL('./reportUsage.mjs', import.meta.url).href;

/**
 * One run of a program: wall time from its start to its end, processor time in user mode over all
 * its threads, largest memory of its process group (Linux only) and of the process itself, in bytes.
 *
 * @typedef {{ seconds: number, cpuSeconds: number, treeBytes: number | null, rssBytes: number }} Usage
 */

/**
 * Runs the command line of the engine to its end. Throws its output if it fails.
 *
 * @param {string[]} args
 * @param {AbortSignal} signal
 * @param {Record<string, string>} [env] more environment variables
 * @returns {Promise<Usage>}
 */
export async function runMeasured(args, signal, env = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-usage-'));
  const usageFile = path.join(folder, 'usage.json');
  try {
    const start = performance.now();
    const child = startEngine(args, signal, {
      ...env,
      BENCH_USAGE_FILE: usageFile,
    });
    const { code, printed, treeBytes } = await followChild(child);
    const seconds = (performance.now() - start) / 1000;
    if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${printed}`);
    const usage = JSON.parse(await readFile(usageFile, 'utf8'));
    return {
      seconds,
      cpuSeconds: usage.userCPUTime / 1e6,
      treeBytes,
      rssBytes: usage.maxRSS * 1024,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Starts the command line of the engine in its own process group, in the mode that it chooses itself.
 *
 * @param {string[]} args
 * @param {AbortSignal} signal
 * @param {Record<string, string>} [extra] environment variables
 */
export function startEngine(args, signal, extra = {}) {
  const { NODE_ENV, NODE_OPTIONS, ...env } = process.env;
  return spawn(process.execPath, ['--import', hook, bin, ...args], {
    detached: process.platform !== 'win32',
    env: { ...env, ...extra },
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
