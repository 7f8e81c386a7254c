/** The options in the output explorer with their values, default first. */
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

/** The initial choice: Rslib's defaults. */
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

/** Changes one option, and enables bundling if the result couldn't be built otherwise. */
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

/** Key of a choice in the recorded data; `names` are the relevant options. */
export function keyOf(choice: Choice, names: readonly OptionName[] = optionNames): string {
  return names.map((name) => choice[name]).join(' ');
}

/** All shims on or off; by default, those for CommonJS are on. */
const printShims = (on: boolean): string =>
  `{\n        cjs: { 'import.meta.url': ${on} },\n        esm: { __dirname: ${on}, __filename: ${on}, require: ${on} },\n      }`;

/** UMD and Module Federation have no `import.meta`, and an IIFE has no exports. */
const entries: Partial<Record<Choice['format'], string>> = {
  umd: './src/clock.ts',
  iife: './src/global.ts',
  mf: './src/clock.ts',
};

/** Config for Module Federation; without types, which need a server, and with ids that don't contain the folder. */
const printFederation = (entry: string): string[] => [
  `plugins: [\n        pluginModuleFederation({ name: 'explorer', exposes: { '.': '${entry}' }, dts: false }),\n      ]`,
  "tools: { rspack: { optimization: { moduleIds: 'natural' } } }",
];

/** The lib item of a choice, both for the explorer and for recording its output. */
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

/** The complete config file of a choice. */
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
