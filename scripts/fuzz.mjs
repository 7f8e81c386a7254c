import { buildPackage } from './buildPackage.mjs';
import { importCompiled } from './importCompiled.mjs';
import { ensureInstalled } from './install.mjs';

try {
  await ensureInstalled();
  await buildPackage();
  const { main } = await importCompiled('fuzz', 'fuzz', ['main']);
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
