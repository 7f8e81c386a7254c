import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { runNode } from 'islet-prove';
import { z } from 'zod';
import { findNpm } from './findNpm.ts';
import { readAllComments } from './options/readAllComments.ts';
import { findDeclaredFlags, findSince, type PublishedRelease } from './options/sinceData.ts';

const run = promisify(execFile);

/** The releases that are compared: the last one of each minor from this one on. */
const oldest = '0.10';

/** Rsbuild's types had it in 0.22 and 0.23 too, but there `output: { autoExternal: false }` changed nothing. */
const withoutEffect = (name: string, version: string): boolean =>
  /^output\.autoExternal\b/.test(name) && version.startsWith('0.');

const packageSchema = z.object({ dependencies: z.object({ '@rsbuild/core': z.string() }) });

/**
 * Reads the declarations and the code of published releases, and writes which of them each option and flag came with
 * to `site/data/since.json` below `root`. It needs the registry and `tar`.
 */
export async function recordSince(root: string): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'releases-'));
  try {
    const releases: PublishedRelease[] = [];
    for (const version of await listReleases(folder)) releases.push(await read(version, folder));
    const data = JSON.stringify(findSince(releases), null, 2);
    await writeFile(path.join(root, 'site/data/since.json'), `${data}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The last release of each minor, the oldest first. */
async function listReleases(folder: string): Promise<string[]> {
  const { output } = await npm(['view', '@rslib/core', 'versions', '--json'], folder);
  const published = z.array(z.string()).parse(JSON.parse(output));
  const compare = new Intl.Collator('en', { numeric: true }).compare;
  const released = published.filter((version) => /^\d+\.\d+\.\d+$/.test(version)).sort(compare);
  const last = new Map(released.map((version) => [version.replace(/\.\d+$/, ''), version]));
  return [...last].filter(([minor]) => compare(minor, oldest) >= 0).map(([, version]) => version);
}

/** Reads the options and flags of a release, and of the oldest Rsbuild that it accepts, which all its users have at least. */
async function read(version: string, folder: string): Promise<PublishedRelease> {
  const own = await unpack(`@rslib/core@${version}`, folder);
  const text = await readFile(path.join(own, 'package.json'), 'utf8');
  const range = packageSchema.parse(JSON.parse(text)).dependencies['@rsbuild/core'];
  const rsbuild = await unpack(`@rsbuild/core@${range.replace(/^~/, '')}`, folder);
  const types = await readTypes(own);
  const code = await Promise.all(
    (await readdir(path.join(own, 'dist')))
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFile(path.join(own, 'dist', name), 'utf8')),
  );
  return {
    version,
    options: [...readAllComments(types, await readTypes(rsbuild)).keys()].filter(
      (name) => !withoutEffect(name, version),
    ),
    flags: code.flatMap(findDeclaredFlags),
  };
}

/** The types of the config, whose folder has changed. */
async function readTypes(folder: string): Promise<string> {
  const read = (dist: string) => readFile(path.join(folder, dist, 'types/config.d.ts'), 'utf8');
  return read('dist-types').catch(() => read('dist'));
}

/** Downloads a package, without what it depends on, and returns its folder. */
async function unpack(name: string, folder: string): Promise<string> {
  const target = path.join(folder, name.replace(/[^\w.-]/g, '_'));
  await mkdir(target);
  const { output } = await npm(['pack', name, '--json', '--pack-destination', target], folder);
  const [packed] = z.array(z.object({ filename: z.string() })).parse(JSON.parse(output));
  await run('tar', ['-xzf', packed?.filename ?? ''], { cwd: target });
  return path.join(target, 'package');
}

async function npm(args: string[], cwd: string): Promise<{ output: string }> {
  return runNode([await findNpm(), ...args, '--loglevel', 'error'], { cwd });
}
