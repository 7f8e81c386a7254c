import path from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';

/** The aliases of the bundler that are paths, as absolute ones. Functions can't be sent to a thread. */
export function readAliases(
  { resolve }: { resolve?: RsbuildConfig['resolve'] | undefined },
  siteRoot: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typeof resolve?.alias === 'object' ? resolve.alias : {}).flatMap(
      ([name, targets]) => {
        const target: unknown = [targets].flat()[0];
        const isPath = typeof target === 'string' && /^(?:\.|\/|[A-Za-z]:[\\/])/.test(target);
        return isPath ? [[name, path.resolve(siteRoot, target)]] : [];
      },
    ),
  );
}
