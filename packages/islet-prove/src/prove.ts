import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addCodeFrames, formatProblems, messageOf } from 'islet/tools';
import { printOutcomes, summarizeOutcomes } from './checks/printOutcomes.ts';
import type { Check, CreateCheck } from './checks/proofCheck.ts';
import { readProved, writeProved } from './checks/proved.ts';
import { type Outcome, runChecks } from './checks/runChecks.ts';
import { unfoldMessage } from './checks/unfoldMessage.ts';
import { collectFences } from './fences/collectFences.ts';
import { countFences } from './fences/countFences.ts';

/** A site to prove, and how. Paths are below `root`, with `/`. */
export interface Proof {
  /** Absolute path of the repository. */
  root: string;
  /** Folder of the pages: `docs`. */
  docs: string;
  /** What is checked: `proveTypes()`, `proveData()`, `proveRuns(…)`, `proveClaims(…)`, and checks of your own. The last one starts first. */
  checks: readonly CreateCheck[];
  /** Folder for temporary files, in which examples run. Code finds its packages from there. By default `.islet/proof`. */
  work?: string;
  /**
   * A file that keeps what was proved, and is kept in git. A part is then trusted while its pages, its example and the
   * `code` of its check stay as they are. By default, everything is run each time.
   */
  proved?: string;
  /** `--update`, `--all`, `--shard n/m` and `--report file`; by default those of the command line. */
  args?: readonly string[];
  /** Shows how much has run. */
  count?<T>(
    run: (tell: (count: { done: number; total: number }) => void) => Promise<T>,
  ): Promise<T>;
}

/**
 * Proves the pages of a site, prints the problems, and returns the exit code. With `--update`, it records what examples
 * print and write now.
 */
export async function prove(proof: Proof): Promise<number> {
  try {
    return await runProof(proof);
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}

async function runProof({
  root,
  docs,
  checks,
  work = '.islet/proof',
  proved,
  args = process.argv.slice(2),
  count = (run) => run(() => {}),
}: Proof): Promise<number> {
  const options = readOptions(args);
  if (!existsSync(path.join(root, docs)))
    throw new Error(`There is no folder \`${docs}\` in ${root}. Correct \`docs\`.`);
  const fences = await collectFences(root, docs);
  const subject = { root, work: path.join(root, work), fences, update: options.update };
  const created: Check[] = [];
  for (const create of checks) created.push(await create(subject));
  const file = proved === undefined ? null : path.join(root, proved);
  const before = file === null ? {} : await readProved(file);
  const outcomes = await count((tell) =>
    runChecks(selectShard(created, options.shard), {
      proved: before,
      isForAll: options.all,
      keep: (now) => {
        if (file !== null && options.update) writeProved(file, now);
      },
      tell,
    }),
  );
  console.log(printOutcomes(outcomes));
  console.log(countFences(fences));
  const failed = await printProblems(root, outcomes);
  if (options.report !== undefined) await writeReport(options.report, { outcomes, failed });
  return failed > 0 ? 1 : 0;
}

function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      all: { type: 'boolean', default: false },
      report: { type: 'string' },
      shard: { type: 'string' },
      update: { type: 'boolean', default: false },
    },
  });
  if (values.update && values.shard)
    throw new Error('--update records all parts, so it takes no --shard.');
  return values;
}

/** Prints what is wrong and returns the number of errors. */
async function printProblems(root: string, outcomes: readonly Outcome[]): Promise<number> {
  const problems = await addCodeFrames(
    root,
    outcomes.flatMap((outcome) => outcome.problems),
  );
  if (problems.length > 0) console.error(`\n${formatProblems(problems.map(unfoldMessage))}`);
  return problems.filter(({ severity }) => severity === 'error').length;
}

async function writeReport(
  file: string,
  { outcomes, failed }: { outcomes: readonly Outcome[]; failed: number },
): Promise<void> {
  const total = outcomes.reduce((sum, { count }) => sum + count, 0);
  const passed = Math.max(0, total - failed);
  await writeFile(file, JSON.stringify({ passed, failed, note: summarizeOutcomes(outcomes) }));
}

/** The parts of one of several machines: `2/4`. */
function selectShard(checks: readonly Check[], shard = '1/1'): readonly Check[] {
  const [index = 1, total = 1] = shard.split('/').map(Number);
  let place = 0;
  return checks.map((check) => ({
    ...check,
    parts: check.parts.filter(() => place++ % total === index - 1),
  }));
}
