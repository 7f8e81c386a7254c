import { importModule } from '../worker/loadModule.ts';

/** `jiti`, which loads configs in TypeScript: they are compiled by Rspack's own compiler, as all modules of a project. */
export function createJiti() {
  return {
    import: async (file: string, options?: { default?: boolean }): Promise<unknown> => {
      const namespace: Record<string, unknown> = Object(await importModule(file));
      return options?.default ? (namespace.default ?? namespace) : namespace;
    },
  };
}
