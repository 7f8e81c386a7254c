import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkData, checkTypes, collectFences } from 'islet-prove';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
/** Ignored by git, and where `islet` is found. */
const work = path.join(import.meta.dirname, '.islet/fences');

test('the code on the pages has the types of the package, and its data can be parsed', async () => {
  const fences = await collectFences(root, 'manual/docs');
  expect(fences.length).toBeGreaterThan(50);
  const { compilerOptions } = JSON.parse(await readFile(path.join(root, 'tsconfig.json'), 'utf8'));
  const problems = [
    ...(await checkTypes(fences, {
      folder: path.join(work, 'program'),
      compiler,
      preludes: {},
      projects: {},
      openVue: () => expect.fail('The manual has no code in Vue.'),
      compilerOptions,
    })),
    ...(await checkData(fences, { folder: path.join(work, 'tsconfig'), compiler })),
  ];
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
});
