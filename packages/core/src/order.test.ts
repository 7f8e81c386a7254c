import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Every folder with sources. What is in one imports from itself and from those before it. */
const order = `
  common common/server
  search search/text search/index search/query search/browser search/server
  client client/islands client/navigation client/early client/start client/dev
  engine/modules engine/problems engine/files engine/policy engine/config/schema engine/config
  engine/scan
  engine/content/source engine/content/jsx engine/content/html engine/content/code
  engine/content/markdown engine/content/page
  engine/navigation/links engine/navigation/sidebar engine/navigation/site engine/navigation/page
  engine/navigation engine/search engine/render/runtime engine/render/bundle engine/render
  engine/export engine/hosts engine/output engine/preview
  engine/migrate/source engine/migrate/readers engine/migrate/page engine/migrate
  engine/build engine/dev engine/cli
  theme/rules theme/behaviors theme/hooks
  theme/components theme/components/widgets theme/components/home
  theme/search theme/layouts theme
  .
`
  .trim()
  .split(/\s+/);

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.test\.|esting|[Ff]ixture/.test(name));

/** The sources that a file imports, types included. */
function importsOf(file: string): string[] {
  const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  return [...source.matchAll(/\b(?:from|import)[ (]'([.#][^'?]+)/g)]
    .map(([, name = '']) => name)
    .map((name) => (name.startsWith('#') ? name.slice(1) : path.posix.join(file, '..', name)))
    .filter((name) => files.includes(name));
}

const folderOf = (file: string): number => order.indexOf(path.posix.dirname(file));

test('every folder has its place', () => {
  const folders = new Set(files.map((file) => path.posix.dirname(file)));
  expect([...folders].sort()).toEqual([...order].sort());
});

test('folders import only from folders before them', () => {
  const backward = files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => folderOf(file) < folderOf(imported))
      .map((imported) => `${file} → ${imported}`),
  );
  expect(backward).toEqual([]);
});

test('no file imports itself by way of others', () => {
  const isPending = new Map<string, boolean>();
  const findCycles = (file: string): string[] => {
    if (isPending.has(file)) return isPending.get(file) ? [file] : [];
    isPending.set(file, true);
    const found = importsOf(file).flatMap(findCycles);
    isPending.set(file, false);
    return found;
  };
  expect(files.flatMap(findCycles)).toEqual([]);
});

test('no two modules get the same name where upper and lower case are the same', () => {
  const built = files.map((file) => file.replace(/\.\w+$/, '').toLowerCase());
  expect(built.filter((name, index) => built.indexOf(name) !== index)).toEqual([]);
});

test('all that is loaded by a computed name belongs to a site, or is part of the package', () => {
  const computed = files.filter((file) => {
    const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    return /\bcreateRequire\(|\b(?:import|require)\(\s*(?:\/\*.*?\*\/\s*)?(?![\s'"$)/])/.test(
      source,
    );
  });
  expect(computed.sort()).toEqual([
    'engine/config/loadConfig.ts',
    // The grammars, of which `rslib.config.mjs` makes one file.
    'engine/content/code/highlighter.ts',
    'engine/migrate/source/importForeign.ts',
    // It asks only for folders.
    'engine/modules/ownPackage.ts',
    // Fonts.
    'engine/output/cardPainter.ts',
    'engine/render/loadServerBundle.ts',
  ]);
});
