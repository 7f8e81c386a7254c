import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Check, proveRuns } from 'islet-prove';
import type { ProofContext } from './proofContext.ts';
import { openExampleRecorder, preload } from './runExamples.ts';

/** Runs every example with the real tool and compares the output with the record. */
export async function createExampleCheck(context: ProofContext): Promise<Check> {
  const { root, hashCode, openTool } = context;
  const preloaded = await readFile(path.join(root, preload), 'utf8');
  const check = proveRuns({
    folder: 'site/examples',
    code: JSON.stringify([await hashCode('runExamples'), preloaded]),
    openRecorder: async () => openExampleRecorder(root, await openTool()),
  });
  return check(context);
}
