import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

const source = path.join(root, 'packages/islet/src');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const design = read('DESIGN.md');

/** The code in each cell of the rows of the tables in a text, such as `a` of `` | `a` or b | ``. */
function readRows(text: string): string[][][] {
  const rows = text.match(/^\| (?!-).+/gm) ?? [];
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)),
  );
}

/** Absolute path of what a document names from the root of the repository, or from that of the sources. */
const locate = (name: string): string =>
  path.join(/^(?:bench|site|manual|packages|scripts|tests)\//.test(name) ? root : source, name);

test('the chain of a build names functions that are exported by the files beside them', () => {
  const steps = readRows(design).flatMap(([, names, files]) => {
    const [name, file] = [names?.[0], files?.[0]];
    return name === undefined || file === undefined ? [] : [{ name, file }];
  });
  const missing = steps.filter(({ name, file }) => {
    const isExported = new RegExp(`^export (?:async )?(?:function|const) ${name}\\b`, 'm');
    return !existsSync(locate(file)) || !isExported.test(readFileSync(locate(file), 'utf8'));
  });
  expect(steps.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('the map has every folder of the sources, and all its folders exist', () => {
  const [inSources = [], inRepository = []] = [...design.matchAll(/^```text\n(.*?)^```/gms)].map(
    ([, map = '']) => Array.from(map.matchAll(/^\S+(?=\/ )/gm), ([folder]) => folder),
  );
  const foldersIn = (folder: string): string[] =>
    readdirSync(path.join(source, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => path.posix.join(folder, name));
  expect(inSources).toEqual(expect.arrayContaining([...foldersIn('.'), ...foldersIn('node')]));
  expect(inSources.filter((folder) => !existsSync(path.join(source, folder)))).toEqual([]);
  expect(inRepository.length).toBeGreaterThan(10);
  expect(inRepository.filter((folder) => !existsSync(path.join(root, folder)))).toEqual([]);
});

test('CONTRIBUTING says where to change something, and by which tests to check it', () => {
  const [, part = ''] = /^## Where do I change …\n(.*?)^## /ms.exec(read('CONTRIBUTING.md')) ?? [];
  const [, ...rows] = readRows(part.slice(part.indexOf('| to change')));
  const places = rows.flatMap(([, places = []]) => places);
  const tests = rows.flatMap(([, , tests = []]) => tests);
  const isTest = (name: string): boolean =>
    name.endsWith('/')
      ? readdirSync(locate(name), { recursive: true }).some((file) =>
          /\.test\.tsx?$/.test(`${file}`),
        )
      : /\.(?:test|spec)\.tsx?$/.test(name);
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter(([, places, tests]) => !places?.length || !tests?.length)).toEqual([]);
  expect([...places, ...tests].filter((name) => !existsSync(locate(name)))).toEqual([]);
  expect(tests.filter((name) => !isTest(name))).toEqual([]);
});

test('links from one document to another lead to files', () => {
  const documents = ['.', 'design'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.posix.join(folder, name)),
  );
  const dead = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!\w+:|#)([^)#]+)/g)]
      .map(([, target = '']) => path.posix.join(document, '..', target))
      .filter((target) => !existsSync(path.join(root, target)))
      .map((target) => `${document}: ${target}`),
  );
  expect(documents).toContain('design/README.md');
  expect(dead).toEqual([]);
});
