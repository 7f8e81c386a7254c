// Builds with a process that may write only here, in case Rslib ever doesn't refuse to empty the disk.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const rslib = fileURLToPath(new URL('../bin/rslib.js', import.meta.resolve('@rslib/core')));
// Node.js 20 knows the flag by its older name only.
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
const { stderr } = spawnSync(
  process.execPath,
  [
    ...[permission, '--no-warnings', '--allow-addons', '--allow-worker'],
    ...['--allow-fs-read=*', `--allow-fs-write=${process.cwd()}`],
    ...[rslib, '--config', 'root.config.mjs'],
  ],
  { encoding: 'utf8' },
);
console.log(stderr);
