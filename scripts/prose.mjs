import { importCompiled } from './importCompiled.mjs';
import { root } from './run.mjs';

try {
  const { checkProse } = await importCompiled('prose', 'site/checks/terms', ['checkProse']);
  process.exitCode = await checkProse(root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
