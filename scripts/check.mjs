import { answerHelp } from './answerHelp.mjs';
import { buildPackages } from './buildPackages.mjs';
import { ensureInstalled } from './install.mjs';
import { content, formatAndLint, manual, runStep, types, unused, words } from './steps.mjs';

answerHelp(`
Usage: npm run check

Finds mistakes in format, lint, types, content, links, words, unused code and undeclared packages.
`);

try {
  await ensureInstalled();
  // Once, instead of in each step that needs it.
  await buildPackages();
  const steps = [formatAndLint, types, unused, content, manual, words];
  const codes = await Promise.all(
    steps.map(async (step) => {
      const { code, output } = await runStep(step);
      // When it has ended, so that the outputs aren't mixed.
      console.log(`\n${step.name}: ${code === 0 ? 'passed' : 'failed'}\n${output}`.trimEnd());
      return code;
    }),
  );
  process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
