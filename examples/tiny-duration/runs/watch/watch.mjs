// Starts the watch mode, saves a source file when the first build is complete, and stops after the second.
import { spawn } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const rslib = fileURLToPath(new URL('../bin/rslib.js', import.meta.resolve('@rslib/core')));
const watch = spawn(process.execPath, [rslib, '--watch'], { stdio: ['ignore', 'pipe', 'inherit'] });
let printed = '';
let saved = false;
watch.stdout.setEncoding('utf8').on('data', (text) => {
  process.stdout.write(text);
  printed += text;
  if (!saved && /info +watching for changes/.test(printed)) {
    saved = true;
    printed = '';
    copyFileSync('units.ts', 'src/units.ts');
  }
  if (saved && /ready +built/.test(printed) && /declaration files generated.*\n/.test(printed)) {
    watch.kill();
  }
});
