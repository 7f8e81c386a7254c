import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '@docs/common/types.ts';
import type { Check } from './check.ts';

/** The outcome of one check. */
export interface Outcome {
  name: string;
  count: number;
  problems: Problem[];
  /** Whether it was known from an earlier run. */
  cached: boolean;
  seconds: number;
}

/**
 * Runs checks one after another. `cacheFile` remembers, by their keys, those that passed; those that
 * failed run again each time.
 */
export async function runChecks(checks: readonly Check[], cacheFile: string): Promise<Outcome[]> {
  const passed = await readCache(cacheFile);
  const outcomes: Outcome[] = [];
  const kept: Record<string, number> = {};
  for (const { name, key, run } of checks) {
    const start = performance.now();
    const hash = createHash('sha256')
      .update(`${name}\n${await key()}`)
      .digest('hex');
    const known = passed[hash];
    const { problems, count } = known === undefined ? await run() : { problems: [], count: known };
    if (problems.length === 0) kept[hash] = count;
    const seconds = (performance.now() - start) / 1000;
    outcomes.push({ name, count, problems, cached: known !== undefined, seconds });
  }
  await mkdir(path.dirname(cacheFile), { recursive: true });
  await writeFile(cacheFile, JSON.stringify(kept));
  return outcomes;
}

async function readCache(file: string): Promise<Record<string, number>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
}
