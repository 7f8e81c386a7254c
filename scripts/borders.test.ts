import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

const packages = readdirSync(path.join(root, 'packages'));
/** Folders of what is no source of the repository. */
const skipped = /^(?:node_modules|dist|examples|fixtures|template|docs|public|\..*)$/;

/** The code below a folder, as paths below the root of the repository with `/`. */
function listCode(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : listCode(name);
    return /\.(?:tsx?|mjs)$/.test(name) ? [name] : [];
  });
}

const sources = ['packages', 'site', 'manual', 'bench', 'scripts', 'tests'].flatMap(listCode);

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The files that a file imports by a relative path. */
function importsOf(file: string): string[] {
  const specifiers = read(file).matchAll(/\b(?:from|import)[ (]\s*'(\.[^'?]+)/g);
  return [...specifiers]
    .map(([, specifier = '']) => path.posix.join(path.posix.dirname(file), specifier))
    .filter((imported) => existsSync(path.join(root, imported)));
}

/** The package that a file belongs to; undefined outside of packages. */
const packageOf = (file: string): string | undefined =>
  packages.find((name) => file.startsWith(`packages/${name}/`));

test('no relative path leads into a package, or out of one', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const crossings = sources.flatMap((file) =>
    importsOf(file)
      .filter((imported) => packageOf(imported) !== packageOf(file))
      .map((imported) => `${file} → ${imported}`),
  );
  expect(crossings).toEqual([]);
});

test('the engine knows nothing of the proof, and neither of them knows Rslib as a subject', () => {
  const mentions = (folder: string, pattern: RegExp): string[] =>
    sources.filter((file) => file.startsWith(folder) && pattern.test(read(file)));
  expect(mentions('packages/islet/src/', /islet-prove|npm run proof/)).toEqual([]);
  expect(mentions('packages/islet-prove/src/', /rslib|rsbuild|rspack/i)).toEqual([]);
});
