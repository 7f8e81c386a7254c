import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answerHelp } from './answerHelp.mjs';
import { buildPackages } from './buildPackages.mjs';
import { resolveImports, writeDeclarations } from './declarations.mjs';
import { ensureInstalled } from './install.mjs';
import { root, run } from './run.mjs';
import { dropSources, toPublished } from './toPublished.mjs';

answerHelp(`
Usage: npm run pack -- <folder for the tarballs>
`);

try {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Usage: npm run pack -- <folder for the tarballs>');
  await ensureInstalled();
  process.exitCode = await pack(path.resolve(folder));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Writes the tarballs of all packages, and returns the exit code.
 *
 * @param {string} destination absolute path
 */
async function pack(destination) {
  const copy = mkdtempSync(path.join(tmpdir(), 'pack-'));
  const at = (/** @type {string} */ name) => path.join(copy, name);
  try {
    const code = (await copyEngine(at('islet'))) || (await copyProof(at('islet-prove')));
    if (code !== 0) return code;
    copyCreate(at('create-islet'));
    mkdirSync(destination, { recursive: true });
    const folders = ['islet', 'islet-prove', 'create-islet'].map(at);
    const args = ['pack', ...folders, '--pack-destination', destination];
    // On Windows npm is a batch file, which only a shell can start.
    return (await run('npm', args, { shell: process.platform === 'win32' })).code;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * Copies the built package of engine and theme, with declarations, and returns the exit code of the compiler.
 *
 * @param {string} copy absolute path
 */
async function copyEngine(copy) {
  const { folder } = await buildPackages();
  publish(folder, copy, toPublished);
  const dist = path.join(copy, 'dist');
  const code = await writeDeclarations('islet', dist);
  if (code === 0) resolveImports(dist);
  // Last, since a type that it has with descriptions is better than what the compiler inferred.
  cpSync(path.join(folder, 'dist'), dist, { recursive: true });
  return code;
}

/**
 * Copies the built package of the proof, with declarations, and returns the exit code of the compiler.
 *
 * @param {string} copy absolute path
 */
async function copyProof(copy) {
  const source = path.join(root, 'packages/islet-prove');
  for (const name of ['dist', 'src/fences/difference.ts']) {
    cpSync(path.join(source, name), path.join(copy, name), { recursive: true });
  }
  publish(source, copy, ({ private: _, devDependencies: __, ...manifest }) => ({
    ...manifest,
    exports: dropSources(manifest.exports),
  }));
  // The compiler also writes those of the engine, from whose sources it knows the types.
  const declarations = path.join(copy, 'declarations');
  const code = await writeDeclarations('islet-prove', declarations);
  cpSync(path.join(declarations, 'islet-prove/src'), path.join(copy, 'dist'), { recursive: true });
  rmSync(declarations, { recursive: true });
  if (code === 0) resolveImports(path.join(copy, 'dist'));
  return code;
}

/**
 * Copies the built package that creates sites, which has no declarations.
 *
 * @param {string} copy absolute path
 */
function copyCreate(copy) {
  const source = path.join(root, 'packages/create-islet');
  for (const name of ['dist', 'template']) {
    cpSync(path.join(source, name), path.join(copy, name), { recursive: true });
  }
  publish(source, copy, ({ private: _, devDependencies: __, ...manifest }) => manifest);
}

/**
 * Adds the license, the README and the manifest to the copy of a package.
 *
 * @param {string} source absolute path
 * @param {string} copy absolute path
 * @param {(manifest: any) => object} change
 */
function publish(source, copy, change) {
  cpSync(path.join(root, 'LICENSE'), path.join(copy, 'LICENSE'));
  cpSync(path.join(source, 'README.md'), path.join(copy, 'README.md'));
  const manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'));
  const published = `${JSON.stringify(change(manifest), null, 2)}\n`;
  writeFileSync(path.join(copy, 'package.json'), published);
}
