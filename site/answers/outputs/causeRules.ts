import { leaveOutIds } from './leaveOutIds.ts';
import type { OutputHunk } from './outputHunk.ts';

/** Reasons for which an output differs between releases. */
export type CauseId =
  | 'extensions'
  | 'version'
  | 'federation'
  | 'wasm'
  | 'url'
  | 'worker'
  | 'css'
  | 'runtime'
  | 'constants'
  | 'await'
  | 'file-url'
  | 'require'
  | 'env'
  | 'engines'
  | 'helpers'
  | 'jsx'
  | 'react-compiler'
  | 'styles'
  | 'assets'
  | 'names'
  | 'hashes'
  | 'redirect'
  | 'dependencies'
  | 'ids'
  | 'form'
  /** Found by exit codes, not by a rule. */
  | 'failing';

/** A rule that recognizes a cause by the lines of a place. */
interface CauseRule {
  id: CauseId;
  matches(hunk: OutputHunk): boolean;
}

const textOf = (lines: readonly string[]): string => lines.join('\n');

const bothOf = ({ removed, added }: OutputHunk): string => textOf([...removed, ...added]);

/** Whether both sides are the same, and not empty, after a replacement. */
function isSameAfter({ removed, added }: OutputHunk, replace: (text: string) => string): boolean {
  return removed.length > 0 && replace(textOf(removed)) === replace(textOf(added));
}

/** Whether exactly one of the sides has something. */
const isOnOneSide = ({ removed, added }: OutputHunk, pattern: RegExp): boolean =>
  pattern.test(textOf(removed)) !== pattern.test(textOf(added));

/** Comparisons whose sides may be swapped: `value === 1 / 0`. */
const sortSides = (text: string): string =>
  text.replace(/([\w.]+|[01] \/ 0) === ([\w.]+ \/ 0|[\w.]+)/g, (_, left: string, right: string) =>
    [left, right].sort().join(' === '),
  );

