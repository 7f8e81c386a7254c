import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listPackageFiles } from './listPackageFiles.mjs';

/**
 * The pattern of projects that mention a package.
 *
 * @param {string} name
 */
export function mentions(name) {
  return `["'](?:${name})["'/]`;
}

/**
 * Modules that are loaded by the path that they have in `node_modules`.
 *
 * @param {readonly string[]} files
 */
export const atTheirPath = (files) => Object.fromEntries(files.map((file) => [file, file]));

/**
 * A package as projects bundle it: its modules and types, without sources and builds for a `<script>`.
 *
 * @param {string} packages
 * @param {string} name
 */
export function listPackage(packages, name) {
  return listServed(
    packages,
    name,
    /(?<!\/(?:umd|src|test|bin)\/.*)(?:\.[cm]?js|\.d\.[cm]?ts|\/package\.json)$/,
  );
}

/**
 * @param {string} packages
 * @param {string} folder
 * @param {RegExp} wanted
 */
export const listServed = (packages, folder, wanted) =>
  listAs(packages, folder, { wanted, place: folder });

/**
 * Files of a folder of `node_modules` by the path that they get.
 *
 * @param {string} packages
 * @param {string} folder
 * @param {{ wanted: RegExp; place: string }} choice
 * @returns {Record<string, string>}
 */
export function listAs(packages, folder, { wanted, place }) {
  const files = listPackageFiles(packages, folder, (file) => wanted.test(`/${file}`));
  return Object.fromEntries(files.map((file) => [place + file.slice(folder.length), file]));
}

/**
 * A package with all that it needs, as it is: its data, too.
 *
 * @param {string} packages
 * @param {string} name
 * @returns {Record<string, string>}
 */
export function listPackageAndNeeded(packages, name) {
  const manifestOf = (/** @type {string} */ place) => path.join(packages, place, 'package.json');
  const found = new Set([name]);
  for (const place of found) {
    if (!existsSync(manifestOf(place))) continue;
    const { dependencies = {} } = JSON.parse(readFileSync(manifestOf(place), 'utf8'));
    for (const needed of Object.keys(dependencies)) {
      const inside = `${place}/node_modules/${needed}`;
      found.add(existsSync(manifestOf(inside)) ? inside : needed);
    }
  }
  const wanted = /(?<!\/(?:tests?|bench|docs|esm)\/.*)\.(?:[cm]?js|json)$/;
  return Object.assign({}, ...[...found].map((one) => listServed(packages, one, wanted)));
}
