import { answerHelp } from './answerHelp.mjs';
import { buildPackages } from './buildPackages.mjs';
import { importCompiled } from './importCompiled.mjs';
import { ensureInstalled } from './install.mjs';

answerHelp(`
Usage: npm run fuzz -- [options]

Attacks parsers, servers and builds with random input.

Options:
  --only <names>      attacks to run, separated by commas
  --minutes <number>  duration of all attacks together, in minutes (default 5)
  --seed <number>     the same seed gives the same input
  --round <number>    run only this round of the seed
`);

try {
  await ensureInstalled();
  await buildPackages();
  const { runFuzz } = await importCompiled('fuzz', 'tests/attacks', ['runFuzz']);
  process.exitCode = await runFuzz(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
