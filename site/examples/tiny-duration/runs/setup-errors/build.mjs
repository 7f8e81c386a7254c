// Builds the project in a folder of its own, where only the packages named in the arguments are installed,
// and prints the errors. `--with` names a folder that is laid over the project, `--without` a file to leave out.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { with: { type: 'string' }, without: { type: 'string' } },
});
const core = fileURLToPath(new URL('..', import.meta.resolve('@rslib/core')));
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'tiny-duration-')));
for (const name of ['package.json', 'rslib.config.ts', 'src', 'tsconfig.json']) {
  if (name !== values.without) cpSync(name, path.join(folder, name), { recursive: true });
}
if (values.with) cpSync(values.with, folder, { recursive: true });
for (const name of positionals) {
  const link = path.join(folder, 'node_modules', name);
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(path.join(core, '..', '..', name), link, 'junction');
}
const rslib = path.join(core, 'bin', 'rslib.js');
const { stdout, stderr, status } = spawnSync(process.execPath, [rslib], {
  cwd: folder,
  encoding: 'utf8',
});
rmSync(folder, { recursive: true, force: true });
// The compiler's messages arrive in pieces, with a prefix before each.
const compiler = stripVTControlCharacters(stdout).replace(/^\[tsgo\] ?/gm, '');
const message = /(\S+)\s*:\s*(\d+)\s*:\s*(\d+)\s*-\s*error\s*(TS\d+)\s*:\s*(.+)/g;
for (const [, file, line, column, code, text] of compiler.matchAll(message)) {
  console.log(`[tsgo] ${file}:${line}:${column} - error ${code}: ${text}`);
}
console.log(stderr.replaceAll(folder, process.cwd()));
process.exitCode = status ?? 1;
