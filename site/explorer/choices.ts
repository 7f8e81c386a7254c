/** What a reader can choose in the output explorer: the value of each option, the default first. */
export const options = {
  format: ['esm', 'cjs', 'umd', 'iife', 'mf'],
  bundle: ['true', 'false'],
  dts: ['false', 'true', '{ bundle: true }'],
  syntax: ["'esnext'", "'es2020'", "'es5'"],
  minify: ['unset', 'true', 'false'],
  shims: ['unset', 'all', 'none'],
} as const;

export type OptionName = keyof typeof options;

/** One value for each option. */
export type Choice = { [Name in OptionName]: (typeof options)[Name][number] };

export const optionNames = Object.keys(options) as OptionName[];

/** What the explorer shows at first: what Rslib does unless told otherwise. */
export const firstChoice: Choice = {
  format: 'esm',
  bundle: 'true',
  dts: 'false',
  syntax: "'esnext'",
  minify: 'unset',
  shims: 'unset',
};

/** Only ESM and CommonJS can be built file by file. */
export function isPossible({ format, bundle }: Pick<Choice, 'format' | 'bundle'>): boolean {
  return bundle === 'true' || format === 'esm' || format === 'cjs';
}

/** Changes one option, and bundles what cannot be built file by file. */
export function choose(choice: Choice, name: OptionName, value: string): Choice {
  const next = { ...choice, [name]: value };
  return isPossible(next) ? next : { ...next, bundle: 'true' };
}

/** All choices that can be built. */
export function listChoices(): Choice[] {
  return optionNames
    .reduce<Array<Partial<Choice>>>(
      (choices, name) =>
        choices.flatMap((choice) => options[name].map((value) => ({ ...choice, [name]: value }))),
      [{}],
    )
    .map((choice) => choice as Choice)
    .filter(isPossible);
}

/** Names a choice in the recorded data; `names` are the options that matter. */
export function keyOf(choice: Choice, names: readonly OptionName[] = optionNames): string {
  return names.map((name) => choice[name]).join(' ');
}

/** All shims on, or all off; unset, those of CommonJS are on. */
const printShims = (on: boolean): string =>
  `{\n        cjs: { 'import.meta.url': ${on} },\n        esm: { __dirname: ${on}, __filename: ${on}, require: ${on} },\n      }`;

/** UMD and Module Federation have no `import.meta`, and an IIFE no exports. */
const entries: Partial<Record<Choice['format'], string>> = {
  umd: './src/clock.ts',
  iife: './src/global.ts',
  mf: './src/clock.ts',
};

/** What Module Federation needs; its types come from a server, and ids would tell of the folder. */
const printFederation = (entry: string): string[] => [
  `plugins: [\n        pluginModuleFederation({ name: 'explorer', exposes: { '.': '${entry}' }, dts: false }),\n      ]`,
  "tools: { rspack: { optimization: { moduleIds: 'natural' } } }",
];

/** The lines of the lib item that a choice means; the explorer shows them, and the tool has run them. */
export function printLibItem(choice: Choice): string {
  const isFederation = choice.format === 'mf';
  const output = [
    ...(isFederation ? ['filenameHash: false'] : []),
    ...(choice.format === 'umd' || choice.format === 'iife' ? ["target: 'web'"] : []),
    ...(choice.minify === 'unset' ? [] : [`minify: ${choice.minify}`]),
  ];
  const entry = entries[choice.format];
  const lines = [
    `format: '${choice.format}'`,
    ...(choice.format === 'umd' ? ["umdName: 'Explorer'"] : []),
    ...(isFederation && entry ? printFederation(entry) : []),
    ...(entry && !isFederation ? [`source: { entry: { index: '${entry}' } }`] : []),
    ...(choice.bundle === 'true' ? [] : ['bundle: false']),
    ...(choice.dts === 'false' ? [] : [`dts: ${choice.dts}`]),
    ...(choice.syntax === firstChoice.syntax ? [] : [`syntax: ${choice.syntax}`]),
    ...(choice.shims === 'unset' ? [] : [`shims: ${printShims(choice.shims === 'all')}`]),
    ...(output.length > 0 ? [`output: { ${output.join(', ')} }`] : []),
  ];
  return `{\n${lines.map((line) => `      ${line},\n`).join('')}    }`;
}

/** The whole config file of a choice. */
export function printConfig(choice: Choice): string {
  const federation =
    "import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';\n";
  return `${choice.format === 'mf' ? federation : ''}import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    ${printLibItem(choice)},
  ],
});
`;
}
