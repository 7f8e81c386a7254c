import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withFiles } from 'islet/testing';
import { expect, test } from 'vitest';
import { hashCode, listImportedPackages } from './hashCode.ts';

const lock = (versions: Record<string, string>): string =>
  JSON.stringify({
    packages: Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
    ),
  });
const files = {
  'node_modules/.cache/proof/runExamples.mjs': 'import { z } from "zod";\nrun();\n',
  'package-lock.json': lock({ zod: '4.0.0', typescript: '7.0.0', other: '1.0.0' }),
  'site/examples/package-lock.json': '{}',
  'site/examples/runtimes/package-lock.json': '{}',
};
const hashWith = (changed: Record<string, string> = {}): Promise<string> =>
  withFiles({ ...files, ...changed }, (root) => hashCode(root, 'runExamples'));

test.each([
  ['the code', { 'node_modules/.cache/proof/runExamples.mjs': 'run(1);\n' }],
  [
    'a package that it imports',
    { 'package-lock.json': lock({ zod: '4.0.1', typescript: '7.0.0' }) },
  ],
  ['the compiler', { 'package-lock.json': lock({ zod: '4.0.0', typescript: '7.0.1' }) }],
  ['the packages of the examples', { 'site/examples/package-lock.json': '{ }' }],
  ['the runtimes of the examples', { 'site/examples/runtimes/package-lock.json': '{ }' }],
])('changes with %s', async (_, changed) => {
  expect(await hashWith(changed)).not.toBe(await hashWith());
});

test("changes with Node's major version alone", () =>
  withFiles(files, async (root) => {
    const versions = ['20.19.0', '20.20.2', '22.0.0'];
    const hashes = await Promise.all(
      versions.map((version) => hashCode(root, 'runExamples', version)),
    );
    expect(hashes[0]).toBe(hashes[1]);
    expect(hashes[2]).not.toBe(hashes[1]);
  }));

test('does not change with other packages, or where the repository is', async () => {
  const other = {
    'package-lock.json': lock({ zod: '4.0.0', typescript: '7.0.0', other: '2.0.0' }),
  };
  expect(await hashWith(other)).toBe(await hashWith());
  const hashes = await Promise.all(
    ['a', 'b'].map(() =>
      withFiles(files, async (root) => {
        const folder = path.join(root, 'node_modules/.cache/proof');
        await mkdir(folder, { recursive: true });
        const url = pathToFileURL(path.join(root, 'proof/run.ts')).href;
        await writeFile(path.join(folder, 'runExamples.mjs'), `const ownUrl = "${url}";\n`);
        return hashCode(root, 'runExamples');
      }),
    ),
  );
  expect(hashes[0]).toBe(hashes[1]);
});

test('lists the packages that compiled code imports', () => {
  const code = `import { z } from "zod";
import path from "node:path";
import "@scope/name/file.js";
import {
  a,
  b
} from "long-list";
export { x } from "again";
const lazy = await import("lazy/part");
import c from "./own.mjs";
`;
  expect(listImportedPackages(code)).toEqual(['@scope/name', 'again', 'lazy', 'long-list', 'zod']);
});
