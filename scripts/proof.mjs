import { importCompiled } from './importCompiled.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';

try {
  await ensureInstalled();
  await ensureInstalled('examples');
  // After `main`, the modules whose code decides an outcome; see readVersions.
  const modules = ['main', 'exampleCheck', 'computeExplorer'];
  const { main } = await importCompiled('proof', 'site/proof', modules);
  process.exitCode = await main(root, process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
