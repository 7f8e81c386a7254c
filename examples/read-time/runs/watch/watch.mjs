// Starts the watch mode, saves a source, then the config, and stops when all is built again.
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const rslib = fileURLToPath(new URL('../bin/rslib.js', import.meta.resolve('@rslib/core')));
const watch = spawn(process.execPath, [rslib, '--watch'], { stdio: ['ignore', 'pipe', 'inherit'] });

const steps = [
  { end: /info +watching for changes/, next: () => appendFileSync('src/index.ts', '\n') },
  { end: /ready +built/, next: () => appendFileSync('rslib.config.ts', '\n') },
  { end: /info +watching for changes/, next: () => watch.kill() },
];
let printed = '';
watch.stdout.setEncoding('utf8').on('data', (text) => {
  process.stdout.write(text);
  printed += text;
  if (!steps[0]?.end.test(printed)) return;
  printed = '';
  steps.shift()?.next();
});
