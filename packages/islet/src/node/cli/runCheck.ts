import path from 'node:path';
import { checkSite } from '../drivers/builder/checkSite.ts';
import { formatProblems } from '../support/problems/formatProblems.ts';
import { areFatal } from '../support/problems/problems.ts';
import type { checkCommand } from './checkCommand.ts';
import type { OptionsOf } from './defineCommand.ts';
import { createProgressBar } from './progressBar.ts';
import { explainStrictness, readOverrides } from './sharedOptions.ts';

/** `check`: reports every problem of config and content without writing the output. */
export async function runCheck(options: OptionsOf<typeof checkCommand>): Promise<number> {
  const { siteRoot, strict, 'update-addresses': updateAddresses } = options;
  const { 'update-translations': update, translated, stale: list } = options;
  const bar = createProgressBar(process.stderr);
  const { problems, notices, pages, stale } = await checkSite({
    ...{ siteRoot, updateAddresses, overrides: readOverrides(options) },
    translations: {
      update,
      list,
      translated: translated.map((page) => path.resolve(siteRoot, page)),
    },
    onProgress: bar.update,
  });
  bar.clear();
  for (const notice of notices) process.stderr.write(`${notice}\n`);
  for (const one of stale) process.stdout.write(`${one}\n\n`);
  if (problems.length > 0) process.stderr.write(formatProblems(problems));
  if (areFatal(problems, strict)) {
    const reason = explainStrictness(problems);
    if (reason !== '') process.stderr.write(`The check has failed${reason}.\n`);
    return 1;
  }
  process.stdout.write(`Checked ${pages} pages.\n`);
  return 0;
}
