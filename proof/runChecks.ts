import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Problem } from '../packages/core/src/common/types.ts';
import type { Check, CheckPart } from './check.ts';
import { mapInParallel } from './mapInParallel.ts';

/** The outcome of one check. */
export interface Outcome {
  name: string;
  /** Number of checked items, and how many of them were cached. */
  count: number;
  unchanged: number;
  problems: Problem[];
  /** Sum of the seconds of its parts, which may run concurrently. */
  seconds: number;
}

/**
 * Runs the parts of all checks concurrently, starting with the last ones because they take longest.
 * `cacheFile` stores the keys of parts that passed; failed parts run again each time.
 * It is written after each part, so that an interrupted proof can continue.
 */
export async function runChecks(checks: readonly Check[], cacheFile: string): Promise<Outcome[]> {
  const passed = readCache(cacheFile);
  const kept = new Set<string>();
  mkdirSync(path.dirname(cacheFile), { recursive: true });
  const queue = checks
    .flatMap(({ name, parts }) => parts.map((part) => ({ name, part })))
    .reverse();
  const results = await mapInParallel(queue, async ({ name, part }) => {
    const start = performance.now();
    const hashOf = ({ key }: CheckPart): string =>
      createHash('sha256').update(`${name}\n${key}`).digest('hex');
    const isKnown = passed.has(hashOf(part));
    const problems = isKnown ? [] : await part.run();
    if (problems.length === 0) {
      kept.add(hashOf(part));
      if (!isKnown) writeFileSync(cacheFile, JSON.stringify([...passed, ...kept]));
    }
    return { part, problems, isKnown, seconds: (performance.now() - start) / 1000 };
  });
  const outcomes = checks.map(({ name, parts }): Outcome => {
    const ofCheck = parts.flatMap((part) => results.filter((result) => result.part === part));
    const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
    return {
      name,
      count: sum(parts.map(({ count }) => count)),
      unchanged: sum(ofCheck.map(({ isKnown, part }) => (isKnown ? part.count : 0))),
      problems: ofCheck.flatMap(({ problems }) => problems),
      seconds: sum(ofCheck.map(({ seconds }) => seconds)),
    };
  });
  writeFileSync(cacheFile, JSON.stringify([...kept]));
  return outcomes;
}

function readCache(file: string): Set<string> {
  try {
    return new Set(z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))));
  } catch {
    return new Set();
  }
}
