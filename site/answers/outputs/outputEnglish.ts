import type { OutputLabels } from './outputLabels.ts';

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** Texts about differences of outputs, in English. */
export const outputEnglish: OutputLabels = {
  causes: {
    extensions: {
      title: 'Extensions in declaration files',
      text: 'Imports in declaration files get the extension of the file that they lead to, so TypeScript also finds it with `node16`. See [Extensions in declaration files](/guide/upgrade/v0-to-v1#extensions-in-declaration-files).',
    },
    version: {
      title: 'The version of Rslib',
      text: 'The output has the version of the tool in it. Nothing else differs here.',
    },
    federation: {
      title: 'The runtime of Module Federation',
      text: 'The runtime is the same, but it is compiled with other settings, so other branches and helpers are left in it.',
    },
    wasm: {
      title: 'WebAssembly',
      text: '`.wasm` files are copied to the output, and the code that loads them has changed. See [WebAssembly](/guide/upgrade/v0-to-v1#webassembly) and [`wasm`](/config/lib/wasm).',
    },
    url: {
      title: 'Files in new URL()',
      text: 'A file that `new URL()` names is copied to the output, and the path leads there. See [Files in new URL()](/guide/upgrade/v0-to-v1#files-in-new-url).',
    },
    worker: {
      title: 'Workers',
      text: 'A worker is built as an entry of its own, and the path in `new Worker()` leads to it. See [Workers](/guide/upgrade/v0-to-v1#workers).',
    },
    css: {
      title: 'Browsers that CSS is compiled for',
      text: 'Newer or older syntax, and prefixes, are left in CSS for other browsers. See [es2023 and es2024](/guide/upgrade/v0-to-v1#es2023-and-es2024).',
    },
    runtime: {
      title: 'Functions that load modules',
      text: 'The output has other functions of Rspack for its modules, since their code needs more or fewer of them.',
    },
    constants: {
      title: 'Infinity and NaN',
      text: 'The minifier writes these values, and comparisons with them, in another way. They are the same values.',
    },
    await: {
      title: 'Modules with top-level await',
      text: "Rspack's code for modules that wait for something has changed. What the modules export is the same.",
    },
    'file-url': {
      title: 'import.meta.url in CommonJS output',
      text: "With the [shim](/config/lib/shims) turned off, `import.meta.url` stayed in CommonJS output, where it is a syntax error. Now it becomes the address of the source file on the machine that builds. So turn the shim on, or don't use `import.meta.url`.",
    },
    require: {
      title: 'require() in ESM output',
      text: '`require()` of a dependency is no longer an `import`: it stays a call, usually of `createRequire`. See [require() in ESM output](/guide/upgrade/v0-to-v1#require-in-esm-output).',
    },
    env: {
      title: 'Environment variables',
      text: 'The variables of `import.meta.env`, and some of `process.env`, are left to the app that uses the package. See [Environment variables](/guide/upgrade/v0-to-v1#environment-variables).',
    },
    engines: {
      title: 'Syntax follows engines',
      text: 'Syntax that the oldest Node.js in `engines` lacks is rewritten. See [Syntax follows engines](/guide/upgrade/v0-to-v1#syntax-follows-engines).',
    },
    helpers: {
      title: 'Helpers of the compiler',
      text: 'The functions that the compiler adds for newer syntax come from another place, or are written in another way. [`externalHelpers`](/config/lib/external-helpers) decides whether they are imported.',
    },
    jsx: {
      title: 'Compiled JSX',
      text: 'JSX becomes calls of `React.createElement` instead of functions from `react/jsx-runtime`, or the other way around, so the package imports something else of React.',
    },
    'react-compiler': {
      title: 'The runtime of the React Compiler',
      text: 'Compiled components import the functions of the React Compiler from another package.',
    },
    styles: {
      title: 'Imports of stylesheets',
      text: 'An imported stylesheet is written to another file, or its import leads to another one. See [CSS](/guide/advanced/css).',
    },
    assets: {
      title: 'Images and other files',
      text: 'A file that the sources import is written to another folder of the output. See [Assets](/guide/advanced/assets).',
    },
    names: {
      title: 'Names of shared files',
      text: 'Code that several entries share is in files with other names. Only the entries are meant to be imported, so nothing changes for your users. See [Names of shared files](/guide/upgrade/v0-to-v1#names-of-shared-files).',
    },
    hashes: {
      title: 'Hashes in file names',
      text: 'A hash in the name of a file follows its content, or that of files it loads.',
    },
    redirect: {
      title: 'Extensions in imports',
      text: 'With [`redirect`](/config/lib/redirect), an import in a script has an extension that it lacked, or lacks one that it had.',
    },
    dependencies: {
      title: 'Dependencies inside or outside the bundle',
      text: 'A dependency is part of the output now, or no longer. Mostly, this follows from [`output.autoExternal`](/config/rsbuild/output#outputautoexternal), which 0.23 ignored. See [lib.autoExternal](/guide/upgrade/v0-to-v1#libautoexternal).',
    },
    ids: {
      title: 'IDs of modules and chunks',
      text: 'Rspack chooses the IDs of modules and chunks in another way. They have a meaning only inside the output, so nothing changes for your users.',
    },
    form: {
      title: 'The same code in another form',
      text: 'The compiler and the minifier write the same code in another way: with or without `else` and braces, with other short names, or in another order. No path, number or longer word was added or removed.',
    },
    failing: {
      title: 'Commands that fail',
      text: 'A command of the run fails in one of the releases, which then lacks the files that the command writes.',
    },
  },
  unknown: {
    title: 'Differences without a known cause',
    text: 'No rule knows these. Make sure that both builds had the same sources and dependencies, because their changes show up here too.',
  },
  comma: ', ',
  page: {
    title: (version) => `What Rslib ${version} changed in the output`,
    description: (version, previous) =>
      `Each difference between the outputs of Rslib ${previous} and ${version}, grouped by cause.`,
    intro: ({ builds, changed, files, previous, version }) =>
      `The examples of this site and all choices of the [output explorer](/guide/basic/output-format) were built with ${previous} and with ${version}. Of ${count(builds, 'build')}, ${changed === 1 ? '1 differs' : `${changed} differ`}, in ${count(files, 'file')}:`,
    unchanged: 'No file differs.',
    cause: 'Cause',
    files: 'Files',
    inBuilds: (number) => `In ${count(number, 'build')}`,
    ofExplorer: (format, builds, files) =>
      `Output explorer, \`${format}\`, ${count(builds, 'build')}: ${files}`,
    ofRun: (run, files) => `\`${run}\`: ${files}`,
    failed: 'Builds that fail',
    onlyIn: (version) => `Rslib ${version} can't build these, so there is nothing to compare:`,
    compared: 'What was compared',
    package: 'Package',
    next: '[What changed in the output](/releases/) explains the differences of your own package.',
  },
  box: {
    title: 'Explain differences',
    paste: 'The differences',
    placeholder: 'Paste what git diff or diff -r prints',
    found: (files, causes) =>
      `${count(files, 'file')} differ${files === 1 ? 's' : ''}, for ${count(causes, 'reason')}.`,
    nothing: 'There is no difference in this text.',
    places: (number) => count(number, 'place'),
    placesIn: (number, files) => `${count(number, 'place')}: ${files}`,
    files: (number) => count(number, 'file'),
  },
};
