import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const packages = fileURLToPath(new URL('..', import.meta.url));

const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const dynamicImport = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

interface Graph {
  /** Files below `packages`, with `/`. */
  files: Set<string>;
  /** Everything else: packages and Node's own modules, each with the file that imports it. */
  others: Map<string, string>;
}

/** Follows all imports that are more than types, those at run time included. */
function walkImports(entry: string, graph: Graph = { files: new Set(), others: new Map() }): Graph {
  if (graph.files.has(entry)) return graph;
  graph.files.add(entry);
  if (!/\.tsx?$/.test(entry)) return graph;
  const source = readFileSync(path.join(packages, entry), 'utf8');
  for (const pattern of [staticImport, dynamicImport]) {
    for (const [, specifier = ''] of source.matchAll(pattern)) {
      const file = resolveFile(entry, specifier);
      if (file === null) graph.others.set(specifier, entry);
      else walkImports(file, graph);
    }
  }
  return graph;
}

function resolveFile(from: string, specifier: string): string | null {
  // What stands behind `?` tells the bundler how to read the file.
  [specifier = ''] = specifier.split('?');
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  return specifier.startsWith('@docs/') ? specifier.slice('@docs/'.length) : null;
}

const bootGraph = walkImports('client/boot.ts');
const mainGraph = walkImports('client/main.tsx');
const devGraph = walkImports('client/devClient.ts');
const themeGraph = walkImports('theme/index.tsx');

describe.each([
  ['client/boot.ts', bootGraph],
  ['client/main.tsx', mainGraph],
  ['client/devClient.ts', devGraph],
  ['theme/index.tsx', themeGraph],
  ['search/createSearchClient.ts', walkImports('search/createSearchClient.ts')],
  ['search/createWorkerSearch.ts', walkImports('search/createWorkerSearch.ts')],
  ['search/createRemoteSearch.ts', walkImports('search/createRemoteSearch.ts')],
  ['search/searchWorker.ts', walkImports('search/searchWorker.ts')],
  ['search/buildIndex.ts', walkImports('search/buildIndex.ts')],
])('what %s loads', (_, { files, others }) => {
  it('exists', () => {
    expect([...files].filter((file) => !existsSync(path.join(packages, file)))).toEqual([]);
  });

  it('is made for the browser', () => {
    const forServer = ([name]: [string, string]) => isBuiltin(name) || name === 'react-dom/server';
    expect([...others].filter(forServer)).toEqual([]);
    expect([...files].filter((file) => file.startsWith('engine/'))).toEqual([]);
  });
});

it('the first script knows nothing of React', () => {
  expect([...bootGraph.others.keys()]).toEqual([]);
  expect([...bootGraph.files].sort()).toEqual([
    'client/asksForSearch.ts',
    'client/boot.ts',
    'client/keepInput.ts',
    'client/loadDocument.ts',
    'client/localeRules.ts',
    'client/notice.ts',
    'client/redirectLocale.ts',
    'client/storage.ts',
    'common/labels.ts',
    'common/url.ts',
  ]);
});

it('the walk sees static and dynamic imports, and leaves out only what is for the server', () => {
  expect([...mainGraph.others.keys()].sort()).toEqual([
    'nprogress',
    'react',
    'react-dom',
    'react-dom/client',
  ]);
  const reached = new Set([bootGraph, mainGraph, devGraph].flatMap(({ files }) => [...files]));
  const left = readdirSync(path.join(packages, 'client'))
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .filter((name) => !reached.has(`client/${name}`));
  expect(left.sort()).toEqual([
    'Content.tsx',
    'createIsland.tsx',
    'earlyScript.ts',
    'earlyTabs.ts',
    'encodeProps.ts',
    'theme.ts',
  ]);
  expect(themeGraph.files).toContain('client/Content.tsx');
  expect(themeGraph.files).toContain('theme/layouts/Layout.tsx');
  expect(themeGraph.files).toContain('theme/styles/index.css');
});
