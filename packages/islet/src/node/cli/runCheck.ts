import { checkSite } from '../drivers/builder/checkSite.ts';
import { formatProblems } from '../support/problems/formatProblems.ts';
import type { checkCommand } from './checkCommand.ts';
import type { OptionsOf } from './defineCommand.ts';
import { createProgressBar } from './progressBar.ts';
import { readOverrides } from './sharedOptions.ts';

/** `check`: reports every problem of config and content without writing the output. */
export async function runCheck(options: OptionsOf<typeof checkCommand>): Promise<number> {
  const { siteRoot, 'update-addresses': updateAddresses } = options;
  const bar = createProgressBar(process.stderr);
  const { problems, notices, pages } = await checkSite({
    ...{ siteRoot, updateAddresses, overrides: readOverrides(options) },
    onProgress: bar.update,
  });
  bar.clear();
  for (const notice of notices) process.stderr.write(`${notice}\n`);
  if (problems.length > 0) process.stderr.write(formatProblems(problems));
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  if (!hasErrors) process.stdout.write(`Checked ${pages} pages.\n`);
  return hasErrors ? 1 : 0;
}
