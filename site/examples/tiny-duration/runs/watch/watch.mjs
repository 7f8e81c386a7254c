// Starts the watch mode, saves a source file when the first build is complete, and stops after the second.
import { spawn } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const rslib = fileURLToPath(new URL('../bin/rslib.js', import.meta.resolve('@rslib/core')));
const watch = spawn(process.execPath, [rslib, '--watch'], { stdio: ['ignore', 'pipe', 'inherit'] });
const firstEnd = /info +watching for changes.*\n/;

let printed = '';
let saved = false;
watch.stdout.setEncoding('utf8').on('data', (text) => {
  printed += text;
  if (!saved && firstEnd.test(printed)) {
    saved = true;
    copyFileSync('units.ts', 'src/units.ts');
  }
  const second = printed.split(firstEnd)[1] ?? '';
  if (/ready +built.*\n/.test(second) && /declaration files generated.*\n/.test(second)) {
    watch.kill();
  }
});

// A file that was saved a moment ago may be built a second time.
watch.once('close', () => {
  const [first = '', second = ''] = printed.split(firstEnd);
  const lines = second.replace(/ in [\d.]+ ?m?s\b/g, '').split('\n');
  process.stdout.write(
    `${first}info    watching for changes...\n${[...new Set(lines)].join('\n')}`,
  );
});
