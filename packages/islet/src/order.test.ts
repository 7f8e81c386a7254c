import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Every folder with sources. What is in one imports from itself and from those before it. */
const order = `
  shared shared/server
  search search/text search/index search/query search/browser search/server
  search/server/stores search/server/postgres search/server/openSearch
  client client/islands client/navigation client/early client/isolation client/start client/dev
  node/support/modules node/support/problems node/support/files
  node/site/policy node/site/icons node/site/config/schema node/site/config node/site/scan
  node/page/source node/page/jsx node/page/skeleton node/page/html node/page/code node/page/markdown node/page/record
  node/site/navigation/links node/site/navigation/sidebar node/site/navigation/site
  node/site/navigation/page node/site/navigation node/site/hosts node/site/addresses node/site/parity
  node/render/runtime node/render/bundle node/render/document
  node/output/index node/output/llms node/output/feeds node/output/social
  node/cache node/output/files
  node/drivers/preview node/drivers/builder node/drivers/devServer node/cli
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
    // It asks for a file of the package that creates sites.
    'node/cli/runMigrate.ts',
    // Fonts.
    'node/output/social/cardFonts.ts',
    // The grammars, of which `rslib.config.mjs` makes one file.
    'node/page/code/highlighter.ts',
    'node/render/document/loadServerBundle.ts',
    'node/site/config/fenceModule.ts',
    'node/site/config/loadConfig.ts',
    'node/site/config/mcpTools.ts',
    'node/site/config/siteModule.ts',
    // Icons that the site has installed.
    'node/site/icons/createIconFinder.ts',
    // It asks only for folders.
    'node/support/modules/ownPackage.ts',
  ]);
});
