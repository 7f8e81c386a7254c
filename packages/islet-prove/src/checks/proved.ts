import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { messageOf } from 'islet/tools';
import { z } from 'zod';

/** Hashes of the keys with which parts were right when they last ran, by check and part. */
export type Proved = Readonly<Record<string, Readonly<Record<string, string>>>>;

const schema = z.record(z.string(), z.record(z.string(), z.string()));

/** Reads what was proved; nothing if the file doesn't exist. Throws if it's damaged. */
export async function readProved(file: string): Promise<Proved> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error);
    throw new Error(
      `${file} can't be read: ${reason}\nRestore it, or delete it and run \`npm run proof -- --update\`.`,
      { cause: error },
    );
  }
}

/** Writes what was proved at once, with a line for each part, so that two changes seldom meet. */
export function writeProved(file: string, proved: Proved): void {
  const sorted = Object.entries(proved).map(([check, parts]) => [
    check,
    Object.fromEntries(Object.entries(parts).sort(([a], [b]) => (a < b ? -1 : 1))),
  ]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
