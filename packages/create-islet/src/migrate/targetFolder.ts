import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isInside, relativePath } from 'islet/tools';
import { RefusedError } from '../refusedError.ts';

/** Rejects with a `RefusedError` if there is no source, or if the target has files or is inside the source. */
export async function checkFolders(source: string, target: string): Promise<void> {
  const isFolder = await stat(source).then(
    (one) => one.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new RefusedError(`There is no folder \`${source}\`.`);
  if (isInside(source, target)) {
    throw new RefusedError(
      `\`${target}\` is inside the source, which is never changed. Use another folder.`,
    );
  }
  const names = existsSync(target) ? await readdir(target) : [];
  if (names.length > 0) throw new RefusedError(`\`${target}\` is not empty. Use a new folder.`);
}

/**
 * Writes texts and copies files into the target; names are paths below it. Rejects with a `RefusedError`, before
 * anything is written, if one of them is not.
 */
export async function writeAll(
  target: string,
  {
    output,
    copied,
    publicFolders,
    leftOut,
  }: {
    output: ReadonlyMap<string, string>;
    copied: ReadonlyMap<string, string>;
    publicFolders: readonly string[];
    /** Paths of public files that are not copied. */
    leftOut: readonly string[];
  },
): Promise<void> {
  for (const name of [...copied.values(), ...output.keys()]) {
    if (isInside(target, path.join(target, name))) continue;
    throw new RefusedError(
      `A file would be written to \`${name}\`, which is outside of \`${target}\`. Correct the path that leads there.`,
    );
  }
  const place = async (name: string): Promise<string> => {
    const file = path.join(target, name);
    await mkdir(path.dirname(file), { recursive: true });
    return file;
  };
  await mkdir(target, { recursive: true });
  // Links are copied as what they lead to, if it exists.
  for (const folder of publicFolders) {
    await cp(folder, path.join(target, 'public'), {
      recursive: true,
      dereference: true,
      filter: (file) => existsSync(file) && !leftOut.includes(relativePath(folder, file)),
    });
  }
  for (const [file, name] of copied) await cp(file, await place(name));
  for (const [name, text] of output) await writeFile(await place(name), text);
}
