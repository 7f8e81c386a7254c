import { createRequire } from 'node:module';
import path from 'node:path';
import type { PageModule } from '../render/generateEntries.ts';
import { readSource } from './compileSource.ts';
import { moduleKey } from './moduleKey.ts';
import { mapProse } from './prepareSource.ts';

const importStatement = /^import\s+(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;

/**
 * Finds the modules that MDX files import, fragments included, by a look at their import lines: so
 * the bundler can start before any page is compiled. What does not exist is left out; the compiler
 * tells of it with its place.
 */
export async function findPageModules(
  siteRoot: string,
  sources: readonly string[],
): Promise<PageModule[]> {
  const modules = new Map<string, PageModule>();
  const seen = new Set<string>();
  const queue = sources.filter((file) => file.endsWith('.mdx'));
  const require = createRequire(path.join(siteRoot, 'package.json'));
  for (let file = queue.shift(); file; file = queue.shift()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const source = await readSource(file);
    const prose = source === null ? '' : withoutCode(source);
    for (const [, specifier = ''] of prose.matchAll(importStatement)) {
      if (!specifier.startsWith('.')) {
        if (canResolve(require, specifier)) {
          modules.set(specifier, { key: specifier, request: specifier, islands: [] });
        }
        continue;
      }
      const target = path.resolve(path.dirname(file), specifier);
      if (/\.mdx?$/.test(target)) {
        queue.push(target);
        continue;
      }
      const code = await readSource(target);
      if (code === null) continue;
      const key = moduleKey(siteRoot, target);
      modules.set(key, {
        key,
        request: target,
        islands: isClientModule(code) ? exportedComponents(code) : [],
      });
    }
  }
  return [...modules.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Code fences are full of imports that only readers use. */
function withoutCode(source: string): string {
  const prose: string[] = [];
  mapProse(source, (line) => {
    prose.push(line);
    return line;
  });
  return prose.join('\n');
}

/** React's own mark for a module that runs in the browser: the first statement is `'use client'`. */
function isClientModule(code: string): boolean {
  return /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*['"]use client['"]/.test(code);
}

/** Names of a module's exported components: its default and all that start with a capital. */
function exportedComponents(code: string): string[] {
  const named = code.matchAll(
    /^export\s+(?:async\s+)?(?:const|let|var|function|class)\s+([A-Z]\w*)/gm,
  );
  const hasDefault = /^export\s+default\b/m.test(code);
  return [...(hasDefault ? ['default'] : []), ...[...named].map(([, name = '']) => name)];
}

function canResolve(require: NodeJS.Require, specifier: string): boolean {
  try {
    require.resolve(specifier);
    return true;
  } catch {
    return false;
  }
}
