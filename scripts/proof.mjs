import { answerHelp } from './answerHelp.mjs';
import { importCompiled } from './importCompiled.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';

answerHelp(`
Usage: npm run proof -- [options]

Checks the code on the pages and runs the examples.

Options:
  --update          record the output of the examples again, with the releases that package.json names
  --report <file>   also write the number of results as JSON
`);

try {
  const args = process.argv.slice(2);
  const isForUpdate = args.includes('--update');
  await ensureInstalled('.', { isForUpdate });
  await ensureInstalled('examples', { isForUpdate });
  await ensureInstalled('examples/runtimes', { isForUpdate });
  // After `main`, the modules whose code decides an outcome; see readVersions.
  const modules = ['main', 'exampleCheck', 'computeExplorer'];
  const { main } = await importCompiled('proof', 'site/proof', modules);
  process.exitCode = await main(root, args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
