/** Who asks for a file of a package. */
export const packageConsumers = [
  'nodeImport',
  'nodeRequire',
  'typesBundler',
  'typesImport',
  'typesRequire',
  'bundler',
  'serverBundler',
  'jsdelivr',
] as const;

export type PackageConsumer = (typeof packageConsumers)[number];

/** A field of `package.json`, as JSON. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue };

/** `package.json`, with its keys in order. */
export type PackageFields = Readonly<Record<string, JsonValue>>;

/** Where a package leads: a file, or the reason why there is none. */
export type ResolvedFile =
  | { file: string; by: string }
  | { file: null; by: 'notExported' | 'noEntry' };

/** Conditions that hold for each consumer; `default` always does. */
const conditions: Readonly<Record<PackageConsumer, readonly string[]>> = {
  nodeImport: ['node', 'import', 'module-sync', 'node-addons'],
  nodeRequire: ['node', 'require', 'module-sync', 'node-addons'],
  typesBundler: ['types', 'import'],
  typesImport: ['types', 'node', 'import'],
  typesRequire: ['types', 'node', 'require'],
  bundler: ['webpack', 'import', 'module', 'browser', 'production'],
  serverBundler: ['webpack', 'import', 'module', 'node', 'production'],
  jsdelivr: [],
};

/** Fields that each consumer reads without `exports`, the first one that is there counts. */
const mainFields: Readonly<Record<PackageConsumer, readonly string[]>> = {
  nodeImport: ['main'],
  nodeRequire: ['main'],
  typesBundler: ['typings', 'types', 'main'],
  typesImport: ['typings', 'types', 'main'],
  typesRequire: ['typings', 'types', 'main'],
  bundler: ['browser', 'module', 'main'],
  serverBundler: ['module', 'main'],
  jsdelivr: ['jsdelivr', 'browser', 'main'],
};

const isBundler = (consumer: PackageConsumer): boolean =>
  /bundler$/i.test(consumer) && !isTypes(consumer);

const isTypes = (consumer: PackageConsumer): boolean => consumer.startsWith('types');

/**
 * Finds the file that a consumer gets for a path of a package: `.` or `./button`. `exists` tells which files there are;
 * without it, all that are named do, with their declaration files.
 */
export function resolvePackage(
  fields: PackageFields,
  {
    path,
    consumer,
    exists = isPublished,
  }: {
    path: string;
    consumer: PackageConsumer;
    exists?: (file: string) => boolean;
  },
): ResolvedFile {
  const found = findFile(fields, { path, consumer, exists });
  const { browser } = fields;
  if (found.file === null || consumer !== 'bundler' || !isRecord(browser)) return found;
  // `browser` as an object replaces files, wherever they come from.
  const replaced = browser[found.file] ?? browser[found.file.slice(2)];
  return typeof replaced === 'string' ? { file: replaced, by: `${found.by} → browser` } : found;
}

function findFile(fields: PackageFields, { path, consumer, exists }: ExportsQuery): ResolvedFile {
  const { exports } = fields;
  // A CDN serves files by their paths, so only the address without one needs a rule.
  const isSet = exports !== undefined && (exports !== null || isBundler(consumer));
  if (isSet && consumer !== 'jsdelivr')
    return resolveExports(exports, { path, consumer, exists }) ?? { file: null, by: 'notExported' };
  return path === '.'
    ? resolveMain(fields, { consumer, exists })
    : resolveDeep(path, { consumer, exists });
}

/** What a published package has: no TypeScript sources. */
const isPublished = (file: string): boolean => !/(?<!\.d)\.[cm]?tsx?$/.test(file);

interface ExportsQuery {
  path: string;
  consumer: PackageConsumer;
  exists(file: string): boolean;
}

function resolveExports(exports: JsonValue, query: ExportsQuery): ResolvedFile | null {
  const entries = entriesOf(exports);
  const direct = entries.find(([key]) => key === query.path);
  if (direct && !query.path.includes('*'))
    return resolveTarget(direct[1], { ...query, star: null, by: 'exports' });
  const patterns = entries
    .flatMap(([key, target]) => {
      const star = matchPattern(key, query.path);
      return star === null ? [] : [{ key, target, star }];
    })
    .toSorted((a, b) => b.key.indexOf('*') - a.key.indexOf('*') || b.key.length - a.key.length);
  const [best] = patterns;
  return best ? resolveTarget(best.target, { ...query, star: best.star, by: 'exports' }) : null;
}

