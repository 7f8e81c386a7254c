// Builds with RSDOCTOR, asks for the report and presses Ctrl+C; then builds without it.
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const rslib = fileURLToPath(new URL('../bin/rslib.js', import.meta.resolve('@rslib/core')));
const args = [rslib, '--lib', 'esm', '--no-dts'];
const list = () => readdirSync('dist').sort().join(' ');
const build = spawn(process.execPath, ['--import', './no-browser.mjs', ...args], {
  env: { ...process.env, RSDOCTOR: 'true' },
  stdio: ['ignore', 'pipe', 'inherit'],
});

let printed = '';
let asked = false;
build.stdout.setEncoding('utf8').on('data', async (text) => {
  printed += text;
  const [address] = printed.match(/http:\S+\.html/) ?? [];
  if (asked || !address) return;
  asked = true;
  const { status } = await fetch(address);
  console.log(`the report answers with status ${status}, and dist has ${list()}`);
  console.log(build.exitCode === null ? 'the command is running' : 'the command has ended');
  build.kill('SIGINT');
});
build.once('close', () => {
  spawnSync(process.execPath, args);
  console.log(`after the next build, dist has ${list()}`);
});
