// Builds the project in a directory of its own with a copy of Rslib, which finds only the packages copied or linked
// there, and prints the errors. `--without` names a file of that installation to delete, `--broken` a package
// that can't be loaded; all other arguments are those of Rslib.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';

const copied = ['@rslib/core', '@rsbuild/core', 'rsbuild-plugin-dts', 'typescript'];
const linked = ['@rspack/core', '@swc/helpers', '@ast-grep/napi', '@typescript'];

const split = process.argv.indexOf('--');
const { values } = parseArgs({
  args: process.argv.slice(2, split),
  options: { without: { type: 'string' }, broken: { type: 'string' } },
});
const packages = fileURLToPath(new URL('../../..', import.meta.resolve('@rslib/core')));
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'tiny-duration-')));
cpSync('.', folder, { recursive: true });
const installed = path.join(folder, 'node_modules');
for (const name of copied) {
  cpSync(path.join(packages, name), path.join(installed, name), { recursive: true });
}
for (const name of linked) {
  mkdirSync(path.dirname(path.join(installed, name)), { recursive: true });
  symlinkSync(path.join(packages, name), path.join(installed, name), 'junction');
}
if (values.without) rmSync(path.join(installed, values.without), { recursive: true });
if (values.broken) {
  const broken = path.join(installed, values.broken);
  mkdirSync(broken, { recursive: true });
  writeFileSync(
    path.join(broken, 'index.js'),
    "throw new Error('It was made for another release.');\n",
  );
}
const rslib = path.join(installed, '@rslib', 'core', 'bin', 'rslib.js');
const { stdout, stderr, status } = spawnSync(
  process.execPath,
  [rslib, '--log-level', 'warn', ...process.argv.slice(split + 1)],
  { cwd: folder, encoding: 'utf8' },
);
rmSync(folder, { recursive: true, force: true });
console.log(stripVTControlCharacters(stdout + stderr).replaceAll(folder, process.cwd()));
process.exitCode = status ?? 1;
