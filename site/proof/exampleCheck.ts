import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '../../packages/core/src/common/types.ts';
import type { Check, CheckPart } from '../../proof/check.ts';
import { createRecordPart } from '../../proof/createRecordPart.ts';
import { listQuotes, type Quote } from '../../proof/listQuotes.ts';
import { problemOf } from '../../proof/problemOf.ts';
import { type ExampleRun, readExamples } from '../../proof/readExamples.ts';
import { describeRecord, findEdits, keyOfRun } from '../../proof/recordOutput.ts';
import { once } from './once.ts';
import { explainMissing } from './openRuntimes.ts';
import type { ProofContext } from './proofContext.ts';
import { type ExampleRunner, openExampleRunner, preload } from './runExamples.ts';

/** What the checks of all runs share. */
interface Surroundings extends Pick<ProofContext, 'root' | 'update'> {
  /** Everything that quotes a recorded file. */
  quotes: readonly Quote[];
  /** What determines the outcomes besides the run itself. */
  code: string;
  openRunner(): Promise<ExampleRunner>;
}

/** Runs every example with the real tool and compares the output with the record. */
export async function createExampleCheck({
  root,
  fences,
  update,
  hashCode,
  openTool,
}: ProofContext): Promise<Check> {
  const folder = path.join(root, 'examples');
  const runs = await readExamples(folder);
  const preloaded = await readFile(path.join(root, preload), 'utf8');
  const surroundings: Surroundings = {
    root,
    update,
    quotes: listQuotes(fences),
    code: JSON.stringify([await hashCode('runExamples'), preloaded]),
    openRunner: once(async () => openExampleRunner(root, await openTool())),
  };
  const parts = await Promise.all(runs.map((run) => createRunPart(run, surroundings)));
  return { name: 'Examples', parts: [...parts, await checkLeftovers(folder, runs)] };
}

/** Creates the check of one run. */
function createRunPart(
  run: ExampleRun,
  { root, update, quotes, code, openRunner }: Surroundings,
): Promise<CheckPart> {
  const folder = `examples/${run.example}/output/${run.run}`;
  const quotesOfRun = quotes.flatMap(({ fence, path: quoted }) =>
    quoted.startsWith(`${folder}/`) ? [{ fence, name: quoted.slice(folder.length + 1) }] : [],
  );
  const quoted = new Set(quotesOfRun.map(({ name }) => name));
  return createRecordPart({
    root,
    name: `${run.example}/${run.run}`,
    folder,
    key: JSON.stringify([code, keyOfRun(run), describeRecord(run, quoted)]),
    count: 1,
    update,
    async compute() {
      const { record, executables } = await openRunner();
      return explainMissing(run, executables) ?? record(run, quoted);
    },
    inspect: (recorded) => findEdits(folder, recorded),
    review: (files) =>
      quotesOfRun
        .filter(({ name }) => !files[name])
        .map(({ fence, name }) =>
          problemOf(
            { fence, line: 0 },
            `The run \`${folder}\` gives no \`${name}\`.`,
            'See its `output.json` for the files that it writes. Files that are `unrecorded` in `example.json` cannot be quoted.',
          ),
        ),
  });
}

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
    name: 'leftovers',
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
