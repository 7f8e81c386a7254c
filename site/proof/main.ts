import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addCodeFrames } from '../../packages/core/src/engine/problems/codeFrame.ts';
import { formatProblems } from '../../packages/core/src/engine/problems/formatProblems.ts';
import { collectFences } from '../../proof/collectFences.ts';
import { countFences } from '../../proof/countFences.ts';
import { runChecks } from '../../proof/runChecks.ts';
import { createDataCheck } from './dataCheck.ts';
import { createExampleCheck } from './exampleCheck.ts';
import { createExampleTypesCheck } from './exampleTypesCheck.ts';
import { createFenceChecks } from './fenceChecks.ts';
import { createMessageCheck } from './messageCheck.ts';
import { createOptionCheck } from './optionCheck.ts';
import type { ProofContext } from './proofContext.ts';
import { createQuickStartCheck } from './quickStartCheck.ts';
import { readVersions } from './readVersions.ts';
import { openTool } from './tool.ts';

/**
 * Proves the documentation of Rslib against the installed release, prints the problems and returns the
 * exit code. `root` is the repository.
 */
export async function main(root: string, args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { report: { type: 'string' }, update: { type: 'boolean', default: false } },
  });
  const start = performance.now();
  const tool = await openTool(root);
  const fences = await collectFences(root, 'site/docs');
  const versions = await readVersions(root);
  const context: ProofContext = { root, tool, versions, fences, update: values.update };
  const checks = [
    ...(await createFenceChecks(context)),
    await createOptionCheck(context),
    await createMessageCheck(context),
    await createExampleTypesCheck(context),
    await createExampleCheck(context),
    await createDataCheck(context),
    await createQuickStartCheck(context),
  ];
  const cacheFile = path.join(root, 'node_modules', '.cache', 'proof', 'passed.json');
  const outcomes = await runChecks(checks, cacheFile);

  for (const { name, count, unchanged, problems, seconds } of outcomes) {
    const verdict = problems.length > 0 ? `${problems.length} wrong` : 'right';
    const known = unchanged > 0 ? `, ${unchanged} unchanged since` : '';
    console.log(`${name}: ${count}, ${verdict}${known} (${seconds.toFixed(1)} s)`);
  }
  for (const note of checks.flatMap(({ notes = [] }) => notes)) console.log(note);
  const problems = await addCodeFrames(
    root,
    outcomes.flatMap((outcome) => outcome.problems),
  );
  if (problems.length > 0) console.error(`\n${formatProblems(problems)}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${countFences(fences)}\nRslib ${tool.version}, ${seconds} s`);
  if (values.report) {
    const failed = problems.length;
    const total = outcomes.reduce((sum, { count }) => sum + count, 0);
    await writeFile(values.report, JSON.stringify({ passed: Math.max(0, total - failed), failed }));
  }
  return problems.length > 0 ? 1 : 0;
}
