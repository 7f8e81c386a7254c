import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type CliOutcome, runCli, startCliWith, startServer } from '#islet/testing/cli.ts';
import { patience } from '#islet/testing/patience.mjs';
import { readFolder } from '#islet/testing/readFolder.ts';
import type { Attack } from '../attack.ts';
import { copyThemedSite } from '../copyThemedSite.ts';
import type { Random } from '../random.ts';

/** The page that differs between the two versions of the site, and its output file. */
const page = { source: 'docs/en/index.md', file: 'index.html' };

/**
 * Kills builds while a preview is running: every page must be served in one version or the other, the next build
 * must succeed, and no process may be left.
 */
export const kills: Attack = {
  name: 'kills',
  share: 1,
  async begin(folder) {
    const siteRoot = await copyThemedSite(folder);
    const site = await buildVersions(siteRoot);
    const server = await startServer('preview', siteRoot);
    return {
      async play(random) {
        const version = random.below(2);
        await writeFile(path.join(siteRoot, page.source), site.texts[version] ?? '');
        let isBusy = true;
        const ask = () => requestPages({ ...site, url: server.url, random }, () => isBusy);
        const requests = Array.from({ length: 4 }, ask);
        const left = await killBuild(site, random);
        const outcome = await buildAgain(site, version, random.chance(0.3) ? 2 : 1);
        isBusy = false;
        return [...left, ...outcome, ...(await Promise.all(requests)).flat()];
      },
      end: server.stop,
    };
  },
};

/** A site with two versions of a page. */
interface VersionedSite {
  siteRoot: string;
  /** Absolute path of the output. */
  dist: string;
  texts: string[];
  /** The files of the output of each version, by name. */
  versions: Array<Record<string, string>>;
  /** What a build writes beside the output, such as files for hosts. */
  beside: string[];
  /** Milliseconds that a build takes. */
  longest: number;
}

async function buildVersions(siteRoot: string): Promise<VersionedSite> {
  const source = path.join(siteRoot, page.source);
  const original = await readFile(source, 'utf8');
  const texts = [original, `${original}\nThe second version.\n`];
  const dist = path.join(siteRoot, 'dist');
  const versions: VersionedSite['versions'] = [];
  let longest = 0;
  for (const text of texts) {
    await writeFile(source, text);
    const start = Date.now();
    const { code, printed } = await runCli('build', siteRoot);
    if (code !== 0) throw new Error(printed);
    longest = Math.max(500, Date.now() - start);
    versions.push(await readFolder(dist));
  }
  return { siteRoot, dist, texts, versions, beside: await listBeside(siteRoot), longest };
}

/** Requests pages until `goesOn` returns false; returns responses that are neither version of a page. */
async function requestPages(
  {
    versions,
    url: origin,
    random,
  }: Pick<VersionedSite, 'versions'> & { url: string; random: Random },
  goesOn: () => boolean,
): Promise<string[]> {
  const names = Object.keys(versions[0] ?? {}).filter((name) => /\.(html|json)$/.test(name));
  const faults: string[] = [];
  for (let rest = 20; rest > 0; rest -= goesOn() ? 0 : 1) {
    const name = random.pick(names);
    // Without clean URLs, the URL of a page is its file name.
    const url = new URL(name, origin);
    const response = await fetch(url);
    const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
    const isRight = versions.some((files) => files[name] === body);
    if (response.status !== 200 || !isRight) {
      faults.push(`${url.pathname} was answered with ${response.status}: ${body.slice(0, 80)}`);
    }
  }
  return faults;
}

/** Starts a build and kills it at a random moment. */
async function killBuild(
  { siteRoot, dist, longest }: VersionedSite,
  random: Random,
): Promise<string[]> {
  const mark = randomUUID();
  const running = startCliWith({ env: { FUZZ_MARK: mark } }, 'build', siteRoot);
  let isOver = false;
  const ended = running.ended.finally(() => {
    isOver = true;
  });
  if (random.chance(0.5)) {
    await Promise.race([ended, setTimeout(random.below(longest))]);
  } else {
    // Polled without a pause, because the moment is short.
    const isSwapping = (): boolean => existsSync(`${dist}.old`) || !existsSync(dist);
    while (!isOver && !isSwapping()) await new Promise(setImmediate);
  }
  running.process.kill('SIGKILL');
  await ended;
  const end = Date.now() + patience;
  let left = await listMarked(mark);
  while (left.length > 0 && Date.now() < end) {
    await setTimeout(50);
    left = await listMarked(mark);
  }
  return left.map((id) => `Process ${id} of a killed build is still running.`);
}

async function listBeside(siteRoot: string): Promise<string[]> {
  return (await readdir(siteRoot)).filter((name) => name.startsWith('dist.'));
}

/** The folders that builds have left beside the output. A preview may still be removing one. */
async function listLeftovers({ siteRoot, beside }: VersionedSite): Promise<string[]> {
  const list = async () => (await listBeside(siteRoot)).filter((name) => !beside.includes(name));
  const end = Date.now() + patience;
  let left = await list();
  while (left.length > 0 && Date.now() < end) {
    await setTimeout(50);
    left = await list();
  }
  return left;
}

/** Runs `count` builds of a version at once, and inspects the output. */
async function buildAgain(site: VersionedSite, version: number, count: number): Promise<string[]> {
  const { siteRoot, dist, versions } = site;
  const outcomes = await Promise.all(
    Array.from({ length: count }, () => runCli('build', siteRoot)),
  );
  const isRefused = ({ code, printed }: CliOutcome): boolean =>
    code === 1 && printed.includes('Another build of this site is running');
  const built = outcomes.filter(({ code }) => code === 0);
  const failed = outcomes.filter((outcome) => outcome.code !== 0 && !isRefused(outcome));
  const files = await readFolder(dist);
  const expected = versions[version] ?? {};
  const different = Object.keys({ ...files, ...expected }).filter(
    (name) => files[name] !== expected[name],
  );
  const left = await listLeftovers(site);
  return [
    ...failed.map(({ code, printed }) => `The next build ended with ${code}:\n${printed}`),
    ...(built.length === 0 ? ['None of several concurrent builds succeeded.'] : []),
    ...(different.length > 0 ? [`The next build wrote other files: ${different}`] : []),
    ...(left.length > 0 ? [`The next build left ${left}.`] : []),
  ];
}

/** Ids of processes with the mark in their environment; empty if the system can't list them. */
async function listMarked(mark: string): Promise<string[]> {
  const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const marked = await Promise.all(
    ids.map(async (id) => {
      const environment = await readFile(`/proc/${id}/environ`, 'latin1').catch(() => '');
      return environment.includes(mark) ? [id] : [];
    }),
  );
  return marked.flat();
}
