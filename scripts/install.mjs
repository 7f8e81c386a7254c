import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/**
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {string | string[]} [os]
 * @property {string | string[]} [cpu]
 * @property {string | string[]} [libc]
 * @property {boolean} [dev]
 * @property {boolean} [devOptional]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 */

/**
 * Installs the packages of the lock file in a folder of the repository unless they are all there.
 * `isForSites` leaves out development dependencies, which only checks and tests need: they take a third of
 * the time. They stay if there are some. `isForUpdate` brings the lock file up to date with `package.json` first; otherwise a difference
 * is an error. Throws if it cannot.
 *
 * @param {string} [folder]
 * @param {{ isForSites?: boolean; isForUpdate?: boolean }} [options]
 */
export async function ensureInstalled(
  folder = '.',
  { isForSites = false, isForUpdate = false } = {},
) {
  ensureNode();
  const hidden = join(folder, 'node_modules/.package-lock.json');
  const installed = existsSync(join(root, hidden)) ? readJson(hidden) : null;
  const lock = readJson(join(folder, 'package-lock.json'));
  const change = isForUpdate ? readChange(folder) : ensureLocked(folder);
  const difference = change ?? findDifference(isForSites ? allowMissingDev(lock) : lock, installed);
  if (!difference) return;
  const other = findInstaller((name) => existsSync(join(root, folder, 'node_modules', name)));
  if (other) throw new Error(explainInstaller(other, join(folder, 'node_modules')));
  // Not to the standard output, which may be data: the answers of a search, for example.
  console.error(`Installing packages${folder === '.' ? '' : ` of ${folder}`}: ${difference}.`);
  const args = listArguments(folder, change !== null, isForSites && !hasDev(installed));
  const { code } = await install(args, runNpm, () => !lacksOptional(lock, readJson(hidden)));
  if (code !== 0)
    throw new Error(
      `Packages could not be installed (npm ${args[0]} ended with code ${code}, see above).`,
    );
}

/**
 * What npm is told. Examples have packages for newer releases of Node than this one, which their runs choose; npm hands
 * the settings of the root's `.npmrc` on to what its scripts start.
 *
 * @param {string} folder
 * @param {boolean} isForUpdate
 * @param {boolean} omitsDev
 */
export const listArguments = (folder, isForUpdate, omitsDev) => [
  isForUpdate ? 'install' : 'ci',
  ...(omitsDev ? ['--omit=dev'] : []),
  ...(folder === '.' ? [] : ['--engine-strict=false']),
  '--no-audit',
  '--no-fund',
  '--prefix',
  folder,
];

/** What other package managers than npm keep in `node_modules`. */
const marks = { pnpm: ['.modules.yaml', '.pnpm'], yarn: ['.yarn-state.yml', '.yarn-integrity'] };

/**
 * The package manager that has installed a folder, if it is not npm, which would remove all of it.
 *
 * @param {(name: string) => boolean} has whether something is in `node_modules`
 */
export const findInstaller = (has) =>
  Object.entries(marks).find(([, names]) => names.some(has))?.[0] ?? null;

/**
 * @param {string} name
 * @param {string} modules
 */
const explainInstaller = (name, modules) =>
  `${modules} was installed by ${name}, which doesn't know the versions in package-lock.json. Remove the folder, and try again: npm installs them.`;

/**
 * Throws if `package.json` in a folder of the repository asks for other packages than its lock file has.
 *
 * @param {string} folder
 */
export function ensureLocked(folder) {
  const change = readChange(folder);
  if (change) throw new Error(`${change}. Run \`npm install --prefix ${folder}\`.`);
  return null;
}

/** @param {string} folder */
function readChange(folder) {
  return findChange(
    readJson(join(folder, 'package.json')),
    readJson(join(folder, 'package-lock.json')),
  );
}

/**
 * Runs npm with what it has in its cache: asking the registry about each package takes a quarter of the time.
 * The cache may be older than the lock file, so npm asks after all if that fails, or leaves out what is optional.
 *
 * @param {string[]} args
 * @param {typeof runNpm} npm
 * @param {() => boolean} isWhole whether all packages are there after that
 */