const isRecord = (value: JsonValue | undefined): value is { [key: string]: JsonValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries of `exports`, which may leave out `.`. */
export function entriesOf(exports: JsonValue): Array<[string, JsonValue]> {
  const isMap = typeof exports === 'object' && exports !== null && !Array.isArray(exports);
  if (isMap && Object.keys(exports).some((key) => key.startsWith('.')))
    return Object.entries(exports);
  return [['.', exports]];
}

/** What `*` stands for, if a pattern matches a path. */
function matchPattern(pattern: string, path: string): string | null {
  const [before = '', after = ''] = pattern.split('*');
  if (!pattern.includes('*')) return null;
  const fits =
    path.startsWith(before) &&
    path.endsWith(after) &&
    path.length > before.length + after.length - (path === pattern ? 1 : 0);
  return fits ? path.slice(before.length, path.length - after.length) : null;
}

function resolveTarget(
  target: JsonValue,
  query: ExportsQuery & { star: string | null; by: string },
): ResolvedFile | null {
  const { consumer, exists, star } = query;
  if (typeof target === 'string') {
    if (!target.startsWith('./')) return null;
    const file = star === null ? target : target.replaceAll('*', star);
    const found = isTypes(consumer) ? typesOf(file).find(exists) : file;
    return found === undefined ? null : { file: found, by: query.by };
  }
  if (Array.isArray(target)) {
    for (const one of target) {
      const found = resolveTarget(one, query);
      if (found) return found;
    }
    return null;
  }
  if (typeof target !== 'object' || target === null)
    return target === null ? { file: null, by: 'notExported' } : null;
  for (const [condition, inner] of Object.entries(target)) {
    if (!holds(condition, consumer)) continue;
    // To Node.js, `null` forbids a path; bundlers look on.
    if (inner === null && isBundler(consumer)) continue;
    const found = resolveTarget(inner, { ...query, by: `${query.by} → ${condition}` });
    if (found) return found;
  }
  return null;
}

/** Whether a condition applies; TypeScript also knows `types@>=5`, and is taken for a recent one. */
function holds(condition: string, consumer: PackageConsumer): boolean {
  if (condition === 'default') return true;
  if (isTypes(consumer) && condition.startsWith('types@')) return !/[<^~]/.test(condition);
  return conditions[consumer].includes(condition);
}

/** The declaration files that TypeScript looks for instead of a script. */
function typesOf(file: string): string[] {
  if (/\.d\.[cm]?ts$/.test(file)) return [file];
  const [, base, kind] = /^(.*)\.([cm]?)[jt]sx?$/.exec(file) ?? [];
  if (base === undefined || kind === undefined) return /\.json$/.test(file) ? [file] : [];
  return kind === ''
    ? [`${base}.ts`, `${base}.tsx`, `${base}.d.ts`]
    : [`${base}.${kind}ts`, `${base}.d.${kind}ts`];
}

function resolveMain(
  fields: PackageFields,
  { consumer, exists }: Omit<ExportsQuery, 'path'>,
): ResolvedFile {
  for (const field of mainFields[consumer]) {
    const value = fields[field];
    if (typeof value !== 'string' || value === '') continue;
    const file = value.startsWith('./') ? value : `./${value.replace(/^\//, '')}`;
    const found = candidatesOf(file, consumer).find(exists);
    if (found === undefined) continue;
    return { file: found, by: field };
  }
  // Without any field, a CDN is left to guess.
  if (consumer === 'jsdelivr') return { file: null, by: 'noEntry' };
  const index = candidatesOf('./index', consumer).find(exists);
  return index === undefined ||
    (consumer === 'nodeImport' && fields.main !== undefined && !exists('./index.js'))
    ? { file: null, by: 'noEntry' }
    : { file: index, by: 'index' };
}

/** A path into a package without `exports` is that of the file. */
function resolveDeep(path: string, { consumer, exists }: Omit<ExportsQuery, 'path'>): ResolvedFile {
  // Imports of ES modules have extensions.
  const isExact = consumer === 'nodeImport' || consumer === 'typesImport';
  const candidates = !isExact
    ? candidatesOf(path, consumer)
    : isTypes(consumer)
      ? typesOf(path)
      : [path];
  const found = candidates.find(exists);
  return found === undefined ? { file: null, by: 'noEntry' } : { file: found, by: 'path' };
}

/** The files that a name without an extension may mean, in the order in which they are looked for. */
function candidatesOf(file: string, consumer: PackageConsumer): string[] {
  const base = file.replace(/\/$/, '');
  if (isTypes(consumer)) {
    const own = typesOf(base);
    const isNamed = /\.(?:[cm]?[jt]sx?|json)$/.test(base);
    return isNamed ? own : [`${base}.ts`, `${base}.tsx`, `${base}.d.ts`, `${base}/index.d.ts`];
  }
  if (/\.[a-z]+$/i.test(base)) return [base, `${base}.js`, `${base}/index.js`];
  return [`${base}.js`, `${base}.json`, `${base}/index.js`, base];
}