/** An import of a package, in any format. */
const packageImport = /(?:\bfrom|\bimport|\brequire\(|__webpack_require__\()\s*["'](?![./])[^"']/;

/** Files that several entries share, by their names: `468.js`, `p.js`, `379~0.css`, `rslib-runtime.js`. */
const sharedFile = /(?:^|\/)(?:\d+|[\w$-]{1,2}|[^/]*~[^/]*|rslib-runtime)\.\w+$/;

const asset = /\.(?:svg|png|jpe?g|webp|gif|ico|woff2?|ttf|txt)$/;

/** The first rule that matches decides. */
export const causeRules: readonly CauseRule[] = [
  {
    id: 'form',
    matches: ({ file, removed, added }) =>
      file === 'rewritten' && removed.length + added.length === 0,
  },
  {
    id: 'ids',
    matches: ({ removed, added }) =>
      removed.length > 0 && textOf(removed.map(leaveOutIds)) === textOf(added.map(leaveOutIds)),
  },
  {
    id: 'extensions',
    matches: (hunk) =>
      /\.d\.[cm]?ts$/.test(hunk.path) &&
      isSameAfter(hunk, (text) =>
        text.replace(/(['"])(\.[^'"]*?)(?:\/index)?(?:\.[cm]?js)?\1/g, '$1$2$1'),
      ),
  },
  {
    id: 'version',
    matches: (hunk) => isSameAfter(hunk, (text) => text.replace(/\d+\.\d+\.\d+(?:-[\w.]+)?/g, '#')),
  },
  {
    id: 'federation',
    matches: (hunk) =>
      /\bFEDERATION_|__GLOBAL_PLUGIN__|SnapshotHandler|lazyLoaderHook/.test(bothOf(hunk)),
  },
  {
    id: 'wasm',
    matches: (hunk) =>
      /\.wasm$/.test(hunk.path) || /wasm|WebAssembly|^\s*id: moduleId,$/i.test(bothOf(hunk)),
  },
  {
    id: 'worker',
    matches: (hunk) =>
      /\bnew Worker\(|\bself\.onmessage\b/.test(bothOf(hunk)) ||
      (hunk.file !== undefined && /worker\.[jt]s$/.test(hunk.path)),
  },
  { id: 'css', matches: ({ file, path }) => file === undefined && path.endsWith('.css') },
  {
    id: 'constants',
    matches: (hunk) => isOnOneSide(hunk, /\bNaN\b/) || isSameAfter(hunk, sortSides),
  },
  { id: 'url', matches: (hunk) => isOnOneSide(hunk, /new URL\(["']\.?\/?(?:[\w.-]+\/)*static\//) },
  { id: 'await', matches: (hunk) => /\buseModuleExports\b|\basyncModule\b/.test(bothOf(hunk)) },
  {
    id: 'file-url',
    matches: ({ removed, added }) =>
      textOf(removed).includes('import.meta.url') && /['"]file:\/\/\//.test(textOf(added)),
  },
  {
    id: 'require',
    matches: ({ removed, added }) =>
      /createRequire|= require\(/.test(textOf(added)) &&
      !/createRequire|= require\(/.test(textOf(removed)),
  },
  {
    id: 'require',
    matches: ({ removed, added }) =>
      added.length === 0 && /^import \* as __rspack_external/.test(textOf(removed)),
  },
  {
    id: 'dependencies',
    matches: (hunk) =>
      hunk.path.endsWith('LICENSE.txt') ||
      isOnOneSide(hunk, /__webpack_module_cache__|\bLICENSE\b/),
  },
  {
    id: 'env',
    matches: ({ removed, added }) =>
      /import\.meta\.env|\(void 0\)\??\.|process\.env/.test(textOf(added)) &&
      !textOf(removed).includes('process.env') &&
      removed.length > 0,
  },
  {
    id: 'engines',
    matches: ({ removed, added }) =>
      /\?\.|\?\?/.test(textOf(removed)) &&
      !/\?\.|\?\?/.test(textOf(added)) &&
      /null [!=]=|void 0/.test(textOf(added)),
  },
  {
    id: 'helpers',
    matches: (hunk) =>
      /@swc\/helpers|\b_(?:async_to_generator|object_spread|ts_\w+)\w*|Invalid attempt to/.test(
        bothOf(hunk),
      ),
  },
  {
    id: 'jsx',
    matches: (hunk) => /\bjsx_runtime\b|REACT_ELEMENT_TYPE|createElement/.test(bothOf(hunk)),
  },
  { id: 'react-compiler', matches: (hunk) => /react[-/]compiler-runtime/.test(bothOf(hunk)) },
  {
    id: 'names',
    matches: (hunk) => hunk.file !== undefined && sharedFile.test(hunk.path),
  },
  {
    id: 'names',
    matches: (hunk) =>
      /~|\.\/(?:\d+|[\w$-]{1,2})\.[cm]?js/.test(bothOf(hunk)) &&
      isSameAfter(hunk, (text) => text.replace(/(["'])\.{0,2}[\w./~-]*\1/g, '#')),
  },
  {
    id: 'hashes',
    matches: (hunk) =>
      hunk.file
        ? /[.-][\da-f]{8,}\./.test(hunk.path)
        : isSameAfter(hunk, (text) => text.replace(/\b[\da-f]{8,}\b/g, '#')),
  },
  {
    id: 'styles',
    matches: (hunk) =>
      (hunk.file && hunk.path.endsWith('.css')) || /\.css["'!?]/.test(bothOf(hunk)),
  },
  {
    id: 'assets',
    matches: (hunk) =>
      (hunk.file && asset.test(hunk.path) && !hunk.path.endsWith('LICENSE.txt')) ||
      isOnOneSide(hunk, /["'][^"']*static\//),
  },
  {
    id: 'redirect',
    matches: (hunk) =>
      isSameAfter(hunk, (text) =>
        text.replace(/(\.[^'"]*?)\.[cm]?js(?=["'])/g, '$1').replaceAll('_js_', '_'),
      ),
  },
  { id: 'runtime', matches: (hunk) => isOnOneSide(hunk, /__webpack_require__\.\w+ = /) },
  {
    id: 'dependencies',
    matches: (hunk) =>
      /node_modules\/|\w_default\(\)|__rspack_external/.test(bothOf(hunk)) ||
      isOnOneSide(hunk, packageImport),
  },
];
