import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '../../packages/core/src/common/types.ts';
import type { Check, CheckPart } from '../../proof/check.ts';
import { createRecordPart } from '../../proof/createRecordPart.ts';
import { listQuotes } from '../../proof/listQuotes.ts';
import { problemOf } from '../../proof/problemOf.ts';
import { type ExampleRun, readExamples } from '../../proof/readExamples.ts';
import { describeRecord, keyOfRun, recordOutput } from '../../proof/recordOutput.ts';
import { runExample } from '../../proof/runExample.ts';
import { openRelease } from './openRelease.ts';
import { openRuntimes, selectRuns } from './openRuntimes.ts';
import type { ProofContext } from './proofContext.ts';

/** Runs every example with the real tool and compares the output with the record. */
export async function createExampleCheck({
  root,
  tool,
  versions,
  fences,
  update,
}: ProofContext): Promise<Check> {
  const folder = path.join(root, 'examples');
  const packages = path.join(folder, 'node_modules');
  const { scripts, executables } = await openRuntimes(
    path.join(folder, 'runtimes', 'node_modules'),
  );
  const programs = { ...scripts, ...listPrograms(packages), rslib: tool.bin };
  const preload = path.join(root, 'site', 'proof', 'holdCompilerOutput.cjs');
  const preloaded = await readFile(preload, 'utf8');
  const all = await readExamples(folder);
  const { runs, notes } = selectRuns(all, executables);
  const quotes = listQuotes(fences);
  const parts = runs.map(async (run): Promise<CheckPart> => {
    const { label, ...release } = await openRelease(packages, run.tool ?? '@rslib/core');
    const key = keyOfRun(run, label);
    const record = `examples/${run.example}/output/${run.run}`;
    const quotesOfRun = quotes.flatMap(({ fence, path: quoted }) =>
      quoted.startsWith(`${record}/`) ? [{ fence, name: quoted.slice(record.length + 1) }] : [],
    );
    const quoted = new Set(quotesOfRun.map(({ name }) => name));
    return createRecordPart({
      root,
      folder: record,
      key: JSON.stringify([versions.examples, preloaded, key, describeRecord(run, quoted)]),
      count: 1,
      update,
      async compute() {
        const result = await runExample(run, {
          folder: path.join(folder, '.work', 'runs', run.example, run.run),
          packages,
          programs: { ...programs, ...release.programs },
          executables,
          links: release.links,
          preload,
        });
        return recordOutput(result, { ...run, tool: label, key, quoted });
      },
      review: (files) =>
        quotesOfRun
          .filter(({ name }) => !files[name])
          .map(({ fence, name }) =>
            problemOf(
              { fence, line: 0 },
              `The run \`${record}\` gives no \`${name}\`.`,
              'See its `output.json` for the files that it writes. Files that are `unrecorded` in `example.json` cannot be quoted.',
            ),
          ),
    });
  });
  return {
    name: 'Examples',
    parts: [...(await Promise.all(parts)), await checkLeftovers(folder, all)],
    notes,
  };
}

/** The commands that examples may run, besides the tool itself. */
const listPrograms = (packages: string): Record<string, string> => ({
  acorn: path.join(packages, 'acorn', 'bin', 'acorn'),
  rsbuild: path.join(packages, '@rsbuild', 'core', 'bin', 'rsbuild.js'),
  rollup: path.join(packages, 'rollup', 'dist', 'bin', 'rollup'),
  rspress: path.join(packages, '@rspress', 'core', 'bin', 'rspress.js'),
  rstest: path.join(packages, '@rstest', 'core', 'bin', 'rstest.js'),
  storybook: path.join(packages, 'storybook', 'dist', 'bin', 'dispatcher.js'),
  tsc: path.join(packages, 'typescript', 'bin', 'tsc'),
  tsdown: path.join(packages, 'tsdown', 'dist', 'run.mjs'),
  tsup: path.join(packages, 'tsup', 'dist', 'cli-default.js'),
  vite: path.join(packages, 'vite', 'bin', 'vite.js'),
});

/** Finds records without a run. */
async function checkLeftovers(folder: string, runs: readonly ExampleRun[]): Promise<CheckPart> {
  const known = new Set(runs.map(({ example, run }) => `${example}/${run}`));
  const found: string[] = [];
  for (const example of await readdir(folder)) {
    const names = await readdir(path.join(folder, example, 'output')).catch(() => []);
    found.push(...names.map((name) => `${example}/${name}`));
  }
  const leftovers = found.filter((name) => !known.has(name));
  return {
    key: leftovers.join(' '),
    count: 0,
    run: () =>
      leftovers.map(
        (name): Problem => ({
          severity: 'error',
          message: 'There is a record of this run, but the example has no such run.',
          fix: 'Delete the folder, or add the run to `example.json` again.',
          file: `examples/${name.replace('/', '/output/')}`,
        }),
      ),
  };
}
