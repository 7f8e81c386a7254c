import type { Problem } from '#shared/types.ts';
import { buildSite } from '../drivers/builder/buildSite.ts';
import { compileShard } from '../drivers/builder/compileShard.ts';
import { formatProblems } from '../support/problems/formatProblems.ts';
import { areFatal } from '../support/problems/problems.ts';
import type { buildCommand } from './buildCommand.ts';
import type { OptionsOf } from './defineCommand.ts';
import { createProgressBar } from './progressBar.ts';
import { explainStrictness, readOverrides } from './sharedOptions.ts';

/** `build`: returns exit code 1 and keeps the old output if there is any error, or with `--strict` any warning. */
export async function runBuild(options: OptionsOf<typeof buildCommand>): Promise<number> {
  const { siteRoot, compress, shard, merge, strict } = options;
  const site = { siteRoot, overrides: readOverrides(options) };
  const start = performance.now();
  const seconds = (): string => ((performance.now() - start) / 1000).toFixed(1);
  const bar = createProgressBar(process.stderr);
  if (shard !== null) {
    const { problems, pages, ...result } = await compileShard(site, shard, bar.update);
    bar.clear();
    report({ problems, notices: result.notices });
    if (areFatal(problems, strict)) {
      const reason = explainStrictness(problems);
      if (reason !== '') process.stderr.write(`The shard has failed${reason}.\n`);
      return 1;
    }
    process.stdout.write(
      `Compiled shard ${shard.number} of ${shard.count}: ${pages} pages (${result.compiled} changed) in ${seconds()} s.\n`,
    );
    return 0;
  }
  const result = await buildSite({ ...site, compress, merge, strict, onProgress: bar.update });
  bar.clear();
  report(result);
  if (result.output === null) {
    const earlier = result.hasEarlier ? '; an earlier build is still in place' : '';
    process.stderr.write(`Nothing was written${explainStrictness(result.problems)}${earlier}.\n`);
    return 1;
  }
  process.stdout.write(
    `Built ${result.pages} pages (${result.compiled} changed) into ${result.output} in ${seconds()} s.\n`,
  );
  return 0;
}

function report({ problems, notices }: { problems: Problem[]; notices: string[] }): void {
  for (const notice of notices) process.stderr.write(`${notice}\n`);
  if (problems.length > 0) process.stderr.write(formatProblems(problems));
}