export async function install(args, npm, isWhole) {
  const outcome = await npm([...args, '--prefer-offline']);
  return outcome.stopped || (outcome.code === 0 && isWhole()) ? outcome : npm(args);
}

/**
 * Whether an optional package that is meant for this platform isn't installed. Those for one C library are left out, since
 * only npm knows which one is here.
 *
 * @param {Lock} lock
 * @param {Lock} installed
 * @param {{ platform: string; arch: string }} machine
 */
export function lacksOptional(lock, installed, { platform, arch } = process) {
  return Object.entries(lock.packages).some(([place, { optional, os, cpu, libc }]) => {
    const isHere = [os].flat().includes(platform) && [cpu].flat().includes(arch) && !libc;
    return optional && isHere && !installed.packages[place];
  });
}

/** Throws if Node is older than this repository needs. */
export function ensureNode() {
  const { engines } = readJson('package.json');
  const problem = checkNodeVersion(process.versions.node, engines.node);
  if (problem) throw new Error(problem);
}

/**
 * What is wrong with the version of Node, or null. `required` has the form `>=20.19.0`.
 *
 * @param {string} version
 * @param {string} required
 */
export function checkNodeVersion(version, required) {
  const least = required.replace('>=', '');
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number);
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return null;
  return `Node ${version} is too old: install Node ${least} or newer from https://nodejs.org.`;
}

/**
 * The first package for which `package.json` asks for another version than when the lock file was written,
 * as a sentence, or null.
 *
 * @param {Pick<LockEntry, 'dependencies' | 'devDependencies'>} manifest
 * @param {Lock} lock
 */
export function findChange(manifest, lock) {
  for (const list of /** @type {const} */ (['dependencies', 'devDependencies'])) {
    const locked = lock.packages['']?.[list];
    for (const [name, version] of Object.entries(manifest[list] ?? {})) {
      if (locked?.[name] !== version)
        return `package.json asks for ${name} ${version}, which package-lock.json doesn't have`;
    }
  }
  return null;
}

/**
 * The first difference between what npm last installed and the lock file, or null. An optional package may
 * be missing if it is for another platform; the lock file may lack the integrity of such packages.
 *
 * @param {Lock} lock
 * @param {Lock | null} installed what npm records in `node_modules/.package-lock.json`, as its last step
 */
export function findDifference(lock, installed) {
  if (!installed) return 'node_modules is missing or unfinished';
  const paths = new Set([...Object.keys(lock.packages), ...Object.keys(installed.packages)]);
  for (const path of paths) {
    if (!path.includes('node_modules/')) continue;
    const wanted = lock.packages[path];
    const found = installed.packages[path];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!wanted) return `${name} is no longer in package-lock.json`;
    if (!found && !wanted.optional) return `${name} is missing`;
    const integrity = wanted.integrity ?? found?.integrity;
    if (found && (found.version !== wanted.version || found.integrity !== integrity))
      return `${name} is not the one in package-lock.json`;
  }
  return null;
}

/**
 * The same lock file with development dependencies as optional ones.
 *
 * @param {Lock} lock
 * @returns {Lock}
 */
export function allowMissingDev({ packages }) {
  const entries = Object.entries(packages).map(
    ([path, { optional = false, dev = false, devOptional = false, ...entry }]) =>
      /** @type {const} */ ([path, { ...entry, optional: optional || dev || devOptional }]),
  );
  return { packages: Object.fromEntries(entries) };
}

/**
 * Whether development dependencies were installed.
 *
 * @param {Lock | null} installed
 */
export const hasDev = (installed) =>
  Object.values(installed?.packages ?? {}).some(({ dev }) => dev === true);

/**
 * Runs npm without a shell if it says where it is, as it does for `npm start`.
 *
 * @param {string[]} args
 */
export function runNpm(args) {
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.[cm]?js$/.test(cli))
    return run(process.execPath, [cli, ...args], { isAside: true });
  // On Windows npm is a batch file, which only a shell can start.
  return run(['npm', ...args].join(' '), [], { shell: true, isAside: true });
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
