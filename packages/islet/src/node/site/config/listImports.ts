import { readFile } from 'node:fs/promises';
import path from 'node:path';

const relativeImport = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const endings = ['', '.ts', '.mts', '.js', '.mjs', '.tsx', '.json', '/index.ts', '/index.js'];

/**
 * Lists a module and everything it imports by relative paths, directly or through others, as absolute
 * paths. Nothing is executed, so broken files are listed too, and missing ones by the path in the import.
 */
export async function listImports(file: string): Promise<string[]> {
  const found = new Set<string>([file]);
  for (const importer of found) {
    const source = await readFile(importer, 'utf8').catch(() => '');
    for (const [, specifier = ''] of source.matchAll(relativeImport)) {
      found.add(await resolveImport(path.resolve(path.dirname(importer), specifier)));
    }
  }
  return [...found];
}

async function resolveImport(target: string): Promise<string> {
  const candidates = [...endings.map((ending) => target + ending), target.replace(/js$/, 'ts')];
  for (const candidate of candidates) {
    const isFile = await readFile(candidate).then(
      () => true,
      () => false,
    );
    if (isFile) return candidate;
  }
  return target;
}
