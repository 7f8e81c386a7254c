import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from 'islet/tools';
import {
  type Check,
  type CheckPart,
  createRecordPart,
  describeRecord,
  type ExampleRun,
  findEdits,
  formatRecord,
  keyOfRun,
  listKept,
  listQuotes,
  parseRecord,
  problemOf,
  type Quote,
  readExamples,
  splitKept,
} from 'islet-prove';
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
  const folder = path.join(root, 'site/examples');
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
  const folder = `site/examples/${run.example}/output`;
  const file = `${run.run}.md`;
  const quotesOfRun = quotes.flatMap(({ fence, path: quoted }) => {
    const kept = splitKept(quoted);
    return kept?.record === `${folder}/${file}` ? [{ fence, name: kept.name }] : [];
  });
  const quoted = new Set(quotesOfRun.map(({ name }) => name));
  return createRecordPart({
    root,
    name: `${run.example}/${run.run}`,
    folder,
    isOwn: (name) => name === file,
    key: JSON.stringify([code, keyOfRun(run), describeRecord(run, quoted)]),
    count: 1,
    update,
    async compute() {
      const { record, executables } = await openRunner();
      return (
        explainMissing(run, executables) ?? {
          [file]: Buffer.from(formatRecord(await record(run, quoted))),
        }
      );
    },
    inspect: (recorded) => findEdits(folder, recorded),
    review: (data) => {
      const kept = listKept(parseRecord(String(data[file])));
      return quotesOfRun
        .filter(({ name }) => !kept.get(name)?.content)
        .map(({ fence, name }) =>
          problemOf(
            { fence, line: 0 },
            `The run of \`${folder}/${file}\` gives no \`${name}\`.`,
            'See the record for the files that it writes. Files that are `unrecorded` in `example.json` cannot be quoted.',
          ),
        );
    },
  });
}

/** Finds what is no record of a run. */
async function checkLeftovers(folder: string, runs: readonly ExampleRun[]): Promise<CheckPart> {
  const known = new Set(runs.map(({ example, run }) => `${example}/output/${run}.md`));
  const found: string[] = [];
  for (const example of await readdir(folder)) {
    const names = await readdir(path.join(folder, example, 'output')).catch(() => []);
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
          file: `site/examples/${name}`,
        }),
      ),
  };
}
