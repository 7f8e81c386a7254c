import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { listBundlerSettings } from '../render/bundle/bundlerSettings.ts';
import { areOlder, hashInputs } from '../support/modules/inputs.mjs';
import { hashContent, readNote, writeNote } from '../support/modules/notes.mjs';
import { readKept } from '../support/modules/readKept.mjs';

/** The output of the last bundle, and the absolute paths of all files that it read or looked for. */
interface Note {
  hash: string;
  inputs: string[];
  /** Absolute path and hash of each file that was written. */
  outputs: Array<[file: string, hash: string]>;
  result: unknown;
}

const noteSchema: z.ZodType<Note> = z.object({
  hash: z.string(),
  inputs: z.array(z.string()),
  outputs: z.array(z.tuple([z.string(), z.string()])),
  result: z.unknown(),
});

/** A bundle, and sentences about its cache. */
export interface CachedBundle<Result> {
  result: Result;
  notices: string[];
}

/**
 * Bundles, unless neither the inputs nor the output of the last bundle in the same place have changed. `key`
 * identifies what is not a file: the options, and the bundler itself; with null, nothing is cached.
 */
export async function cacheBundle<Result>({
  file,
  siteRoot,
  key,
  folders,
  schema,
  bundle,
}: {
  /** Absolute path of the note about the last bundle. */
  file: string;
  siteRoot: string;
  key: string | null;
  /** Absolute paths of the folders that the bundle is written to. */
  folders: readonly string[];
  schema: z.ZodType<Result>;
  /** Returns no inputs for a result that must not be cached. */
  bundle(): Promise<{ result: Result; inputs: string[] | null }>;
}): Promise<CachedBundle<Result>> {
  const { value, isDamaged } = readNote(file);
  const known = noteSchema.safeParse(value).data;
  const isSame =
    known !== undefined && key !== null && known.hash === hashInputs(key, known.inputs);
  const cached = isSame ? schema.safeParse(known.result) : null;
  if (cached?.success && known?.outputs.every(isWhole)) return { result: cached.data, notices: [] };
  // The note must not describe what is written from now on, which may be incomplete.
  for (const place of [file, ...folders]) await rm(place, { recursive: true, force: true });
  const start = Date.now();
  const { result, inputs: read } = await bundle();
  const inputs = [...new Set([...(read ?? []), ...listBundlerSettings(siteRoot)])].sort();
  if (read !== null && key !== null && areOlder(inputs, start)) {
    const outputs = await hashFolders(folders);
    const note: Note = { hash: hashInputs(key, inputs), inputs, outputs, result };
    try {
      writeNote(file, note);
    } catch {
      // Without it, the next build bundles again.
    }
  }
  const notice = 'The cached bundle was damaged; it was built again.';
  return { result, notices: isDamaged || isSame ? [notice] : [] };
}

const isWhole = ([file, hash]: Note['outputs'][number]): boolean => {
  try {
    return hashContent(readKept(file)) === hash;
  } catch {
    return false;
  }
};

async function hashFolders(folders: readonly string[]): Promise<Note['outputs']> {
  const outputs: Note['outputs'] = [];
  for (const folder of folders) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      outputs.push([file, hashContent(await readFile(file))]);
    }
  }
  return outputs;
}
