import { fileURLToPath } from 'node:url';

/** @param {string} file below the runtime */
const own = (file) => JSON.stringify(fileURLToPath(new URL(`../${file}`, import.meta.url)));

const glue = '@rspack/binding-wasm32-wasi/rspack.wasi-browser.js';

/**
 * The texts of packages that are changed when they are bundled, each with what fails without it. `find` must occur
 * exactly once, so that a release that changes it ends the build with a message.
 */
const patches = [
  {
    file: glue,
    find: 'export const { fs: __fs, vol: __volume } = memfs()',
    replace: `import { memoryFs as __fs, memoryVolume as __volume } from ${own('standIns/fileSystem.ts')};\nexport { __fs, __volume }`,
    without: 'The tool in JavaScript and the binding have a file system each: no entry is found.',
  },
  {
    file: glue,
    find: 'await fetch(__wasmUrl).then((res) => res.arrayBuffer())',
    replace: `(await import(${own('worker/wasmSource.ts')})).takeWasm()`,
    without:
      '28 MB are downloaded as they are, where a host does not compress them, and without progress.',
  },
  {
    file: glue,
    find: "'./wasi-worker-browser.mjs'",
    replace: '__threadFile',
    without: 'No thread starts: the file does not exist under the name that it has in its package.',
  },
  {
    file: glue,
    find: "worker.addEventListener('error', (event) => {",
    replace: "worker.addEventListener('message', (event) => {",
    without:
      'A panic in a thread is never noticed, and the build ends by its time limit: threads post what has happened as a message.',
  },
  {
    file: glue,
    find: 'window.dispatchEvent(',
    replace: 'globalThis.dispatchEvent(',
    without: 'Telling of that panic fails: workers have no `window`.',
  },
  {
    file: '@rslib/core/dist/index.js',
    find: '    cli.parse(argv);\n',
    replace: '    cli.parse(argv, { run: false });\n    return cli.runMatchedCommand();\n',
    without:
      'The worker cannot tell when a command has ended: `parse` returns before the command is done.',
  },
  {
    file: '@rslib/core/dist/index.js',
    find: '        setupCommands(argv);\n',
    replace: '        return setupCommands(argv);\n',
    without: 'The promise of the command is lost.',
  },
  {
    file: '@rslib/core/dist/index.js',
    find: '    setupLogLevel(argv);\n',
    replace: "    src_logger.level = 'info';\n    setupLogLevel(argv);\n",
    without: 'After a build with `logLevel`, all later ones print as little.',
  },
  {
    file: 'rsbuild-plugin-dts/dist/apiExtractor.js',
    find: 'import("@microsoft/api-extractor")',
    replace: 'import(String("@microsoft/api-extractor"))',
    without:
      'The bundler makes a module of it that has a default export alone, and no `Extractor`.',
  },
  {
    file: '@rsbuild/plugin-toml/dist/index.js',
    find: 'import("toml")',
    replace: 'import(String("toml"))',
    without: 'As above: a default export alone, and no `parse`.',
  },
  {
    file: '@rsbuild/core/dist/m.js',
    find: 'if (!1 === buildCache) return;',
    replace: 'if (buildCache !== null) return;',
    without: 'Each build writes a cache into a file system that is lost with the tab.',
  },
];

/**
 * @param {string} file path below `node_modules`
 * @param {string} text
 */
export function applyPatches(file, text) {
  return patches
    .filter((patch) => patch.file === file)
    .reduce((patched, { find, replace }) => {
      if (patched.split(find).length !== 2)
        throw new Error(
          `${file} doesn't contain the text that the playground patches exactly once: ${find.trim()}. See what the package does now, and adapt the patch in patches.mjs.`,
        );
      return patched.replace(find, () => replace);
    }, text);
}
