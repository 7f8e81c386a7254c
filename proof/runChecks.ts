import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '@docs/common/types.ts';
import type { Check, CheckPart } from './check.ts';
import { mapInParallel } from './mapInParallel.ts';

/** The outcome of one check. */
export interface Outcome {
  name: string;
  /** How many things were looked at, and how many of them were known from an earlier run. */
  count: number;
  unchanged: number;
  problems: Problem[];
  seconds: number;
}

/**
 * Runs checks one after another, the parts of each side by side. `cacheFile` remembers, by their
 * keys, the parts that passed; those that failed run again each time.
 */
export async function runChecks(checks: readonly Check[], cacheFile: string): Promise<Outcome[]> {
  const passed = await readCache(cacheFile);
  const outcomes: Outcome[] = [];
  const kept = new Set<string>();
  for (const { name, parts } of checks) {
    const start = performance.now();
    const hashOf = ({ key }: CheckPart): string =>
      createHash('sha256').update(`${name}\n${key}`).digest('hex');
    const results = await mapInParallel(parts, async (part) => {
      const known = passed.has(hashOf(part));
      const problems = known ? [] : await part.run();
      if (problems.length === 0) kept.add(hashOf(part));
      return { problems, count: part.count, unchanged: known ? part.count : 0 };
    });
    outcomes.push({
      name,
      count: results.reduce((sum, { count }) => sum + count, 0),
      unchanged: results.reduce((sum, { unchanged }) => sum + unchanged, 0),
      problems: results.flatMap(({ problems }) => problems),
      seconds: (performance.now() - start) / 1000,
    });
  }
  await mkdir(path.dirname(cacheFile), { recursive: true });
  await writeFile(cacheFile, JSON.stringify([...kept]));
  return outcomes;
}

async function readCache(file: string): Promise<Set<string>> {
  try {
    return new Set(JSON.parse(await readFile(file, 'utf8')) as string[]);
  } catch {
    return new Set();
  }
}
