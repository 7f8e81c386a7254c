import { execFile } from 'node:child_process';
import {
  cp,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readFolder } from '#testing/readFolder.ts';
import { withFiles } from '../../page/record/testing.ts';
import { compileModules } from './compileModules.mjs';

const sources = {
  'main.ts': `import { one } from './one.ts';\nexport const sum: number = one + 1;\n`,
  'one.ts': 'export const one: number = 1;\n',
  'node_modules/two/index.mjs': 'export const two = 2;',
  'node_modules/two/package.json': '{ "exports": "./index.mjs" }',
};

const compileAt = (root: string, folder = path.join(root, 'compiled')) =>
  compileModules({
    entries: { main: path.join(root, 'main.ts') },
    folder,
    options: { external: ['two'] },
    inputs: [path.join(root, 'setting')],
  });

const compile = async (root: string): Promise<string> => (await compileAt(root)).path;

/** Writes a file with an older modification time. */
async function write(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  await utimes(file, 1, 1);
}

const load = async (folder: string): Promise<unknown> =>
  import(pathToFileURL(path.join(folder, 'main.mjs')).href);

test('only changed sources are compiled again', () =>
  withFiles(sources, async (root) => {
    const one = path.join(root, 'one.ts');
    await write(one, sources['one.ts']);
    await write(path.join(root, 'main.ts'), sources['main.ts']);
    const first = await compile(root);
    expect(await load(first)).toMatchObject({ sum: 2 });

    const fileId = async () => (await stat(path.join(first, 'main.mjs'))).ino;
    const written = await fileId();
    expect(await compileAt(root)).toEqual({ path: first, isRestored: false, failure: null });
    expect(await fileId()).toBe(written);

    // Same length and same modification time.
    await write(one, sources['one.ts'].replace('= 1', '= 7'));
    const second = await compile(root);
    expect(await load(second)).toMatchObject({ sum: 8 });

    const manifest = () => readFile(path.join(root, 'compiled/manifest.json'), 'utf8');
    const before = await manifest();
    await write(path.join(root, 'setting'), 'another');
    await compile(root);
    expect(await manifest()).not.toBe(before);
  }));

test('a source that changes during compilation is compiled again', () =>
  withFiles(sources, async (root) => {
    const later = new Date(Date.now() + 60_000);
    await utimes(path.join(root, 'one.ts'), later, later);
    await compile(root);
    expect(await readdir(path.join(root, 'compiled'))).toHaveLength(1);
  }));

test('concurrent processes get the same output and leave no other files', () =>
  withFiles(sources, async (root) => {
    const module = pathToFileURL(path.join(import.meta.dirname, 'compileModules.mjs')).href;
    const request = { entries: { main: path.join(root, 'main.ts') }, options: {}, inputs: [] };
    const script = `
      const { compileModules } = await import('${module}');
      const folder = ${JSON.stringify(path.join(root, 'compiled'))};
      console.log((await compileModules({ ...${JSON.stringify(request)}, folder })).path);`;
    const args = ['--input-type=module', '--eval', script];
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => promisify(execFile)(process.execPath, args)),
    );
    const [folder = '', ...others] = new Set(outcomes.map(({ stdout }) => stdout.trim()));
    expect(others).toEqual([]);
    expect((await readdir(path.join(root, 'compiled'))).sort()).toEqual(
      [path.basename(folder), 'manifest.json'].sort(),
    );
  }));

test.each([
  ['a module is emptied', (folder: string) => truncate(path.join(folder, 'main.mjs'))],
  ['a module is cut off', (folder: string) => truncate(path.join(folder, 'main.mjs'), 20)],
  ['a module is gone', (folder: string) => rm(path.join(folder, 'main.mjs'))],
  ['a map is changed', (folder: string) => writeFile(path.join(folder, 'main.mjs.map'), '{}')],
  [
    'a folder is in the place of a module',
    async (folder: string) => {
      await rm(path.join(folder, 'main.mjs'));
      await mkdir(path.join(folder, 'main.mjs'));
    },
  ],
  ['the folder is gone', (folder: string) => rm(folder, { recursive: true })],
  [
    'the note is garbage',
    (folder: string) => writeFile(path.join(folder, '../manifest.json'), '{"inputs":5}'),
  ],
])('when %s, everything is compiled again', (_, damage) =>
  withFiles(sources, async (root) => {
    for (const name of ['main.ts', 'one.ts'] as const)
      await write(path.join(root, name), sources[name]);
    const folder = await compile(root);
    await cp(folder, path.join(root, 'whole'), { recursive: true });
    await damage(folder);
    expect(await compileAt(root)).toEqual({ path: folder, isRestored: true, failure: null });
    expect(await readFolder(folder)).toEqual(await readFolder(path.join(root, 'whole')));
    expect(await compileAt(root)).toMatchObject({ isRestored: false });
  }),
);

test('without write access, the failure is returned and packages from all parent folders are found', () =>
  withFiles(
    {
      ...sources,
      'main.ts': `export { two } from 'two';`,
      // This folder is the nearest one, but the package is in one further up.
      'deep/node_modules/.cache': 'a file',
    },
    async (root) => {
      const { path: folder, failure } = await compileAt(
        root,
        path.join(root, 'deep/node_modules/.cache/engine'),
      );
      expect(String(failure)).toContain('ENOTDIR');
      expect(folder.startsWith(root)).toBe(false);
      const { two } = (await import(
        /* @vite-ignore */ pathToFileURL(path.join(folder, 'main.mjs')).href
      )) as { two: number };
      expect(two).toBe(2);
    },
  ));

test('source maps name the sources', () =>
  withFiles(sources, async (root) => {
    const folder = await compile(root);
    const map = JSON.parse(await readFile(path.join(folder, 'main.mjs.map'), 'utf8'));
    expect(map.sources.map((source: string) => path.resolve(folder, source))).toEqual([
      path.join(root, 'one.ts'),
      path.join(root, 'main.ts'),
    ]);
  }));
