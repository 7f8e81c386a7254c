import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listEngineFiles } from './engineVersion.ts';
import { codeFolder } from './ownPackage.ts';

/** The scripts that a script imports, and those that they import, without packages and Node's modules. */
function walkImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = /(?:\bfrom|\bimport)\s*\(?\s*"(\.{1,2}\/[^"]+\.js)"/g;
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
    const imported = path.join(path.dirname(file), name);
    // Texts of the engine look like imports too.
    if (existsSync(imported)) walkImports(imported, found);
  }
  return found;
}

test('the version of the engine depends on all that its commands load', () => {
  const dist = path.join(codeFolder, '../dist');
  const loaded = [...walkImports(path.join(dist, 'node/islet.js'))];
  expect(loaded.length).toBeGreaterThan(10);
  // The interface texts.
  loaded.push(...['en', 'zh'].map((lang) => path.join(dist, `shared/labels/${lang}.json`)));
  expect(loaded.filter((file) => !listEngineFiles(dist).includes(file))).toEqual([]);
});
