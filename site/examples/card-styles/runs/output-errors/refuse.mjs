// Builds with a process that may write only here, in case Rslib ever doesn't refuse to empty the disk.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const rslib = fileURLToPath(new URL('../bin/rslib.js', import.meta.resolve('@rslib/core')));
const { stderr } = spawnSync(
  process.execPath,
  [
    ...['--experimental-permission', '--no-warnings', '--allow-addons', '--allow-worker'],
    ...['--allow-fs-read=*', `--allow-fs-write=${process.cwd()}`],
    ...[rslib, '--config', 'root.config.mjs'],
  ],
  { encoding: 'utf8' },
);
console.log(stderr);
