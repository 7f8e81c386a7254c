import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { areOlder, hashInputs, readNote } from '../modules/inputs.mjs';

/** What was made by the last bundle, and the absolute paths of all files it read or looked for. */
interface Note<Result> {
  hash: string;
  inputs: string[];
  result: Result;
}

/** Files beside a site or above it that a bundler reads by itself. */
const settings = [
  'package.json',
  'tsconfig.json',
  '.browserslistrc',
  'browserslist',
  '.postcssrc',
  '.postcssrc.json',
  ...['js', 'cjs', 'mjs', 'ts'].map((ending) => `postcss.config.${ending}`),
];

/**
 * Bundles, unless nothing has changed of what the last bundle in the same place was made of. `key`
 * names what is no file: the options, and the bundler itself; null keeps nothing.
 */
export async function keepBundle<Result>({
  file,
  siteRoot,
  key,
  outputsOf,
  bundle,
}: {
  /** Absolute path of the note about the last bundle. */
  file: string;
  siteRoot: string;
  key: string | null;
  /** Absolute paths of the files that must still be there. */
  outputsOf(result: Result): string[];
  /** Gives no inputs for a result that is not to be kept. */
  bundle(): Promise<{ result: Result; inputs: string[] | null }>;
}): Promise<Result> {
  const note = readNote(file) as Note<Result> | null;
  const isGood =
    note !== null &&
    key !== null &&
    outputsOf(note.result).every((output) => existsSync(output)) &&
    note.hash === hashInputs(key, note.inputs);
  if (isGood) return note.result;
  // What is written from now on belongs to no note, also when it is cut off.
  await rm(file, { force: true });
  const start = Date.now();
  const { result, inputs: read } = await bundle();
  const inputs = [...new Set([...(read ?? []), ...listSettings(siteRoot)])].sort();
  if (read !== null && key !== null && areOlder(inputs, start)) {
    const made: Note<Result> = { hash: hashInputs(key, inputs), inputs, result };
    await writeFile(file, JSON.stringify(made));
  }
  return result;
}

function listSettings(folder: string): string[] {
  const parent = path.dirname(folder);
  const own = settings.map((name) => path.join(folder, name));
  return parent === folder ? own : [...own, ...listSettings(parent)];
}
