import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// The plugin prints the commands and the stack of a machine below its message.
const { status, stderr } = spawnSync('npx rslib --root remote --lib mf --log-level warn', {
  shell: true,
  encoding: 'utf8',
});
const [message] = stderr.match(/\[ Module Federation DTS \].*/) ?? ['(nothing)'];
console.log(message);
console.log(`exit code ${status}, types: ${existsSync('remote/dist/mf/@mf-types.zip')}`);
