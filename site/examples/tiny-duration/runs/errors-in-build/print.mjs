// Prints what the build says, without the calls inside Node.js and the bundler.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const rslib = fileURLToPath(new URL('../bin/rslib.js', import.meta.resolve('@rslib/core')));
const { stderr } = spawnSync(process.execPath, [rslib, ...process.argv.slice(2)], {
  encoding: 'utf8',
});
console.log(stderr.replace(/^ *│ +at .*\n/gm, ''));
