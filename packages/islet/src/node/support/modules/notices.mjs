import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Name of the file with the licenses of bundled packages, in our package and in the output of a site. */
export const noticesFile = 'third-party-notices.txt';

/** Line above each notice; licenses have other lines. */
export const noticeLine = `${'= '.repeat(39)}=\n`;

/** @typedef {import('@rsbuild/core').Rspack.Module} Module */

/**
 * Absolute paths of the files that a bundle is made of.
 *
 * @param {{ modules: Iterable<Module> }} compilation
 */
export function listBundledFiles({ modules }) {
  /** @param {Module & { modules?: Module[] }} module One with `modules` stands for several in one scope. */
  const partsOf = (module) => module.modules ?? [module];
  return [...modules].flatMap(partsOf).flatMap((module) => module.nameForCondition() ?? []);
}

/**
 * Prints the notice of each installed package that one of the files (absolute paths) belongs to: name, version and
 * licenses. It is the same wherever the packages are installed.
 *
 * @param {Iterable<string>} files
 */
export function printNotices(files) {
  const folders = new Set([...files].flatMap((file) => folderOfPackage.exec(file)?.[0] ?? []));
  return joinNotices([...folders].map(printNotice));
}

/**
 * Joins texts of `printNotices`.
 *
 * @param {readonly string[]} texts
 */
export function joinNotices(texts) {
  const notices = texts.flatMap((text) => text.split(noticeLine)).filter((notice) => notice !== '');
  return [...new Set(notices)]
    .sort()
    .map((notice) => noticeLine + notice)
    .join('');
}

/** The folder of an installed package; of several in each other, the innermost. */
const folderOfPackage = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/s;

/**
 * The notice of the package in a folder (absolute path); empty if none is there, as in a cache.
 *
 * @param {string} folder
 */
function printNotice(folder) {
  const manifest = readManifest(path.join(folder, 'package.json'));
  if (typeof manifest?.name !== 'string') return '';
  const { name, version, license = 'no license named', homepage } = manifest;
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?:licen[cs]e|copying|notice)/i.test(entry.name))
    .map((entry) => entry.name)
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replace(/\r\n?/g, '\n').trim());
  const head = [`${name} ${version} (${license})`, ...(homepage === undefined ? [] : [homepage])];
  return [head.join('\n'), ...texts].map((text) => `${text}\n\n`).join('');
}

/**
 * @param {string} file absolute path
 * @returns {Record<string, unknown> | null}
 */
function readManifest(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
