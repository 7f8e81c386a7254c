import { importCompiled } from './importCompiled.mjs';
import { ensureInstalled } from './install.mjs';

try {
  await ensureInstalled();
  const { main } = await importCompiled('fuzz', 'fuzz', ['main']);
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
