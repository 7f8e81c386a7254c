// Starts the development server, and stops it when it has built. The port differs each time.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const rslib = fileURLToPath(new URL('../bin/rslib.js', import.meta.resolve('@rslib/core')));
const server = spawn(process.execPath, [rslib, 'mf-dev'], { stdio: ['ignore', 'pipe', 'inherit'] });

let printed = '';
server.stdout.setEncoding('utf8').on('data', (text) => {
  printed += text;
  if (/ready +built/.test(printed)) server.kill();
});
server.once('close', () => {
  process.stdout.write(printed.replace(/localhost:\d+/, 'localhost:<port>'));
});
