import { answerHelp } from './answerHelp.mjs';
import { importCompiled } from './importCompiled.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';

answerHelp(`
Usage: npm run since

Reads all published releases of Rslib since 0.10, and writes which of them each option and flag came with to
site/data/since.json. It needs the registry.
`);

try {
  await ensureInstalled();
  const { recordSince } = await importCompiled('since', 'site/checks', ['recordSince']);
  await recordSince(root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
