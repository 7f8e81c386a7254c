import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const sources = fileURLToPath(new URL('..', import.meta.url));

const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const dynamicImport = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

interface Graph {
  /** Files below `src`, with `/`. */
  files: Set<string>;
  /** All other imports, packages and Node's modules, with the file that imports them. */
  others: Map<string, string>;
}

/** Follows all imports except type imports; includes dynamic ones. */
function walkImports(entry: string, graph: Graph = { files: new Set(), others: new Map() }): Graph {
  if (graph.files.has(entry)) return graph;
  graph.files.add(entry);
  if (!/\.tsx?$/.test(entry)) return graph;
  const source = readFileSync(path.join(sources, entry), 'utf8');
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
  // A query after `?` tells the bundler how to load the file.
  [specifier = ''] = specifier.split('?');
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  return specifier.startsWith('#') ? specifier.slice(1) : null;
}

const bootGraph = walkImports('client/early/boot.ts');
const mainGraph = walkImports('client/start/startSite.tsx');
const devGraph = walkImports('client/dev/devClient.ts');
const themeGraph = walkImports('theme/index.tsx');

describe.each([
  ['client/early/boot.ts', bootGraph],
  ['client/start/startSite.tsx', mainGraph],
  ['client/dev/devClient.ts', devGraph],
  ['theme/index.tsx', themeGraph],
  ['search/browser/createSearchClient.ts', walkImports('search/browser/createSearchClient.ts')],
  ['search/browser/createWorkerSearch.ts', walkImports('search/browser/createWorkerSearch.ts')],
  ['search/browser/createRemoteSearch.ts', walkImports('search/browser/createRemoteSearch.ts')],
  ['search/browser/searchWorker.ts', walkImports('search/browser/searchWorker.ts')],
  ['search/index/buildIndex.ts', walkImports('search/index/buildIndex.ts')],
])('what %s loads', (_, { files, others }) => {
  it('exists', () => {
    expect([...files].filter((file) => !existsSync(path.join(sources, file)))).toEqual([]);
  });

  it('only imports modules that run in the browser', () => {
    const forServer = ([name]: [string, string]) => isBuiltin(name) || name === 'react-dom/server';
    expect([...others].filter(forServer)).toEqual([]);
    expect([...files].filter((file) => file.startsWith('node/'))).toEqual([]);
  });
});

it('the first script does not import React', () => {
  expect([...bootGraph.others.keys()]).toEqual([]);
  expect([...bootGraph.files].sort()).toEqual([
    'client/early/boot.ts',
    'client/early/localeRules.ts',
    'client/early/recordInput.ts',
    'client/early/redirectLocale.ts',
    'client/early/searchField.css',
    'client/early/searchRequest.ts',
    'client/islands/adoptStyles.ts',
    'client/navigation/loadDocument.ts',
    'client/navigation/notice.ts',
    'client/storage.ts',
    'shared/url.ts',
  ]);
});

it('the walk follows static and dynamic imports, and skips only server code', () => {
  expect([...mainGraph.others.keys()].sort()).toEqual([
    'nprogress',
    'react',
    'react-dom',
    'react-dom/client',
  ]);
  const reached = new Set([bootGraph, mainGraph, devGraph].flatMap(({ files }) => [...files]));
  const left = readdirSync(path.join(sources, 'client'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .filter((name) => !reached.has(`client/${name}`));
  expect(left.sort()).toEqual([
    'Content.tsx',
    'dev/rescuePage.ts',
    'early/leadOn.ts',
    'early/prepareDocument.ts',
    'early/restoreTabsEarly.ts',
    'guardPart.tsx',
    'isolation/addIsolation.ts',
    'isolation/isolatePage.ts',
    'isolation/startIsolation.ts',
    'theme.ts',
  ]);
  expect(themeGraph.files).toContain('client/Content.tsx');
  expect(themeGraph.files).toContain('theme/layouts/Layout.tsx');
  expect(themeGraph.files).toContain('theme/styles/index.css');
});
