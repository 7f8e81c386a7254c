import { answerHelp } from '../scripts/answerHelp.mjs';
import { ensureInstalled } from '../scripts/install.mjs';

answerHelp(`
Usage: npm run bench -- [options]

Measures builds, bytes of pages, visits in a browser and the dev server.

Options:
  --only <kinds>    build, bytes, visits, dev or peers, separated by commas (default build, bytes and dev)
  --pages <sizes>   pages of generated sites, as in 500,1000
  --runs <number>   runs of each measurement (default 3)
  --peers           short for --only visits,peers
  --tools <folder>  where the programs of peers are; repeatable
`);

// Measured programs have their own process groups, which Ctrl+C doesn't reach.
const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => stop.abort());

try {
  await ensureInstalled();
  const { measureAll } = await import('./measureAll.mjs');
  await measureAll(process.argv.slice(2), stop.signal);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
