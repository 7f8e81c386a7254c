import { readFileSync } from 'node:fs';
import { type ModuleCopier, resolveModule } from './createModuleCopier.ts';
import { readModuleImports } from './source/readModuleImports.ts';

/** Hooks that only run in the browser, and handlers. */
const reactions = /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore)\(|\son[A-Z]\w*=\{/;

/** The module of a component that reacts to readers, itself or by what it imports; null for any other import. */
export function findInteractive(
  { toFile }: Pick<ModuleCopier, 'toFile'>,
  from: string,
  specifier: string,
): string | null {
  const seen = new Set<string>();
  const isInteractive = (file: string): boolean => {
    if (seen.has(file) || !/\.[jt]sx$/.test(file)) return false;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    return (
      reactions.test(text) ||
      readModuleImports(text).some(({ specifier: name }) => {
        const imported = resolveModule(toFile(file, name) ?? '');
        return imported !== null && isInteractive(imported);
      })
    );
  };
  const file = resolveModule(toFile(from, specifier) ?? '');
  return file !== null && isInteractive(file) ? file : null;
}
