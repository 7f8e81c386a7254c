import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf, runNode } from 'islet-prove';
import { z } from 'zod';
import type { ReleaseRecord } from '../../answers/outputs/releaseRecord.ts';
import { encodeExplorer, highlightFormat } from '../computeExplorer.ts';
import { findNpm } from '../findNpm.ts';
import { type BuiltRelease, buildRelease } from './buildRelease.ts';
import { compareReleases } from './compareReleases.ts';
import { forgetPlaces } from './forgetPlaces.ts';
import { openInstalled, releaseFolder } from './openInstalled.ts';
import { type ListedRelease, listRecorded, recordFolder, recordList } from './readRecords.ts';

/** Installs a release in a folder below the root of the repository. */
export type InstallRelease = (folder: string, release: ListedRelease) => Promise<void>;

/** Builds everything with a release and with the recorded one before it, and records how they differ. */
export async function recordRelease(
  root: string,
  version: string,
  install: InstallRelease,
): Promise<void> {
  const listed = (await listRecorded(root)).filter((release) => release.version !== version);
  const release = { version, date: await findDate(version) };
  const releases = [...listed, release].sort((a, b) => compareVersions(a.version, b.version));
  const previous = releases[releases.indexOf(release) - 1] ?? null;
  const build = async (one: ListedRelease): Promise<BuiltRelease> => {
    await install(releaseFolder(one.version), one);
    console.log(`Building with Rslib ${one.version}`);
    return keepPublished(await buildRelease(root, one.version));
  };
  const before = previous && (await build(previous));
  const after = await build(release);
  const record: ReleaseRecord = {
    ...release,
    previous: previous?.version ?? null,
    parts: (await openInstalled(root, version)).parts,
    sources: after.sources,
    outputs: hashOutputs(after),
    failing: before ? listFailing(before, after) : [],
    ...(before ? compareReleases(before.outputs, after.outputs) : { places: [], changes: {} }),
  };
  await writeJson(path.join(root, recordFolder, `${version}.json`), record);
  for (const [format, data] of encodeExplorer(after.explorer)) {
    const file = path.join(root, 'site/public/explorer', version, `${format}.json`);
    await writeJson(file, await highlightFormat(format, data));
  }
  await writeJson(path.join(root, recordFolder, recordList), releases);
  console.log(describeRecorded(record));
}

const compareVersions = new Intl.Collator('en', { numeric: true }).compare;

/** The day on which a release was published. Throws if it wasn't. */
async function findDate(version: string): Promise<string> {
  const args = ['view', '@rslib/core', 'time', '--json', '--loglevel', 'error'];
  const { output } = await runNode([await findNpm(), ...args], { cwd: process.cwd() });
  const time = z.record(z.string(), z.string()).parse(JSON.parse(output))[version];
  if (!time) throw new Error(`There is no Rslib ${version} on npm.`);
  return time.slice(0, 'YYYY-MM-DD'.length);
}

/** Leaves out what isn't published: declaration files on their way, and configs that `rslib inspect` prints. */
function keepPublished({ outputs, ...others }: BuiltRelease): BuiltRelease {
  const isPublished = ([name]: [string, string]): boolean =>
    !/(?:^|\/)\.(?:rslib|rsbuild)\//.test(name);
  const toPublished = ([name, text]: [string, string]): [string, string] => [
    name,
    forgetPlaces(text),
  ];
  const kept = Object.entries(outputs).map(([build, files]) => [
    build,
    files && Object.fromEntries(Object.entries(files).filter(isPublished).map(toPublished)),
  ]);
  return { ...others, outputs: Object.fromEntries(kept) };
}

/** The runs with a command that fails in only one of the releases. */
function listFailing(before: BuiltRelease, after: BuiltRelease): string[] {
  const runs = [...new Set([...Object.keys(before.exits), ...Object.keys(after.exits)])].sort();
  return runs.filter((run) => String(before.exits[run]) !== String(after.exits[run]));
}

function hashOutputs({ outputs }: BuiltRelease): ReleaseRecord['outputs'] {
  return Object.fromEntries(
    Object.entries(outputs).map(([build, files]) => [
      build,
      files &&
        Object.fromEntries(
          Object.entries(files).map(([name, text]) => [name, hashOf(Buffer.from(text))]),
        ),
    ]),
  );
}

async function writeJson(file: string, content: object): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(content, null, 1)}\n`);
}

function describeRecorded({ version, previous, outputs, changes, places }: ReleaseRecord): string {
  const builds = Object.keys(outputs).length;
  if (previous === null) return `Rslib ${version}: ${builds} builds.`;
  const changed = Object.keys(changes).length;
  return `Rslib ${version}: ${changed} of ${builds} builds differ from ${previous}, in ${places.length} ways.`;
}
