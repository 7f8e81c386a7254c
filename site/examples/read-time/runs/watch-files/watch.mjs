// Starts the watch mode, saves the notes and then the speed, and stops when the build has restarted.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const rslib = fileURLToPath(new URL('../bin/rslib.js', import.meta.resolve('@rslib/core')));
const watch = spawn(process.execPath, [rslib, '--watch'], { stdio: ['ignore', 'pipe', 'inherit'] });

let printed = '';
let saved = false;
watch.stdout.setEncoding('utf8').on('data', (text) => {
  printed += text;
  const builds = printed.match(/info +watching for changes.*\n/g)?.length ?? 0;
  if (builds === 1 && !saved) {
    saved = true;
    writeFileSync('notes.txt', 'Nobody reads on paper.\n');
    writeFileSync('speed.txt', '5\n');
  }
  if (builds === 2) watch.kill();
});
watch.once('close', () => process.stdout.write(printed));
