import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { install, runNpm } from '../../../../scripts/install.mjs';
import { findRuntime } from './findRuntime.mjs';
import { selectedPackages, wasmProcessor } from './selectedPackages.mjs';

/**
 * Builds the runtime unless it is cached: installs its packages, with the versions of the examples, and bundles them.
 * Returns its folder. Throws if npm or the bundler fails.
 *
 * @param {string} root absolute path of the repository
 * @param {(line: string) => void} tell
 */
export async function prepareRuntime(root, tell) {
  const { folder, exists, packages } = findRuntime(root);
  if (exists) return folder;
  if (!existsSync(packages)) {
    tell('Installing the packages of the playground.');
    await installPackages(path.join(root, 'site/examples'), packages);
  }
  tell('Bundling the playground. Compressing it takes a minute.');
  // The name is given last, so that an interrupted build is not taken for a whole one.
  const unfinished = `${folder}.tmp-${process.pid}`;
  const { bundleRuntime } = await import('./bundleRuntime.mjs');
  await bundleRuntime({ packages: path.join(packages, 'node_modules'), folder: unfinished });
  await nameFinished(unfinished, folder);
  await removeOthers([folder, packages]);
  return folder;
}

/**
 * @param {string} examples
 * @param {string} folder
 */
async function installPackages(examples, folder) {
  const unfinished = `${folder}.tmp-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  const manifest = JSON.parse(readFileSync(path.join(examples, 'package.json'), 'utf8'));
  const lock = JSON.parse(readFileSync(path.join(examples, 'package-lock.json'), 'utf8'));
  // `typescript`, because overrides refer to it.
  const names = [...selectedPackages, 'typescript'];
  const dependencies = Object.fromEntries(
    names.map((name) => [
      name,
      manifest.dependencies[name] ?? lock.packages[`node_modules/${name}`].version,
    ]),
  );
  const kept = keepPossible(manifest.overrides, dependencies);
  const text = JSON.stringify({ ...manifest, dependencies, overrides: kept }, null, 2);
  await writeFile(path.join(unfinished, 'package.json'), text);
  await writeFile(path.join(unfinished, 'package-lock.json'), JSON.stringify(lock));
  const args = ['install', `--cpu=${wasmProcessor}`, '--ignore-scripts', '--no-audit', '--no-fund'];
  const quiet = ['--loglevel=error', '--prefix', unfinished];
  const binding = path.join(unfinished, 'node_modules/@rspack/binding-wasm32-wasi');
  const { code } = await install([...args, ...quiet], runNpm, () => existsSync(binding));
  if (code !== 0 || !existsSync(binding))
    throw new Error(
      `The packages of the playground could not be installed (npm ended with code ${code}, see above).`,
    );
  await nameFinished(unfinished, folder);
}

/**
 * Gives a finished folder its name, unless another process has done so meanwhile: its content is the same.
 *
 * @param {string} unfinished
 * @param {string} folder
 */
export async function nameFinished(unfinished, folder) {
  try {
    await rename(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * Overrides without those that refer to a package that isn't selected.
 *
 * @param {Record<string, unknown>} overrides
 * @param {Record<string, string>} dependencies
 */
function keepPossible(overrides, dependencies) {
  const isPossible = (/** @type {unknown} */ value) =>
    [...JSON.stringify(value).matchAll(/"\$([^"]+)"/g)].every(([, name = '']) =>
      Object.hasOwn(dependencies, name),
    );
  return Object.fromEntries(Object.entries(overrides).filter(([, value]) => isPossible(value)));
}

/**
 * Deletes what earlier sources have left.
 *
 * @param {string[]} kept
 */
async function removeOthers(kept) {
  const [cache = ''] = kept.map((folder) => path.dirname(folder));
  for (const name of readdirSync(cache)) {
    const folder = path.join(cache, name);
    if (!kept.includes(folder) && !name.includes('.tmp-'))
      await rm(folder, { recursive: true, force: true });
  }
}
