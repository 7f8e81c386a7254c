import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Problem, placeAt } from 'islet/tools';
import { once } from '../checks/once.ts';
import type { CheckPart, CreateCheck, ProofSubject } from '../checks/proofCheck.ts';
import { CommandError } from '../fences/parseCommands.ts';
import { problemOf } from '../fences/problemOf.ts';
import { type ExampleRun, readExamples } from '../run/readExamples.ts';
import { ProgramError } from '../run/runExample.ts';
import { compareRuntimes } from './compareRuntimes.ts';
import { createRecordPart } from './createRecordPart.ts';
import { listQuotes, type Quote } from './listQuotes.ts';
import { openRecorder, type Programs, type Recorder } from './openRecorder.ts';
import { describeRecord, findEdits, keyOfRun } from './recordOutput.ts';
import { formatRecord, listKept, parseRecord, splitKept } from './runRecord.ts';

/** Examples whose runs are recorded. Paths are below the root of the repository, with `/`. */
export type RunOptions = {
  /** Folder with a folder for each example: `examples`. */
  folder: string;
  /** What else the records depend on, as the text of a lock file; only for `proved`. */
  code?: string;
  /** Other runtimes with which a run must give what pages (paths) quote of it; those that can't run here are left out. */
  alsoWith?(run: ExampleRun, pages: readonly string[]): readonly string[];
} & (Programs | { openRecorder(): Promise<Recorder> });

/** What the checks of all runs share. */
interface Surroundings {
  subject: ProofSubject;
  options: RunOptions;
  /** Everything that quotes a recorded file. */
  quotes: readonly Quote[];
  open(): Promise<Recorder>;
}

/** Runs each example and compares what it prints and writes with the record. */
export const proveRuns =
  (options: RunOptions): CreateCheck =>
  async (subject) => {
    const runs = await readExamples(path.join(subject.root, options.folder));
    const surroundings: Surroundings = {
      subject,
      options,
      quotes: listQuotes(subject.fences),
      open: once(async () =>
        'openRecorder' in options ? options.openRecorder() : openRecorder(options, subject),
      ),
    };
    const parts = await Promise.all(runs.map((run) => createRunPart(run, surroundings)));
    return { name: 'Examples', parts: [...parts, await checkLeftovers(subject, options, runs)] };
  };

/** Creates the check of one run. */
function createRunPart(
  run: ExampleRun,
  { subject: { root, update }, options, quotes, open }: Surroundings,
): Promise<CheckPart> {
  const folder = `${options.folder}/${run.example}/output`;
  const file = `${run.run}.md`;
  const quotesOfRun = quotes.flatMap(({ fence, path: quoted }) => {
    const kept = splitKept(quoted);
    return kept?.record === `${folder}/${file}` ? [{ fence, name: kept.name }] : [];
  });
  const quoted = new Set(quotesOfRun.map(({ name }) => name));
  const pages = quotesOfRun.map(({ fence }) => fence.file);
  const runtimes = options.alsoWith?.(run, pages) ?? [];
  const differences: Problem[] = [];
  return createRecordPart({
    root,
    name: `${run.example}/${run.run}`,
    folder,
    isOwn: (name) => name === file,
    key: JSON.stringify([options.code, keyOfRun(run), describeRecord(run, quoted), runtimes]),
    count: 1 + runtimes.length,
    update,
    async compute() {
      try {
        const record = await open();
        const own = await record(run, quoted);
        if (Array.isArray(own)) return own;
        for (const runtime of runtimes) {
          const other = await record({ ...run, runtime }, quoted);
          if (Array.isArray(other)) continue;
          differences.push(...compareRuntimes({ own, other, runtime, file: `${folder}/${file}` }));
        }
        return { [file]: Buffer.from(formatRecord(own)) };
      } catch (error) {
        if (!(error instanceof CommandError || error instanceof ProgramError)) throw error;
        return [await explainCommand(error, run, { root, folder: options.folder })];
      }
    },
    inspect: (recorded) => findEdits(folder, recorded),
    review: (data) => {
      const kept = listKept(parseRecord(String(data[file])));
      const missing = quotesOfRun
        .filter(({ name }) => !kept.get(name)?.content)
        .map(({ fence, name }) =>
          problemOf(
            { fence, line: 0 },
            `The run of \`${folder}/${file}\` gives no \`${name}\`.`,
            'See the record for the files that it writes. Files that are `unrecorded` in `example.json` cannot be quoted.',
          ),
        );
      return [...differences, ...missing];
    },
  });
}

/** Explains that a command of a run can't be run. */
async function explainCommand(
  { message }: Error,
  { example, run }: ExampleRun,
  { root, folder }: { root: string; folder: string },
): Promise<Problem> {
  const file = `${folder}/${example}/example.json`;
  const text = await readFile(path.join(root, file), 'utf8');
  return {
    severity: 'error',
    message,
    fix: `Correct the command of the run \`${run}\`.`,
    file,
    line: placeAt(text, Math.max(0, text.indexOf(JSON.stringify(run)))).line,
  };
}

/** Finds what is no record of a run. */
async function checkLeftovers(
  { root }: ProofSubject,
  { folder }: RunOptions,
  runs: readonly ExampleRun[],
): Promise<CheckPart> {
  const known = new Set(runs.map(({ example, run }) => `${example}/output/${run}.md`));
  const found: string[] = [];
  for (const example of await readdir(path.join(root, folder))) {
    const names = await readdir(path.join(root, folder, example, 'output')).catch(() => []);
    found.push(...names.map((name) => `${example}/output/${name}`));
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
          message: 'This is no record of a run that the example has.',
          fix: 'Delete it, or add the run to `example.json` again.',
          file: `${folder}/${name}`,
        }),
      ),
  };
}
