import { createHash } from 'node:crypto';
import type { Problem } from 'islet/tools';
import { mapInParallel } from '../run/mapInParallel.ts';
import type { Check, CheckPart } from './proofCheck.ts';
import type { Proved } from './proved.ts';

/** The outcome of one check. */
export interface Outcome {
  name: string;
  /** Number of checked items, and how many of them were trusted. */
  count: number;
  trusted: number;
  problems: Problem[];
  /** Sum of the seconds of its parts, which may run concurrently. */
  seconds: number;
}

/** What was proved before, and what to do with it. */
export interface Trust {
  proved: Proved;
  /** Runs all parts, even if their keys fit. */
  isForAll: boolean;
  /** Keeps what is proved by now. It's called after each part, so that an interrupted proof can continue. */
  keep(proved: Proved): void;
  /** Is told how many of the parts that aren't trusted have run. */
  tell?(count: { done: number; total: number }): void;
}

/**
 * Runs those parts of all checks that can't be trusted, because their keys have changed since they were right or because
 * they never were. They run concurrently, starting with the last ones because these take longest.
 */
export async function runChecks(
  checks: readonly Check[],
  { proved, isForAll, keep, tell = () => {} }: Trust,
): Promise<Outcome[]> {
  const kept = new Map<CheckPart, string>();
  const all = checks.flatMap(({ name, parts }) => parts.map((part) => ({ check: name, part })));
  const isProved = (check: string, part: CheckPart): boolean =>
    proved[check]?.[part.name] === hashOf(part);
  for (const { check, part } of all) if (isProved(check, part)) kept.set(part, hashOf(part));

  const trusted = new Set(isForAll ? [] : kept.keys());
  const total = all.length - trusted.size;
  let done = 0;
  if (total > 0) tell({ done, total });
  const results = await mapInParallel(all.reverse(), async ({ part }) => {
    if (trusted.has(part)) return { part, problems: [], isTrusted: true, seconds: 0 };
    const start = performance.now();
    const problems = await part.run();
    if (problems.length > 0) kept.delete(part);
    else kept.set(part, hashOf(part));
    keep(listProved(checks, kept));
    tell({ done: ++done, total });
    return { part, problems, isTrusted: false, seconds: (performance.now() - start) / 1000 };
  });
  return checks.map(({ name, parts }): Outcome => {
    const ofCheck = parts.flatMap((part) => results.filter((result) => result.part === part));
    const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
    return {
      name,
      count: sum(parts.map(({ count }) => count)),
      trusted: sum(ofCheck.map(({ isTrusted, part }) => (isTrusted ? part.count : 0))),
      problems: ofCheck.flatMap(({ problems }) => problems),
      seconds: sum(ofCheck.map(({ seconds }) => seconds)),
    };
  });
}

function listProved(checks: readonly Check[], kept: ReadonlyMap<CheckPart, string>): Proved {
  return Object.fromEntries(
    checks.map(({ name, parts }) => [
      name,
      Object.fromEntries(
        parts.flatMap((part) => {
          const hash = kept.get(part);
          return hash === undefined ? [] : [[part.name, hash]];
        }),
      ),
    ]),
  );
}

const hashOf = ({ key }: CheckPart): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 16);
