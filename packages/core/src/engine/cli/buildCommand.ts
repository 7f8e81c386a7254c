import { buildSite } from '../build/buildSite.ts';
import { formatProblems } from '../problems/formatProblems.ts';
import type { CommandOptions } from './commandOptions.ts';
import { createProgressBar } from './progressBar.ts';

/** `build`: returns exit code 1 and keeps the old output if there is any error. */
export async function buildCommand({ siteRoot, compress }: CommandOptions): Promise<number> {
  const start = performance.now();
  const bar = createProgressBar(process.stderr);
  const result = await buildSite({ siteRoot, compress, onProgress: bar.update });
  bar.clear();
  for (const notice of result.notices) process.stderr.write(`${notice}\n`);
  if (result.problems.length > 0) process.stderr.write(formatProblems(result.problems));
  if (result.output === null) {
    const earlier = result.hasEarlier ? '; an earlier build is still in place' : '';
    process.stderr.write(`Nothing was written${earlier}.\n`);
    return 1;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    `Built ${result.pages} pages (${result.compiled} changed) into ${result.output} in ${seconds} s.\n`,
  );
  return 0;
}
