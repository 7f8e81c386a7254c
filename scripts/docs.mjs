import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPackage } from './buildPackage.mjs';
import { root } from './run.mjs';

// The command line of the package, which is built if its sources have changed.
try {
  const { folder, notices } = await buildPackage(root, { isDraft: true });
  for (const notice of notices) console.error(notice);
  await import(pathToFileURL(path.join(folder, 'dist/node/docs.js')).href);
} catch (error) {
  const code = error instanceof Error && 'code' in error && error.code;
  const isMissing = code === 'MODULE_NOT_FOUND' || code === 'ERR_MODULE_NOT_FOUND';
  if (!isMissing) throw error;
  console.error(
    `Packages are missing: run \`npm start\` once, or \`npm ci\`.\n${error instanceof Error ? error.message : error}`,
  );
  process.exitCode = 1;
}
