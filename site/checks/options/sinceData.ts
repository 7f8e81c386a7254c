import { z } from 'zod';

/** The minor release that each option and flag came with, if it's newer than the oldest release that was read. */
export const sinceSchema = z.strictObject({
  oldest: z.string(),
  newest: z.string(),
  options: z.record(z.string(), z.string()),
  flags: z.record(z.string(), z.string()),
});

export type SinceData = z.infer<typeof sinceSchema>;

/** What a published release has. */
export interface PublishedRelease {
  /** `1.0.1`. */
  version: string;
  options: readonly string[];
  flags: readonly string[];
}

/** Finds the first release with each option and flag that the last one has. `releases` start with the oldest. */
export function findSince(releases: readonly PublishedRelease[]): SinceData {
  const newest = releases.at(-1);
  const oldest = releases[0];
  if (!newest || !oldest) throw new Error('There are no releases to compare.');
  const find = (kind: 'options' | 'flags'): Record<string, string> =>
    Object.fromEntries(
      newest[kind]
        .filter((name) => !oldest[kind].includes(name))
        .map((name) => [name, releases.find((one) => one[kind].includes(name)) ?? newest] as const)
        .map(([name, { version }]) => [name, toMinor(version)] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return {
    oldest: toMinor(oldest.version),
    newest: newest.version,
    options: find('options'),
    flags: find('flags'),
  };
}

/** The flags that a program built with `cac` declares, from its code. */
export function findDeclaredFlags(code: string): string[] {
  return [...code.matchAll(/\.option\(['"`](?:-\w, )?(--[a-z][\w-]*)/g)].map(
    ([, flag = '']) => flag,
  );
}

const toMinor = (version: string): string => version.split('.').slice(0, 2).join('.');
