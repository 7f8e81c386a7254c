import { answerHelp } from './answerHelp.mjs';
import { buildPackage } from './buildPackage.mjs';
import { ensureInstalled } from './install.mjs';
import { content, formatAndLint, manual, runSideBySide, types, unused, words } from './steps.mjs';

answerHelp(`
Usage: npm run check

Finds mistakes in format, lint, types, content, links, words, unused code and undeclared packages.
`);

try {
  await ensureInstalled();
  // Once, instead of in each step that needs it.
  await buildPackage();
  const results = await runSideBySide([formatAndLint, types, unused, content, manual, words]);
  process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
