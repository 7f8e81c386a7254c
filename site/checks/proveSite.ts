import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Check, once, type Proof, prove } from 'islet-prove';
import { z } from 'zod';
import { createAnswersCheck } from './answersCheck.ts';
import { createDataCheck } from './dataCheck.ts';
import { createExampleCheck } from './exampleCheck.ts';
import { createExampleTypesCheck } from './exampleTypesCheck.ts';
import {
  createCommandCheck,
  createMarkupCheck,
  createPreludeCheck,
  createTypesCheck,
} from './fenceChecks.ts';
import { hashCode } from './hashCode.ts';
import { createMessageCheck } from './messageCheck.ts';
import { createOptionCheck } from './optionCheck.ts';
import type { ProofContext } from './proofContext.ts';
import { createReleaseCheck } from './releaseCheck.ts';
import { openTool } from './tool.ts';
import { createTutorialCheck } from './tutorialCheck.ts';

/**
 * Proves the documentation of Rslib against the release that the examples use, prints the problems and returns the
 * exit code. `root` is the repository; `install` installs the packages of the examples unless they are there; `count`
 * shows how much has run.
 */
export async function proveSite(
  root: string,
  { install, ...options }: { install(): Promise<void> } & Required<Pick<Proof, 'args' | 'count'>>,
): Promise<number> {
  const version = await readVersion(root);
  const shared = {
    version,
    hashCode: (module: Parameters<typeof hashCode>[1]) => hashCode(root, module),
    openTool: once(async () => {
      await install();
      return openTool(root, version);
    }),
  };
  const code = await prove({
    root,
    docs: 'site/docs',
    work: 'site/examples/.work',
    proved: 'site/checks/proved.json',
    checks: checks.map((create) => (subject) => create({ ...subject, ...shared })),
    ...options,
  });
  console.log(`Rslib ${version}`);
  return code;
}

/** The fast ones first: the proof starts with the last. */
const checks: ReadonlyArray<(context: ProofContext) => Promise<Check>> = [
  createTypesCheck,
  createPreludeCheck,
  createMarkupCheck,
  createCommandCheck,
  createOptionCheck,
  createMessageCheck,
  createAnswersCheck,
  createReleaseCheck,
  createExampleTypesCheck,
  createExampleCheck,
  createDataCheck,
  createTutorialCheck,
];

/** The documented release of Rslib. */
async function readVersion(root: string): Promise<string> {
  const text = await readFile(path.join(root, 'site/examples/package.json'), 'utf8');
  return z.object({ dependencies: z.object({ '@rslib/core': z.string() }) }).parse(JSON.parse(text))
    .dependencies['@rslib/core'];
}
