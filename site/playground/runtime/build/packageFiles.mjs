import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listPackageFiles } from './listPackageFiles.mjs';

/**
 * What must lie in the file system of the worker: what Rspack resolves, and what it compiles into output. By path below
 * `node_modules`.
 *
 * @param {string} packages absolute path of `node_modules`
 * @param {readonly string[]} bundled modules that are loaded by path: their file only exists
 * @returns {Record<string, string>}
 */
export function readPackageFiles(packages, bundled) {
  const manifests = ['@rspack/core', '@rsbuild/core', '@rslib/core', 'rsbuild-plugin-dts', 'tslib'];
  const files = [
    ...manifests.map((name) => `${name}/package.json`),
    ...listPackageFiles(
      packages,
      '@swc/helpers',
      (file) => /\.(?:c?js|json)$/.test(file) && !/\/src\//.test(file),
    ),
    ...listPackageFiles(
      packages,
      '@rsbuild/core/compiled',
      (file) => isLoaderRuntime(file) || /\/package\.json$/.test(file),
    ),
    '@rspack/core/dist/cssExtractHmr.js',
  ];
  return Object.fromEntries([
    ...bundled.map((file) => [file, `throw new Error('${file} is in the bundle.');`]),
    ...files
      .filter((file) => !bundled.includes(file) && existsSync(path.join(packages, file)))
      .map((file) => [file, readFileSync(path.join(packages, file), 'utf8')]),
  ]);
}

/** @param {string} file */
const isLoaderRuntime = (file) => /\/(?:css|style)-loader\/.*\.(?:c?js|json)$/.test(file);
