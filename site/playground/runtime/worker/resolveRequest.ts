import fs from '../standIns/nodeFs.ts';
import path from '../standIns/nodePath.ts';
import { isBundled, isNamed } from './moduleRegistry.ts';

interface Manifest {
  main?: string;
  exports?: unknown;
}

/** The conditions of `exports` that apply to a way of loading. */
const conditionsOf = {
  require: ['node', 'require', 'default'],
  import: ['node', 'import', 'default'],
};

export type LoadingWay = keyof typeof conditionsOf;

/** Resolves a request as Node does: to the name of a known module, or to a path. Throws if there is none. */
export function resolveRequest(request: string, from: string, way: LoadingWay = 'require'): string {
  if (isNamed(request)) return request;
  const id = request.startsWith('file:') ? decodeURIComponent(new URL(request).pathname) : request;
  const found = /^\.{0,2}\/|^\.{1,2}$/.test(id)
    ? findFile(path.resolve(path.dirname(from), id))
    : findInPackages(id, from, way);
  if (found) return found;
  const error = new Error(`Cannot find module '${request}' imported from ${from}`);
  throw Object.assign(error, {
    code: way === 'import' ? 'ERR_MODULE_NOT_FOUND' : 'MODULE_NOT_FOUND',
  });
}

const endings = ['', '.ts', '.js', '.mjs', '.cjs', '.mts', '.cts', '.json'];

function findFile(place: string): string | undefined {
  const file = endings.map((ending) => place + ending).find(isModule);
  if (file) return file;
  const { main } = readManifest(place) ?? {};
  const inFolder = main ? findFile(path.join(place, main)) : undefined;
  return inFolder ?? endings.map((ending) => `${place}/index${ending}`).find(isModule);
}

function findInPackages(id: string, from: string, way: LoadingWay): string | undefined {
  const [, name = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(id) ?? [];
  for (let folder = path.dirname(from); ; folder = path.dirname(folder)) {
    const place = path.join(folder, 'node_modules', name);
    const manifest = readManifest(place);
    if (manifest?.exports !== undefined) {
      const target = readExports(manifest.exports, `.${rest}`, conditionsOf[way]);
      return target === undefined ? undefined : path.join(place, target);
    }
    const found = manifest ? findFile(place + rest) : undefined;
    if (found) return found;
    if (folder === path.dirname(folder)) return undefined;
  }
}

/** The file that `exports` of a manifest gives for a part of its package, such as `./react`. */
export function readExports(
  exports: unknown,
  part: string,
  conditions: readonly string[],
): string | undefined {
  const isMap = isObject(exports) && Object.keys(exports).some((key) => key.startsWith('.'));
  const map = isMap ? exports : { '.': exports };
  if (Object.hasOwn(map, part)) return chooseTarget(map[part], conditions);
  const patterns = Object.keys(map).filter((key) => key.includes('*'));
  for (const pattern of patterns.sort((a, b) => b.length - a.length)) {
    const [head = '', tail = ''] = pattern.split('*');
    if (!part.startsWith(head) || !part.endsWith(tail)) continue;
    const target = chooseTarget(map[pattern], conditions);
    return target?.replaceAll('*', part.slice(head.length, part.length - tail.length));
  }
  return undefined;
}

function chooseTarget(target: unknown, conditions: readonly string[]): string | undefined {
  if (typeof target === 'string') return target;
  if (Array.isArray(target)) return chooseTarget(target[0], conditions);
  if (!isObject(target)) return undefined;
  for (const [condition, value] of Object.entries(target)) {
    const found = conditions.includes(condition) ? chooseTarget(value, conditions) : undefined;
    if (found) return found;
  }
  return undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isModule = (file: string): boolean => isBundled(file) || existsAsFile(file);

export function existsAsFile(file: string): boolean {
  try {
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

function readManifest(folder: string): Manifest | undefined {
  const file = `${folder}/package.json`;
  if (!existsAsFile(file)) return undefined;
  const manifest: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  return isObject(manifest) ? manifest : undefined;
}
