import type { SiteConfigInput } from './siteConfigInput.ts';

/** The option of commands that replaces each of these fields of the config. */
export const overridingOptions = { base: '--base', url: '--url', outDir: '--out' } as const;

/** Fields of the config that a command replaces. */
export type Overrides = Partial<Pick<SiteConfigInput, keyof typeof overridingOptions>>;

/** Replaces fields of a config that was not validated yet. What isn't an object stays for the schema to explain. */
export function replaceFields(config: unknown, overrides: Overrides): unknown {
  const isObject = typeof config === 'object' && config !== null && !Array.isArray(config);
  return isObject ? { ...config, ...overrides } : config;
}

/** Where the value of a field is written if a command replaces it: the option stands for a file. */
export function locateOverride(
  [field]: readonly PropertyKey[],
  overrides: Overrides,
): { file: string } | undefined {
  for (const [name, file] of Object.entries(overridingOptions)) {
    if (name === field && Object.hasOwn(overrides, name)) return { file };
  }
}
