// Prints how the outputs of two releases of Rslib differ:
// node compare-releases.mjs 0.23.2 1.0.1
import { execSync, spawnSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';

const folders = process.argv.slice(2).map((version) => {
  execSync(`npm install --no-save @rslib/core@${version}`);
  rmSync('dist', { recursive: true, force: true });
  execSync('npx rslib');
  rmSync(`dist-${version}`, { recursive: true, force: true });
  renameSync('dist', `dist-${version}`);
  return `dist-${version}`;
});
spawnSync('git', ['diff', '--no-index', ...folders], { stdio: 'inherit' });
