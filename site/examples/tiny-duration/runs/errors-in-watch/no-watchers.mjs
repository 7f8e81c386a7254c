// Starts the watch mode where the system refuses to watch files, and prints what Rslib says about that.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const rslib = fileURLToPath(new URL('../bin/rslib.js', import.meta.resolve('@rslib/core')));
const args = ['--import', './refuse.mjs', rslib, '--config', 'watched.config.mjs', '--watch'];
const watch = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });

let printed = '';
watch.stderr.setEncoding('utf8').on('data', (text) => {
  printed += text;
  if (/File watcher error.*\n/.test(printed)) watch.kill();
});
watch.once('close', () => console.log(/.*File watcher error.*/.exec(printed)?.[0]));
