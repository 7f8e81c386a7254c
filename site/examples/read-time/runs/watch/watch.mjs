// Starts the watch mode, saves a source, then the config, and stops when all is built again.
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const rslib = fileURLToPath(new URL('../bin/rslib.js', import.meta.resolve('@rslib/core')));
const watch = spawn(process.execPath, [rslib, '--watch'], { stdio: ['ignore', 'pipe', 'inherit'] });

const steps = [
  { end: /info +watching for changes.*\n/, next: () => appendFileSync('src/index.ts', '\n') },
  { end: /ready +built.*\n/, next: () => appendFileSync('rslib.config.ts', '\n') },
  { end: /info +watching for changes.*\n/, next: () => watch.kill() },
];
let printed = '';
let rest = '';
watch.stdout.setEncoding('utf8').on('data', (text) => {
  rest += text;
  const found = steps[0]?.end.exec(rest);
  if (!found) return;
  const end = found.index + found[0].length;
  printed += rest.slice(0, end);
  rest = rest.slice(end);
  steps.shift()?.next();
});

// A file that was saved a moment ago may be built a second time.
const repeated = /(start +building (\S+)\n)(?:ready +built.*\n|start +building \2\n)+/g;
watch.once('close', () => process.stdout.write(printed.replace(repeated, '$1ready   built\n')));
