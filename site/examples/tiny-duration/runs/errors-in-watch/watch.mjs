// Starts the watch mode with a mistake in a source, then saves two in the config, and stops.
import { spawn } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const rslib = fileURLToPath(new URL('../bin/rslib.js', import.meta.resolve('@rslib/core')));
const args = [rslib, '--watch', '--no-dts'];
const watch = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });

/**
 * Saves the config until that is noticed: the tool does not watch it again at once after a restart.
 * The file keeps its length, because the tool may read it while it is empty.
 */
let saving;
const { size } = statSync('rslib.config.ts');
const save = (config) => {
  const code = `export default ${config};\n`.padStart(size);
  const write = () => writeFileSync('rslib.config.ts', code, { flag: 'r+' });
  write();
  saving = setInterval(write, 1000);
};
const steps = [
  { end: /error +build completed with errors.*\n/, next: () => save("'cjs'") },
  { end: /Restart build failed.*\n/, next: () => save('{ lib: [] }') },
  { end: /Expect "lib" field.*\n/, next: () => watch.kill() },
];
let printed = '';
let rest = '';
watch.stderr.setEncoding('utf8').on('data', (text) => {
  rest += text;
  const found = steps[0]?.end.exec(rest);
  if (!found) return;
  const end = found.index + found[0].length;
  printed += rest.slice(0, end);
  rest = rest.slice(end);
  clearInterval(saving);
  steps.shift()?.next();
});

// What was saved a moment ago may be read and built a second time, which prints the same lines with
// another duration.
watch.once('close', () => {
  const lines = printed.replace(/ in [\d.]+ ?m?s\b/g, '').split('\n');
  process.stdout.write([...new Set(lines)].join('\n'));
});
