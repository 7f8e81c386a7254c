/** What this site says about an option: where, its type, its default, and its first sentence. */
export interface ConfigOption {
  name: string;
  type: string;
  summary: string;
}

/** The options of a config by their path, such as `output.target`. */
export type ConfigOptions = ReadonlyMap<string, ConfigOption>;

/** A key that an object in the config may have. */
export type OptionKey = ConfigOption & { key: string };

/** Loads the options from the file that also explains the code on pages; none if it has another form. */
export async function loadConfigOptions(url: string): Promise<ConfigOptions> {
  const response = await fetch(url);
  return readConfigOptions(response.ok ? await response.json() : null);
}

/** Reads the options from the data of the site. */
export function readConfigOptions(data: unknown): ConfigOptions {
  const groups = toRecord(data).options;
  const terms = (Array.isArray(groups) ? groups : []).flatMap((group) =>
    Object.entries(toRecord(toRecord(group).terms)),
  );
  return new Map(
    terms.flatMap(([name, term]): Array<[string, ConfigOption]> => {
      const [, type, , summary] = Array.isArray(term) ? term : [];
      const isOption = typeof type === 'string' && typeof summary === 'string';
      return isOption && /^[\w.]+$/.test(name) ? [[name, { name, type, summary }]] : [];
    }),
  );
}

/**
 * The keys that an object in a config may have, by the keys that lead to it: those of a lib item are also allowed at
 * the root, and an environment has what Rsbuild has.
 */
export function listOptionKeys(options: ConfigOptions, path: readonly string[]): OptionKey[] {
  const prefix = stripScope(path)
    .map((key) => `${key}.`)
    .join('');
  const keys = new Map<string, OptionKey>();
  for (const option of options.values()) {
    if (!option.name.startsWith(prefix)) continue;
    const [key = '', ...deeper] = option.name.slice(prefix.length).split('.');
    const isKnown = keys.has(key) && deeper.length > 0;
    if (key === '' || isKnown) continue;
    const own = deeper.length === 0 ? option : { name: prefix + key, type: '', summary: '' };
    keys.set(key, { ...own, key });
  }
  return [...keys.values()];
}

/** The values that the type of an option lists: texts in quotes, `true` and `false`. */
export function listOptionValues(options: ConfigOptions, path: readonly string[]): string[] {
  const type = options.get(stripScope(path).join('.'))?.type ?? '';
  const parts = type.split('|').map((part) => part.trim());
  return parts.flatMap((part) =>
    part === 'boolean' ? ['true', 'false'] : /^(?:'[^']*'|true|false)$/.test(part) ? [part] : [],
  );
}

function stripScope(path: readonly string[]): readonly string[] {
  if (path[0] === 'lib') return path.slice(1);
  return path[0] === 'environments' && path.length > 1 ? path.slice(2) : path;
}

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
