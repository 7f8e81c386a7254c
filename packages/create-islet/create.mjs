#!/usr/bin/env node
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { planSite } from './planSite.mjs';
import { readManager } from './readManager.mjs';

const help = `Usage: npm create islet@latest [folder]

Writes the files of a new documentation site into a folder, by default the current one.
Also works with pnpm, Yarn and Bun. Files that exist are never changed.

Options:
  -h, --help  show this text
  --version   show the version
`;

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

/** Throws if the arguments are invalid or a file exists. */
function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean' } },
  });
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
  if (values.help || values.version) {
    process.stdout.write(values.help ? help : `${version}\n`);
    return;
  }
  const [name = '.', ...rest] = positionals;
  if (rest.length > 0) {
    throw new Error(`Unexpected argument "${rest.join(' ')}": only one folder is allowed.`);
  }
  const manager = readManager(process.env.npm_config_user_agent);
  const folder = path.resolve(name);
  const repository = findRepository(folder) ?? folder;
  const files = planSite({ folder, repository, manager, version });
  writeNew(folder, files);
  const written = Object.keys(files).map((file) => `  ${path.join(name, file)}\n`);
  const enter = name === '.' ? [] : [`cd ${/\s/.test(name) ? `"${name}"` : name}`];
  const commands = [...enter, `${manager.name} install`, `${manager.name} run dev`];
  const next = commands.map((line) => `  ${line}\n`);
  process.stdout.write(`Created a site:\n${written.join('')}\nNext:\n${next.join('')}`);
}

/**
 * Writes all files, or none if one of them exists.
 *
 * @param {string} folder absolute path
 * @param {Readonly<Record<string, string>>} files texts by path below the folder
 */
function writeNew(folder, files) {
  const targets = Object.entries(files).map(([file, text]) => ({
    file: path.join(folder, file),
    text,
  }));
  const existing = targets.filter(({ file }) => lstatSync(file, { throwIfNoEntry: false }));
  if (existing.length > 0) {
    const list = existing.map(({ file }) => `  ${path.relative('.', file)}\n`).join('');
    throw new Error(
      `Nothing was written, because these files exist:\n${list}Choose another folder, or move them away.`,
    );
  }
  for (const { file, text } of targets) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  }
}

/**
 * Finds the root of the Git repository that a folder, which may be missing, is in; null if there is none.
 *
 * @param {string} folder absolute path
 * @returns {string | null}
 */
function findRepository(folder) {
  if (existsSync(path.join(folder, '.git'))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? null : findRepository(parent);
}
