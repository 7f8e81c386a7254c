import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './run.mjs';

/** Tests, and the `testing.ts` of a folder, which only its tests import; types of others; what is only input. */
const other =
  /\.(?:test|d)\.|\/(?:testing|index)\.tsx?$|\/(?:examples|fixtures|template|data)\/|\.config\./;

/**
 * A component of the site has the name of the one that it replaces, as has what a migration writes; the search engines
 * that are compared have the same export.
 */
const replacement =
  /^site\/theme\/components\/|\/convertFooter\.ts$|\/standIns\/rspress\.tsx$|^bench\/search\/engines\//;

/** The source files that may be searched by name. */
function listSources(): string[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const folders = ['bench', 'manual', 'packages', 'scripts', 'site', 'tests'];
  const { stdout } = spawnSync('git', [...list, ...folders], { cwd: root, encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && existsSync(path.join(root, file)))
    .filter((file) => !other.test(file) && !replacement.test(file));
}

/** The names that a file declares and exports. */
function listExports(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const declaration =
    /^export (?:async )?(?:function\*?|const|let|class|type|interface) ([\w$]+)/gm;
  return [...new Set([...source.matchAll(declaration)].map(([, name = '']) => name))];
}

/** Each name that several files have, with the files. */
function findShared(named: ReadonlyArray<[name: string, file: string]>): string[] {
  const files = new Map<string, string[]>();
  for (const [name, file] of named) files.set(name, [...(files.get(name) ?? []), file]);
  return [...files]
    .filter(([, all]) => all.length > 1)
    .map(([name, all]) => `${name}: ${all.join(', ')}`);
}

// Without git, it is unknown what belongs to the sources.
describe.skipIf(!existsSync(path.join(root, '.git')))(
  'a search by name leads to one place:',
  () => {
    const sources = listSources();

    test('no two source files have the same name', () => {
      expect(sources.length).toBeGreaterThan(0);
      const names = sources.map((file): [string, string] => [path.parse(file).name, file]);
      expect(findShared(names)).toEqual([]);
    });

    test('no two source files export the same name', () => {
      const names = sources.flatMap((file) =>
        listExports(file).map((name): [string, string] => [name, file]),
      );
      expect(names.length).toBeGreaterThan(0);
      expect(findShared(names)).toEqual([]);
    });
  },
);
