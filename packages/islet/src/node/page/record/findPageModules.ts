import { readSource } from '../../support/files/readSource.ts';
import { statOrNull } from '../../support/files/statOrNull.ts';
import { moduleKey } from '../jsx/moduleKey.ts';
import { type ImportAliases, resolveImport } from '../jsx/resolveImport.ts';
import { guessCode } from '../markdown/prepareSource.ts';

/** A module that pages import: by the key that records use, and where the bundler finds it. */
export interface PageModule {
  key: string;
  /** Absolute path, or a package specifier. */
  request: string;
}

const importStatement = /^import\b\s*(?:(?:(?!\nimport\b)[^'"])*?\bfrom\s*)?['"]([^'"]+)['"]/gm;

/**
 * Finds the modules that MDX files import, fragments included, by their import lines only, so that the
 * bundler can start before any page is compiled. Files that don't exist are left out, because the compiler
 * reports them with their place.
 */
export function findPageModules(
  siteRoot: string,
  sources: readonly string[],
  {
    aliases = {},
    textOf = readSource,
  }: { aliases?: ImportAliases; textOf?: (file: string) => string | null } = {},
): PageModule[] {
  const modules = new Map<string, PageModule>();
  const seen = new Set<string>();
  const queue = sources.filter((file) => file.endsWith('.mdx'));
  for (let file = queue.shift(); file; file = queue.shift()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const source = textOf(file);
    // Finding the code of a page takes far longer than finding that it has no such line.
    const prose = source !== null && /^import\b/m.test(source) ? withoutCode(source) : '';
    for (const [, specifier = ''] of prose.matchAll(importStatement)) {
      const target = resolveImport(specifier, { from: file, aliases });
      if (target.kind === 'module' && !isFragment(specifier)) {
        modules.set(specifier, { key: specifier, request: specifier });
      } else if (target.kind === 'file' && isFragment(specifier)) {
        queue.push(target.file);
      } else if (target.kind === 'file' && !target.isText && statOrNull(target.file)?.isFile()) {
        const key = moduleKey(siteRoot, target.file);
        modules.set(key, { key, request: target.file });
      }
    }
  }
  return [...modules.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

const isFragment = (specifier: string): boolean => /\.mdx?$/.test(specifier);

/** Code fences contain imports that are only shown. */
function withoutCode(source: string): string {
  const code = guessCode(source);
  return source
    .split('\n')
    .filter((_, number) => !code.has(number))
    .join('\n');
}
