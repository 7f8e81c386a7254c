import { existsSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'jsonc-parser';
import { readForeignText } from './readForeignText.ts';
import { RefusedError } from './refusedError.ts';
import { record } from './shapes.ts';

/** Finds a config by its names without extension. Rejects with a message for the user. */
export function findConfig(root: string, names: readonly string[]): string {
  const files = names.flatMap((name) =>
    ['ts', 'mts', 'js', 'mjs', 'cjs', 'cts'].map((extension) => `${name}.${extension}`),
  );
  const found = files.map((name) => path.join(root, name)).find((file) => existsSync(file));
  if (found === undefined) throw new RefusedError(`There is no \`${names[0]}.ts\` in \`${root}\`.`);
  return found;
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
