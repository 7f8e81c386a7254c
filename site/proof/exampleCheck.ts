import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '@docs/common/types.ts';
import type { Check, CheckPart } from '../../proof/check.ts';
import { createRecordPart } from '../../proof/createRecordPart.ts';
import { listQuotes } from '../../proof/listQuotes.ts';
import { problemOf } from '../../proof/problemOf.ts';
import { type ExampleRun, readExamples } from '../../proof/readExamples.ts';
import { keyOfRun, recordOutput } from '../../proof/recordOutput.ts';
import { runExample } from '../../proof/runExample.ts';
import type { ProofContext } from './proofContext.ts';

/** Runs every example with the real tool and compares what comes out with what is recorded. */
export async function createExampleCheck({
  root,
  tool,
  versions,
  fences,
  update,
}: ProofContext): Promise<Check> {
  const folder = path.join(root, 'examples');
  const programs = {
    acorn: path.join(folder, 'node_modules', 'acorn', 'bin', 'acorn'),
    rslib: tool.bin,
    rsbuild: path.join(folder, 'node_modules', '@rsbuild', 'core', 'bin', 'rsbuild.js'),
    rollup: path.join(folder, 'node_modules', 'rollup', 'dist', 'bin', 'rollup'),
    storybook: path.join(folder, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js'),
    tsc: path.join(folder, 'node_modules', 'typescript', 'bin', 'tsc'),
    tsup: path.join(folder, 'node_modules', 'tsup', 'dist', 'cli-default.js'),
  };
  const preload = path.join(root, 'site', 'proof', 'holdCompilerOutput.mjs');
  const preloaded = await readFile(preload, 'utf8');
  const runs = await readExamples(folder);
  const quotes = listQuotes(fences);
  const parts = runs.map(async (run): Promise<CheckPart> => {
    const release =
      run.tool === null ? `Rslib ${tool.version}` : await nameRelease(folder, run.tool);
    const key = keyOfRun(run, release);
    const record = `examples/${run.example}/output/${run.run}`;
    const quotesOfRun = quotes.flatMap(({ fence, path: quoted }) =>
      quoted.startsWith(`${record}/`) ? [{ fence, name: quoted.slice(record.length + 1) }] : [],
    );
    const quoted = new Set(quotesOfRun.map(({ name }) => name));
    return createRecordPart({
      root,
      folder: record,
      key: JSON.stringify([versions.examples, preloaded, key, [...quoted].sort()]),
      count: 1,
      update,
      async compute() {
        const result = await runExample(run, {
          folder: path.join(folder, '.work', 'runs', run.example, run.run),
          packages: path.join(folder, 'node_modules'),
          programs,
          preload,
        });
        return recordOutput(result, { ...run, tool: release, key, quoted });
      },
      review: (files) =>
        quotesOfRun
          .filter(({ name }) => !files[name])
          .map(({ fence, name }) =>
            problemOf(
              fence,
              { line: 0 },
              `The run \`${record}\` gives no \`${name}\`.`,
              'Look into its `output.json` for what it gives; what `example.json` calls unrecorded cannot be quoted.',
            ),
          ),
    });
  });
  return {
    name: 'Examples',
    parts: [...(await Promise.all(parts)), await checkLeftovers(folder, runs)],
  };
}

/** `esbuild 0.28.2`, as it is installed for the examples. */
async function nameRelease(folder: string, name: string): Promise<string> {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
  return `${name} ${version}`;
}

/** Finds records whose run is gone. */
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
          fix: 'Delete the folder, or bring the run back into `example.json`.',
          file: `examples/${name.replace('/', '/output/')}`,
        }),
      ),
  };
}
