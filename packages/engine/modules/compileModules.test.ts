import { execFile } from 'node:child_process';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { withFiles } from '../content/testing.ts';
import { compileModules } from './compileModules.mjs';

const sources = {
  'main.ts': `import { one } from './one.ts';\nexport const sum: number = one + 1;\n`,
  'one.ts': 'export const one: number = 1;\n',
  'node_modules/two/index.mjs': 'export const two = 2;',
  'node_modules/two/package.json': '{ "exports": "./index.mjs" }',
};

const compile = (root: string, folder = path.join(root, 'compiled')): Promise<string> =>
  compileModules({
    entries: { main: path.join(root, 'main.ts') },
    folder,
    options: { external: ['two'] },
    inputs: [path.join(root, 'setting')],
  });

/** Writes a file as if it was written some time ago. */
async function write(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  await utimes(file, 1, 1);
}

const load = async (folder: string): Promise<unknown> =>
  import(pathToFileURL(path.join(folder, 'main.mjs')).href);

test('sources that did not change are not compiled again, others are', () =>
  withFiles(sources, async (root) => {
    const one = path.join(root, 'one.ts');
    await write(one, sources['one.ts']);
    await write(path.join(root, 'main.ts'), sources['main.ts']);
    const first = await compile(root);
    expect(await load(first)).toMatchObject({ sum: 2 });

    await writeFile(path.join(first, 'main.mjs'), 'export const sum = "as it was";');
    expect(await compile(root)).toBe(first);
    expect(await readFile(path.join(first, 'main.mjs'), 'utf8')).toContain('as it was');

    // As long as it was, and as old.
    await write(one, sources['one.ts'].replace('= 1', '= 7'));
    const second = await compile(root);
    expect(await load(second)).toMatchObject({ sum: 8 });

    const manifest = () => readFile(path.join(root, 'compiled/manifest.json'), 'utf8');
    const before = await manifest();
    await write(path.join(root, 'setting'), 'another');
    await compile(root);
    expect(await manifest()).not.toBe(before);
  }));

test('what changes while it is compiled is compiled again', () =>
  withFiles(sources, async (root) => {
    const later = new Date(Date.now() + 60_000);
    await utimes(path.join(root, 'one.ts'), later, later);
    await compile(root);
    expect(await readdir(path.join(root, 'compiled'))).toHaveLength(1);
  }));

test('several processes at once get the same, and leave nothing else', () =>
  withFiles(sources, async (root) => {
    const module = pathToFileURL(path.join(import.meta.dirname, 'compileModules.mjs')).href;
    const request = { entries: { main: path.join(root, 'main.ts') }, options: {}, inputs: [] };
    const script = `
      const { compileModules } = await import('${module}');
      const folder = ${JSON.stringify(path.join(root, 'compiled'))};
      console.log(await compileModules({ ...${JSON.stringify(request)}, folder }));`;
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

test('where nothing can be written, packages are found all the same', () =>
  withFiles(
    { ...sources, 'main.ts': `export { two } from 'two';`, compiled: 'a file' },
    async (root) => {
      const folder = await compile(root, path.join(root, 'compiled/engine'));
      expect(folder.startsWith(root)).toBe(false);
      const { two } = (await import(
        /* @vite-ignore */ pathToFileURL(path.join(folder, 'main.mjs')).href
      )) as { two: number };
      expect(two).toBe(2);
    },
  ));

test('the maps name the sources', () =>
  withFiles(sources, async (root) => {
    const folder = await compile(root);
    const map = JSON.parse(await readFile(path.join(folder, 'main.mjs.map'), 'utf8'));
    expect(map.sources.map((source: string) => path.resolve(folder, source))).toEqual([
      path.join(root, 'one.ts'),
      path.join(root, 'main.ts'),
    ]);
  }));
