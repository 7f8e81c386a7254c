import { answerHelp } from './answerHelp.mjs';
import { importCompiled } from './importCompiled.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';

answerHelp(`
Usage: npm run words [-- --fix]

Finds unknown words, wrong terms and claims without a proof in what people read. With --fix, it first writes Chinese
pages as Chinese is typed: full-width punctuation, and no spaces where browsers add them.
`);

try {
  await ensureInstalled();
  const { checkProse } = await importCompiled('prose', 'site/checks/terms', ['checkProse']);
  process.exitCode = await checkProse(root, { fix: process.argv.includes('--fix') });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
