import path from 'path-browserify';
import { memoryFs } from './fileSystem.ts';
import nodeProcess from './nodeProcess.ts';

type Call = (...values: unknown[]) => unknown;

/** Node's numbers of errors, which API Extractor and others read. */
const numbers: Record<string, number> = {
  ENOENT: -2,
  EACCES: -13,
  EEXIST: -17,
  ENOTDIR: -20,
  EISDIR: -21,
  EINVAL: -22,
  ENOTEMPTY: -39,
};

/** Adds the fields that errors of Node have and errors of the file system in memory lack. */
function completeError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || 'errno' in error) return error;
  const [, syscall = ''] = /, (\w+)/.exec(error.message) ?? [];
  return Object.assign(error, { errno: numbers[String(error.code)] ?? -1, syscall });
}

/** The file system in memory has no working directory. */
const toAbsolute = (file: unknown): unknown =>
  typeof file === 'string' && !file.startsWith('/') && !file.startsWith('file:')
    ? path.resolve(nodeProcess.cwd(), file)
    : file;

const hasTwoPaths = /^(?:rename|copyFile|cp|link)(?:Sync)?$/;

function wrapCall(name: string, call: Call): Call {
  const paths = hasTwoPaths.test(name) ? 2 : 1;
  const wrapped: Call = (...values) => {
    const given = values.map((value, index) => (index < paths ? toAbsolute(value) : value));
    // An optional argument that is `undefined` is none: the file system in memory would read it.
    while (given.length > paths && given.at(-1) === undefined) given.pop();
    try {
      const result = call(...given);
      return result instanceof Promise
        ? result.catch((error: unknown) => Promise.reject(completeError(error)))
        : result;
    } catch (error) {
      throw completeError(error);
    }
  };
  return Object.assign(wrapped, call);
}

function wrapModule<Module extends object>(module: Module): Module {
  const entries = Object.entries(module).map(([name, value]) =>
    typeof value === 'function' && /^[a-z]/.test(name)
      ? [name, wrapCall(name, value.bind(module))]
      : [name, value],
  );
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}

/** `node:fs`: the one file system, with paths relative to `process.cwd()` and errors like Node's. */
const standIn = { ...wrapModule(memoryFs), promises: wrapModule(memoryFs.promises) };
export default standIn;

export const {
  access,
  accessSync,
  appendFileSync,
  close,
  closeSync,
  constants,
  copyFile,
  copyFileSync,
  createReadStream,
  createWriteStream,
  Dirent,
  exists,
  existsSync,
  fstat,
  fstatSync,
  lstat,
  lstatSync,
  mkdir,
  mkdirSync,
  open,
  openSync,
  opendir,
  promises,
  ReadStream,
  read,
  readdir,
  readdirSync,
  readFile,
  readFileSync,
  readlink,
  readlinkSync,
  readSync,
  realpath,
  realpathSync,
  rename,
  renameSync,
  rm,
  rmdirSync,
  rmSync,
  Stats,
  stat,
  statSync,
  unlink,
  unlinkSync,
  unwatchFile,
  WriteStream,
  watch,
  watchFile,
  writeFile,
  writeFileSync,
  writeSync,
} = standIn;
