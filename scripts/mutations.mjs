import { parseArgs } from 'node:util';
import { answerHelp } from './answerHelp.mjs';
import { ensureInstalled } from './install.mjs';

answerHelp(`
Usage: npm run mutations [-- --only <names>]

Breaks the code in a copy of the repository, in one small way after another, and runs the test that has to notice it.

Options:
  --only <names>   mutations or areas, separated by commas: links,caches/kept-errors
`);

try {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  await ensureInstalled();
  const { testMutations } = await import('../tests/mutations/testMutations.mjs');
  process.exitCode = (await testMutations(values.only?.split(','))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
