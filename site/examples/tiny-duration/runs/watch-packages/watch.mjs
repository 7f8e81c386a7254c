// Starts the watch mode, changes the copied package, then the linked one, and stops after the build that follows.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const rslib = fileURLToPath(new URL('../bin/rslib.js', import.meta.resolve('@rslib/core')));
const watch = spawn(process.execPath, [rslib, '--watch'], { stdio: ['ignore', 'pipe', 'inherit'] });

let printed = '';
let saved = false;
watch.stdout.setEncoding('utf8').on('data', (text) => {
  printed += text;
  if (!saved && /watching for changes\.\.\.\n$/.test(printed)) {
    saved = true;
    for (const folder of ['node_modules/copied', 'linked'])
      writeFileSync(`${folder}/index.js`, 'export const version = 2;\n');
  }
  if (/building linked[\s\S]*ready +built.*\n/.test(printed)) watch.kill();
});
watch.once('close', () => process.stdout.write(printed));
