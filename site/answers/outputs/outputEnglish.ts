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
    ids: {
      title: 'IDs of modules and chunks',
      text: 'Rspack chooses the IDs of modules and chunks in another way. They have a meaning only inside the output, so nothing changes for your users.',
    },
    'file-url': {
      title: 'import.meta.url in CommonJS output',
      text: "With the [shim](/config/lib/shims) turned off, `import.meta.url` stayed in CommonJS output, where it is a syntax error. Now the source file's address on the machine that builds takes its place, so turn the shim on, or don't use `import.meta.url`.",
    },
    env: {
      title: 'Environment variables',
      text: 'The variables of `import.meta.env`, and some of `process.env`, are left to the app that uses the package. See [Environment variables](/guide/upgrade/v0-to-v1#environment-variables).',
    },
    require: {
      title: 'require() in ESM output',
      text: '`require()` of a dependency becomes a call of `createRequire` instead of an `import`. See [require() in ESM output](/guide/upgrade/v0-to-v1#require-in-esm-output).',
    },
    form: {
      title: 'The same code in another form',
      text: 'The compiler and the minifier write the same code in another way: with or without `else`, with other short names, or in another order. No string, number or longer name was added or removed.',
    },
  },
  unknown: {
    title: 'Differences without a known cause',
    text: 'No rule knows these. Compare the sources of both builds first: your own changes, and those of your dependencies, are among the differences too.',
  },
  page: {
    title: (version) => `What Rslib ${version} changed in the output`,
    description: (version, previous) =>
      `Each difference between the outputs of Rslib ${previous} and ${version}, grouped by cause.`,
    intro: ({ builds, changed, files, previous, version }) =>
      `We built the examples of this site and all choices of the [output explorer](/guide/basic/output-format) with ${previous} and with ${version}. Of ${count(builds, 'build')}, ${changed === 1 ? '1 differs' : `${changed} differ`}, in ${count(files, 'file')}:`,
    unchanged: 'No file differs.',
    cause: 'Cause',
    files: 'Files',
    where: 'Where',
    inBuilds: (number) => `In ${count(number, 'build')}`,
    explorer: 'Output explorer',
    builds: (number) => count(number, 'build'),
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
    files: (number) => count(number, 'file'),
  },
};
