import type { Problem } from '#shared/types.ts';
import type { Host } from '../config/schema/host.ts';

/** Sizes in bytes of the files of an output, by their paths in it. */
export type FileSizes = ReadonlyMap<string, number>;

/** How many bytes a host takes, and how many files without payment. */
interface Capacity {
  site?: number;
  file?: number;
  files?: number;
}

/**
 * From the documentation of the hosts: https://developers.cloudflare.com/pages/platform/limits/,
 * https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits.
 */
const capacities: Partial<Record<Host, Capacity>> = {
  cloudflare: { file: 25 * 1024 ** 2, files: 20_000 },
  github: { site: 1024 ** 3 },
};

/** The hosts whose limits depend on the files of an output. */
export const hasCapacity = (host: Host): boolean => capacities[host] !== undefined;

/** Finds what a host refuses of an output, after which it publishes nothing. `config` is the name of the config file. */
export function findOversize(host: Host, sizes: FileSizes, config: string): Problem[] {
  const { site = Infinity, file: largest = Infinity, files = Infinity } = capacities[host] ?? {};
  const whole = Array.from(sizes.values()).reduce((sum, size) => sum + size, 0);
  const found: Array<Pick<Problem, 'severity' | 'fix'> & { most: string; has: string }> = [];
  for (const [name, size] of sizes) {
    if (size > largest)
      found.push({
        severity: 'error',
        most: `${toMebibytes(largest)} in a file`,
        has: `\`${name}\` has ${toMebibytes(size)}`,
        fix: 'Make it smaller, or load it from another host.',
      });
  }
  if (whole > site)
    found.push({
      severity: 'error',
      most: `${toMebibytes(site)} in a site`,
      has: `this one has ${toMebibytes(whole)}`,
      fix: 'Leave out large files of `public`, or pages of old versions.',
    });
  // A paid plan takes more, and the build can't know the plan.
  if (sizes.size > files)
    found.push({
      severity: 'warning',
      most: `${files.toLocaleString('en-US')} files without a paid plan`,
      has: `there are ${sizes.size.toLocaleString('en-US')}`,
      fix: 'Turn off `llms` for fewer files, or use a paid plan.',
    });
  return found.map(({ severity, most, has, fix }) => ({
    ...{ severity, fix, file: config },
    message: `\`hosts\` has "${host}", which takes at most ${most}, but ${has}.`,
  }));
}

/** Rounded up, so that what is too large never looks as large as what is allowed. */
const toMebibytes = (bytes: number): string => `${Math.ceil((bytes / 1024 ** 2) * 10) / 10} MiB`;
