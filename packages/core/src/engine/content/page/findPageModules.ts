import path from 'node:path';
import { readSource } from '../../files/readSource.ts';
import { statOrNull } from '../../files/statOrNull.ts';
import { moduleKey } from '../jsx/moduleKey.ts';
import { guessCode } from '../markdown/prepareSource.ts';

/** A module that pages import: by the key that records use, and where the bundler finds it. */
export interface PageModule {
  key: string;
  /** Absolute path, or a package specifier. */
  request: string;
}

const importStatement = /^import\b\s*(?:(?:(?!\nimport\b)[^'"])*?\bfrom\s*)?['"]([^'"]+)['"]/gm;

/**
 * Finds the modules that MDX files import, fragments included, by a look at their import lines: so
 * the bundler can start before any page is compiled. Files that do not exist are left out; the
 * compiler tells of them with their place.
 */
export function findPageModules(siteRoot: string, sources: readonly string[]): PageModule[] {
  const modules = new Map<string, PageModule>();
  const seen = new Set<string>();
  const queue = sources.filter((file) => file.endsWith('.mdx'));
  for (let file = queue.shift(); file; file = queue.shift()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const source = readSource(file);
    const prose = source === null ? '' : withoutCode(source);
    for (const [, specifier = ''] of prose.matchAll(importStatement)) {
      if (!specifier.startsWith('.')) {
        modules.set(specifier, { key: specifier, request: specifier });
        continue;
      }
      const target = path.resolve(path.dirname(file), specifier);
      if (/\.mdx?$/.test(target)) {
        queue.push(target);
        continue;
      }
      if (!statOrNull(target)?.isFile()) continue;
      const key = moduleKey(siteRoot, target);
      modules.set(key, { key, request: target });
    }
  }
  return [...modules.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Code fences are full of imports that only readers use. */
function withoutCode(source: string): string {
  const code = guessCode(source);
  return source
    .split('\n')
    .filter((_, number) => !code.has(number))
    .join('\n');
}
