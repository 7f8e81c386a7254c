import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Check, proveRuns } from 'islet-prove';
import { readGeneral } from './general.ts';
import { choosesRelease, otherReleases } from './openRuntimes.ts';
import type { ProofContext } from './proofContext.ts';
import { openExampleRecorder, preload } from './runExamples.ts';

/** Pages whose runs give the same with each Node.js that Rslib supports. */
const errorPages = 'site/docs/en/guide/faq/errors/';

/** Runs every example with the real tool and compares the output with the record. */
export async function createExampleCheck(context: ProofContext): Promise<Check> {
  const { root, hashCode, openTool } = context;
  const preloaded = await readFile(path.join(root, preload), 'utf8');
  const general = new Set((await readGeneral(root)).flatMap(({ runs }) => runs));
  const check = proveRuns({
    folder: 'site/examples',
    code: JSON.stringify([await hashCode('runExamples'), preloaded]),
    openRecorder: async () => openExampleRecorder(root, await openTool()),
    alsoWith: (run, pages) => {
      const isForAll =
        general.has(`${run.example}/${run.run}`) ||
        pages.some((page) => page.startsWith(errorPages));
      return isForAll && !choosesRelease(run) ? otherReleases : [];
    },
  });
  return check(context);
}
