import { existsSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'jsonc-parser';
import { type Engine, engines } from '../../engines.ts';
import { RefusedError } from '../../refusedError.ts';
import { readForeignText } from './readForeignText.ts';
import { record } from './shapes.ts';

/** Absolute path of the config that an engine has in a folder (absolute path); null if there is none. */
export function lookForConfig(root: string, engine: Engine): string | null {
  const files = engines[engine].configs.flatMap((name) =>
    ['ts', 'mts', 'js', 'mjs', 'cjs', 'cts'].map((extension) => `${name}.${extension}`),
  );
  return files.map((name) => path.join(root, name)).find((file) => existsSync(file)) ?? null;
}

/** The same. Throws a `RefusedError` if there is none. */
export function findConfig(root: string, engine: Engine): string {
  const found = lookForConfig(root, engine);
  if (found !== null) return found;
  throw new RefusedError(`There is no \`${engines[engine].configs[0]}.ts\` in \`${root}\`.`);
}

/** Reads `paths` of a `tsconfig.json`, where some sites have their aliases: `"@site/*": ["./*"]`. */
export function readTsconfigPaths(root: string): Record<string, string> {
  const file = path.join(root, 'tsconfig.json');
  if (!existsSync(file)) return {};
  const written: unknown = parse(readForeignText(file));
  const { baseUrl = '.', paths } = record.parse(record.parse(written).compilerOptions);
  return Object.fromEntries(
    Object.entries(record.parse(paths)).flatMap(([name, targets]) => {
      const [target]: unknown[] = [targets].flat();
      if (typeof target !== 'string' || !target.endsWith('/*') || !name.endsWith('/*')) return [];
      return [[name.slice(0, -2), path.resolve(root, String(baseUrl), target.slice(0, -2))]];
    }),
  );
}
