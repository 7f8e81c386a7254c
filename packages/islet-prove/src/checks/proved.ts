import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { messageOf } from 'islet/tools';
import { z } from 'zod';
import { readData } from './readData.ts';

/** Hashes of the keys with which parts were right when they last ran, by check and part. */
export type Proved = Readonly<Record<string, Readonly<Record<string, string>>>>;

const schema = z.record(z.string(), z.record(z.string(), z.string()));

/** Reads what was proved; nothing if the file doesn't exist. Throws if it's damaged. */
export async function readProved(file: string): Promise<Proved> {
  try {
    return readData(await readFile(file, 'utf8'), { file, schema });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new Error(
      `${messageOf(error)}\nRestore it, or delete it and run \`npm run proof -- --update\`.`,
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
