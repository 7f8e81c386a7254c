import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addCodeFrames, formatProblems } from 'islet/tools';
import {
  type Check,
  collectFences,
  countFences,
  readProved,
  runChecks,
  unfoldMessage,
  writeProved,
} from 'islet-prove';
import { z } from 'zod';
import { createDataCheck } from './dataCheck.ts';
import { createExampleCheck } from './exampleCheck.ts';
import { createExampleTypesCheck } from './exampleTypesCheck.ts';
import { createFenceChecks } from './fenceChecks.ts';
import { hashCode } from './hashCode.ts';
import { createMessageCheck } from './messageCheck.ts';
import { once } from './once.ts';
import { createOptionCheck } from './optionCheck.ts';
import { printOutcomes, summarizeOutcomes } from './printOutcomes.ts';
import type { ProofContext } from './proofContext.ts';
import { createQuickStartCheck } from './quickStartCheck.ts';
import { openTool } from './tool.ts';

/** Runs something that tells how much of it is done. */
type Count = <T>(
  run: (tell: (count: { done: number; total: number }) => void) => Promise<T>,
) => Promise<T>;

/** Where the keys of what was proved are kept, below the root of the repository. */
const provedFile = 'site/checks/proved.json';

/**
 * Proves the documentation of Rslib against the release that the examples use, prints the problems and returns the
 * exit code. `root` is the repository; `install` installs the packages of the examples unless they are there; `count`
 * shows how much has run.
 */
export async function proveSite(
  root: string,
  { args, install, count }: { args: string[]; install(): Promise<void>; count: Count },
): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      all: { type: 'boolean', default: false },
      report: { type: 'string' },
      shard: { type: 'string' },
      update: { type: 'boolean', default: false },
    },
  });
  if (values.update && values.shard)
    throw new Error('--update records all parts, so it takes no --shard.');
  const fences = await collectFences(root, 'site/docs');
  const version = await readVersion(root);
  const checks = await createChecks({
    root,
    version,
    fences,
    update: values.update,
    hashCode: (module) => hashCode(root, module),
    openTool: once(async () => {
      await install();
      return openTool(root, version);
    }),
  });
  const file = path.join(root, provedFile);
  const proved = await readProved(file);
  const outcomes = await count((tell) =>
    runChecks(selectShard(checks, values.shard), {
      proved,
      isForAll: values.all,
      keep: (now) => {
        if (values.update) writeProved(file, now);
      },
      tell,
    }),
  );

  console.log(printOutcomes(outcomes));
  console.log(`${countFences(fences)}\nRslib ${version}`);
  const problems = await addCodeFrames(
    root,
    outcomes.flatMap((outcome) => outcome.problems),
  );
  if (problems.length > 0) console.error(`\n${formatProblems(problems.map(unfoldMessage))}`);
  const failed = problems.filter(({ severity }) => severity === 'error').length;
  if (values.report) {
    const total = outcomes.reduce((sum, { count }) => sum + count, 0);
    const passed = Math.max(0, total - failed);
    await writeFile(
      values.report,
      JSON.stringify({ passed, failed, note: summarizeOutcomes(outcomes) }),
    );
  }
  return failed > 0 ? 1 : 0;
}

/** The fast ones first: the proof starts with the last. */
const createChecks = async (context: ProofContext): Promise<Check[]> => [
  ...(await createFenceChecks(context)),
  await createOptionCheck(context),
  await createMessageCheck(context),
  await createExampleTypesCheck(context),
  await createExampleCheck(context),
  await createDataCheck(context),
  await createQuickStartCheck(context),
];

/** The parts of one of several machines: `2/4`. */
function selectShard(checks: readonly Check[], shard = '1/1'): readonly Check[] {
  const [index = 1, total = 1] = shard.split('/').map(Number);
  let place = 0;
  return checks.map((check) => ({
    ...check,
    parts: check.parts.filter(() => place++ % total === index - 1),
  }));
}

/** The documented release of Rslib. */
async function readVersion(root: string): Promise<string> {
  const text = await readFile(path.join(root, 'site/examples/package.json'), 'utf8');
  return z.object({ dependencies: z.object({ '@rslib/core': z.string() }) }).parse(JSON.parse(text))
    .dependencies['@rslib/core'];
}
