import { setFlagsFromString } from 'node:v8';

/**
 * Node 20: flags for its V8 11. It spends a fifth of a build on optimizing code that hardly runs
 * afterward, because a build ends within seconds. So only code that runs ten times as much as usual is
 * optimized, and everything else is compiled by V8's fast compiler at once. Later versions have more compilers
 * and don't need it.
 */
const compileLess = ['--interrupt-budget=675840', '--always-sparkplug'];

/**
 * By default, V8 lets the heap grow to about twice its size before it looks for garbage. With this, a build of
 * 4,000 pages takes a quarter less memory, and no more time that could be measured (`bench/RESULTS.md`).
 */
const growSlowly = ['--heap-growing-percent=40'];

/** The flags for builds, by the major version of V8. Versions that aren't listed may not know them. */
const flagsByVersion: Record<string, string[]> = {
  11: [...compileLess, ...growSlowly],
  12: growSlowly,
  13: growSlowly,
};

const [version = ''] = process.versions.v8.split('.');

/** The flags for builds with this version of V8. */
export const flags: readonly string[] = flagsByVersion[version] ?? [];

/** Sets V8's flags for commands that build a site, in this process and its threads. Call it before their code is loaded. */
export function tuneV8(): void {
  for (const flag of flags) setFlagsFromString(flag);
}
