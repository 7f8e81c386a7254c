import { spawn } from 'node:child_process';
import { appendFile, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { engines, findPrograms } from './peers/engines.mjs';
import { followChild } from './processTree.mjs';
import { setAside } from './setAside.mjs';
import { summarize } from './summarize.mjs';

/** @typedef {import('./summarize.mjs').Summary} Summary */
/** @typedef {{ wallSeconds: Summary, cpuSeconds: Summary, treeBytes: Summary | null }} Figures */
/** @typedef {{ engine: string, cold: Figures, unchanged: Figures, onePage: Figures }} PeerFigures */
/** @typedef {{ seconds: number, cpuSeconds: number, treeBytes: number | null }} Run */

const kinds = /** @type {const} */ (['cold', 'unchanged', 'onePage']);

/**
 * Builds a generated site with each engine whose programs are installed: without anything from before, again, and
 * after a change of one page. All engines take turns, so that other load on the machine affects all of them.
 *
 * @param {string} site absolute path
 * @param {{ runs: number, tools: string[], signal: AbortSignal }} options `tools` are more folders of programs
 * @returns {Promise<PeerFigures[]>}
 */
export async function measurePeers(site, { runs, tools, signal }) {
  const folders = [...tools, ...(process.env.PATH ?? '').split(path.delimiter)];
  const programs = await findPrograms(folders);
  const entrants = engines.filter((engine) => engine.tools.every((name) => programs.has(name)));
  const root = await mkdtemp(path.join(tmpdir(), 'bench-peers-'));
  const env = { ...process.env, PATH: folders.join(path.delimiter) };
  try {
    const contests = entrants.map((engine, index) => ({
      engine,
      folder: path.join(root, String(index)),
      /** @type {Record<typeof kinds[number], Run[]>} */
      results: { cold: [], unchanged: [], onePage: [] },
    }));
    for (const { engine, folder } of contests) {
      await engine.prepare(site, folder);
      await linkPackages(folder, programs.get(engine.tools[0] ?? ''));
    }
    for (let run = 0; run < runs; run++) {
      for (const { engine, folder, results } of contests) {
        await setAside(folder, engine.leftovers);
        for (const kind of kinds) {
          const page = path.join(folder, engine.docs, 'section-01/page-0001.md');
          if (kind === 'onePage') await appendFile(page, `\nOne more sentence ${run}.\n`);
          results[kind].push(await runTimed(engine.command, { folder, env, signal }));
        }
      }
    }
    return contests.map(({ engine, results }) => ({
      engine: engine.name,
      cold: toFigures(results.cold),
      unchanged: toFigures(results.unchanged),
      onePage: toFigures(results.onePage),
    }));
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/**
 * Gives a site the packages that were installed with its engine, as if they were its own.
 *
 * @param {string} folder of the site
 * @param {string | undefined} programs folder of the engine's program, `node_modules/.bin` if it is from npm
 */
async function linkPackages(folder, programs = '') {
  const packages = path.dirname(programs);
  if (path.basename(packages) === 'node_modules') {
    await symlink(packages, path.join(folder, 'node_modules'));
  }
}

/**
 * Runs a command in a shell, which measures the processor time of everything in it. Throws its output if it fails.
 *
 * @param {string} command
 * @param {{ folder: string, env: NodeJS.ProcessEnv, signal: AbortSignal }} options
 * @returns {Promise<Run>}
 */
async function runTimed(command, { folder, env, signal }) {
  const script = `TIMEFORMAT='times %R %U %S'; time { ${command}; } 2>&1`;
  const { NODE_ENV, NODE_OPTIONS, ...rest } = env;
  const child = spawn('bash', ['-c', script], { cwd: folder, detached: true, env: rest, signal });
  const { code, printed, treeBytes } = await followChild(child);
  const times = /^times ([\d.]+) ([\d.]+) ([\d.]+)$/m.exec(printed);
  if (code !== 0 || !times) throw new Error(`${command} failed:\n${printed}`);
  const [seconds = 0, user = 0, system = 0] = times.slice(1).map(Number);
  return { seconds, cpuSeconds: user + system, treeBytes };
}

/**
 * @param {Run[]} runs
 * @returns {Figures}
 */
function toFigures(runs) {
  const treeBytes = runs.flatMap((run) => run.treeBytes ?? []);
  return {
    wallSeconds: summarize(runs.map(({ seconds }) => seconds)),
    cpuSeconds: summarize(runs.map(({ cpuSeconds }) => cpuSeconds)),
    treeBytes: treeBytes.length > 0 ? summarize(treeBytes) : null,
  };
}
