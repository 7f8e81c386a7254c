import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/**
 * Writes the declarations of a package, and returns the exit code of the compiler.
 *
 * @param {string} name
 * @param {string} outDir absolute path
 */
export async function writeDeclarations(name, outDir) {
  const config = `packages/${name}/tsconfig.declarations.json`;
  const tsc = ['node_modules/typescript/bin/tsc', '-p', config, '--outDir', outDir];
  return (await run(process.execPath, tsc)).code;
}

/**
 * Makes declarations import each other by relative paths to the JavaScript files, like those of any compiler.
 *
 * @param {string} dist
 */
export function resolveImports(dist) {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = path.join(dist, name);
    const up = path.relative(path.dirname(file), dist).split(path.sep).join('/') || '.';
    const text = readFileSync(file, 'utf8')
      .replace(/^import '[^']+\.css';\n/gm, '')
      .replace(/(["'])#([^"']+)\1/g, `$1${up}/$2$1`)
      .replace(/(["'])(\.[^"']+)\.tsx?\1/g, '$1$2.js$1');
    writeFileSync(file, text);
  }
}
