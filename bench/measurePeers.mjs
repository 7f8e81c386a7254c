import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { measureVisits } from './browser/measureVisits.mjs';
import { measureSize } from './measureSize.mjs';
import { findPrograms, peerEngines } from './peers/peerEngines.mjs';
import { followChild } from './processTree.mjs';
import { setAside } from './setAside.mjs';
import { summarize } from './summarize.mjs';
import { takeTurns } from './takeTurns.mjs';

/** @typedef {import('./summarize.mjs').Summary} Summary */
/** @typedef {import('./browser/measureVisits.mjs').VisitFigures} VisitFigures */
/** @typedef {{ wallSeconds: Summary, cpuSeconds: Summary, treeBytes: Summary | null }} Figures */
/** @typedef {typeof kinds[number]} Kind */
/** @typedef {{ engine: string, builds: Record<Kind, Figures>, outputBytes: number, outputFiles: number, visits: VisitFigures | null }} PeerFigures */
/** @typedef {{ engine: string, message: string }} PeerFailure What an engine printed when it failed. */
/** @typedef {{ seconds: number, cpuSeconds: number, treeBytes: number | null }} Run */

const execute = promisify(execFile);

const kinds = /** @type {const} */ (['cold', 'unchanged', 'page', 'title', 'config']);

/**
 * What is changed before each kind of build.
 *
 * @type {Record<Kind, ((engine: Pick<import('./peers/types.d.ts').Engine, 'docs' | 'config'>, run: number) => { file: string, edit: (text: string) => string }) | null>}
 */
const changes = {
  cold: null,
  unchanged: null,
  page: ({ docs }, run) => ({
    file: `${docs}/section-01/page-0001.md`,
    edit: (text) => `${text}\nOne more sentence ${run}.\n`,
  }),
  title: ({ docs }, run) => ({
    file: `${docs}/section-01/page-0001.md`,
    edit: (text) => text.replace(/^title: .*$/m, `title: Another title ${run}`),
  }),
  config: ({ config }, run) => ({
    file: config,
    edit: (text) => text.replaceAll(/Generated(?: \d+)?/g, `Generated ${run}`),
  }),
};

/**
 * An engine with its copy of the site, and what was measured of it.
 *
 * @typedef {object} Contest
 * @property {import('./peers/types.d.ts').Engine} engine
 * @property {string} folder
 * @property {Record<Kind, Run[]>} builds
 * @property {VisitFigures | null} visits
 * @property {string | null} failure Why it is left out.
 */

/**
 * Builds a generated site with each engine whose programs are installed: without anything from before, again, and
 * after changes of a page, of its title, and of the site's title. All engines take turns, so that other load on the
 * machine affects all of them. In the end, a browser visits what they have built, if it is wanted. An engine that fails
 * is left out from then on.
 *
 * @param {import('./createSites.mjs').Site} site
 * @param {{ runs: number, tools: string[], isVisited: boolean, signal: AbortSignal }} options `tools` are more folders
 * of programs
 * @returns {Promise<{ figures: PeerFigures[], failures: PeerFailure[] }>} `figures` of those that have built everything
 */
export async function measurePeers(site, { runs, tools, isVisited, signal }) {
  const folders = [...tools, ...(process.env.PATH ?? '').split(path.delimiter)];
  const programs = await findPrograms(folders);
  const entrants = peerEngines.filter((engine) => engine.tools.every((name) => programs.has(name)));
  const root = await mkdtemp(path.join(tmpdir(), 'bench-peers-'));
  const env = { ...process.env, PATH: folders.join(path.delimiter) };
  try {
    /** @type {Contest[]} */
    const contests = entrants.map((engine, index) => ({
      engine,
      folder: path.join(root, String(index)),
      builds: { cold: [], unchanged: [], page: [], title: [], config: [] },
      visits: null,
      failure: null,
    }));
    await takeTurns(contests, signal, async ({ engine, folder }) => {
      await engine.prepare(site.root, folder);
      await linkPackages(folder, programs.get(engine.tools[0] ?? ''));
    });
    for (let run = 0; run < runs; run++) {
      await takeTurns(contests, signal, (contest) => buildInAllWays(contest, run, { env, signal }));
    }
    const built = contests.filter(({ failure }) => failure === null);
    if (isVisited) {
      await takeTurns(built, signal, async (contest) => {
        const { search, output } = contest.engine;
        const folder = path.join(contest.folder, output);
        contest.visits = await measureVisits({ ...site, folder, search }, { runs, signal });
      });
    }
    const figures = [];
    for (const contest of built) figures.push(await toPeerFigures(contest, env));
    const failures = contests.flatMap(({ engine, failure }) =>
      failure === null ? [] : [{ engine: engine.name, message: failure }],
    );
    return { figures, failures };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/**
 * @param {Contest} contest
 * @param {number} run
 * @param {{ env: NodeJS.ProcessEnv, signal: AbortSignal }} options
 */
async function buildInAllWays({ engine, folder, builds }, run, options) {
  await setAside(folder, engine.leftovers);
  for (const kind of kinds) {
    const change = changes[kind]?.(engine, run);
    if (change) await editFile(path.join(folder, change.file), change.edit);
    builds[kind].push(await runTimed(engine.command, { folder, ...options }));
  }
}

/**
 * @param {Contest} contest
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<PeerFigures>}
 */
async function toPeerFigures({ engine, folder, builds, visits }, env) {
  return {
    engine: await nameVersion(engine, { folder, env }),
    builds: {
      cold: toFigures(builds.cold),
      unchanged: toFigures(builds.unchanged),
      page: toFigures(builds.page),
      title: toFigures(builds.title),
      config: toFigures(builds.config),
    },
    ...(await measureSize(path.join(folder, engine.output))),
    visits,
  };
}

/**
 * Changes the text of a file; throws if it stays the same.
 *
 * @param {string} file absolute path
 * @param {(text: string) => string} edit
 */
async function editFile(file, edit) {
  const text = await readFile(file, 'utf8');
  const edited = edit(text);
  if (edited === text) throw new Error(`${file} was not changed.`);
  await writeFile(file, edited);
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
 * The name of an engine with its version.
 *
 * @param {import('./peers/types.d.ts').Engine} engine
 * @param {{ folder: string, env: NodeJS.ProcessEnv }} options
 */
async function nameVersion({ name, version }, { folder, env }) {
  if (version === null) return name;
  const { stdout } = await execute('bash', ['-c', version], { cwd: folder, env, timeout: 10_000 });
  return `${name} ${/\d+\.\d+[^\s"+]*/.exec(stdout)?.[0] ?? '(unknown version)'}`;
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
