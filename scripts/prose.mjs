import { importCompiled } from './importCompiled.mjs';
import { root } from './run.mjs';

try {
  const { main } = await importCompiled('prose', 'site/prose', ['main']);
  process.exitCode = await main(root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
