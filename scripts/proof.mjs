import { answerHelp } from './answerHelp.mjs';
import { importCompiled } from './importCompiled.mjs';
import { ensureInstalled, ensureLocked } from './install.mjs';
import { openProgress } from './openProgress.mjs';
import { root } from './run.mjs';

answerHelp(`
Usage: npm run proof -- [options]

Checks the code on the pages and the records of the examples. What nothing has changed since it was proved is
trusted; the rest is run.

Options:
  --all             run everything, trust nothing
  --update          record what has changed again, with the releases that package.json names
  --shard <n/m>     only the n-th of m parts
  --report <file>   also write the number of results as JSON
`);

const folders = ['site/examples', 'site/examples/runtimes'];

/** The modules whose code decides outcomes, besides `proveSite`; see `hashCode`. */
const modules = [
  'answersCheck',
  'computeExplorer',
  'dataCheck',
  'exampleTypesCheck',
  'fenceChecks',
  'messageCheck',
  'optionCheck',
  'releaseCheck',
  'tutorialCheck',
  'runExamples',
];

/**
 * Shows how much has run, or tells the tests that have started this.
 *
 * @template T
 * @param {(tell: (count: import('./openProgress.mjs').Counted) => void) => Promise<T>} run
 */
async function count(run) {
  const progress = openProgress(process.stdout);
  try {
    if (process.send) return await run((counted) => void process.send?.(counted));
    return await progress.count('Proof', run);
  } finally {
    progress.end();
    // The tool listens to the process that has started this one, which would keep this one running.
    process.channel?.unref();
  }
}

try {
  const args = process.argv.slice(2);
  const isForUpdate = args.includes('--update');
  const install = async () => {
    for (const folder of folders) await ensureInstalled(folder, { isForUpdate });
  };
  await ensureInstalled('.', { isForUpdate });
  // An update may change the lock files, which the keys include.
  if (isForUpdate) await install();
  else folders.forEach(ensureLocked);
  const { proveSite } = await importCompiled('proof', 'site/checks', ['proveSite', ...modules]);
  process.exitCode = await proveSite(root, { args, install, count });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
