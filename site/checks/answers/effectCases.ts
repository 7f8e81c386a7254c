/** An option that does nothing in one lib item, and something in the other. */
export interface EffectCase {
  /** The name that the rules have for it: `umdName`. */
  option: string;
  /** Fields that set it, as code. */
  fields: string;
  /** Fields of a lib item that it does nothing in. */
  idle: string;
  /** Fields of one that it changes. */
  active: string;
}

const web = "output: { target: 'web' }";

/** A script exports nothing. */
const script = "format: 'iife', source: { entry: { index: './src/script.ts' } }";

/** One case for each rule; where a rule is about several options, for each of them. */
export const effectCases: readonly EffectCase[] = [
  { option: 'umdName', fields: "umdName: 'Lib'", idle: "format: 'cjs'", active: "format: 'umd'" },
  {
    option: 'outBase',
    fields: "outBase: 'src'",
    idle: "format: 'esm'",
    active: "bundle: false, source: { entry: { index: 'src/deep/*.ts' } }",
  },
  {
    option: 'redirect.js',
    fields: 'redirect: { js: { extension: false } }',
    idle: 'bundle: true',
    active: 'bundle: false',
  },
  {
    option: 'redirect.style',
    fields: 'redirect: { style: { extension: false } }',
    idle: `bundle: true, ${web}`,
    active: `bundle: false, ${web}`,
  },
  {
    option: 'redirect.asset',
    fields: 'redirect: { asset: { extension: false } }',
    idle: 'bundle: true',
    active: 'bundle: false',
  },
  {
    option: 'output.autoExternal',
    fields: 'output: { autoExternal: false }',
    idle: 'bundle: false',
    active: 'bundle: true',
  },
  {
    option: 'shims.cjs',
    fields: "shims: { cjs: { 'import.meta.url': false } }",
    idle: "format: 'esm'",
    active: "format: 'cjs'",
  },
  {
    option: 'shims.esm',
    fields: 'shims: { esm: { __dirname: true } }',
    idle: "format: 'cjs'",
    active: "format: 'esm'",
  },
  {
    option: 'redirect.dts',
    fields: 'redirect: { dts: { extension: false } }',
    idle: 'dts: false',
    active: 'dts: true',
  },
  {
    option: 'banner.dts',
    fields: "banner: { dts: '/* banner */' }",
    idle: 'dts: false',
    active: 'dts: true',
  },
  {
    option: 'footer.dts',
    fields: "footer: { dts: '/* footer */' }",
    idle: 'dts: false',
    active: 'dts: true',
  },
  {
    option: 'banner.css',
    fields: "banner: { css: '/* banner */' }",
    idle: "format: 'esm'",
    active: web,
  },
  {
    option: 'footer.css',
    fields: "footer: { css: '/* footer */' }",
    idle: "format: 'esm'",
    active: web,
  },
  {
    option: 'output.injectStyles',
    fields: 'output: { injectStyles: true }',
    idle: "format: 'esm'",
    active: web,
  },
  {
    option: 'tools.styleLoader',
    fields: "tools: { styleLoader: { attributes: { id: 'own' } } }",
    idle: web,
    active: "output: { target: 'web', injectStyles: true }",
  },
  {
    option: 'tools.cssExtract',
    fields: "tools: { cssExtract: { pluginOptions: { filename: 'own.css' } } }",
    idle: "format: 'esm'",
    active: web,
  },
  {
    option: 'performance.removeConsole',
    fields: 'performance: { removeConsole: true }',
    idle: 'output: { minify: false }',
    active: "format: 'esm'",
  },
  {
    option: 'autoExtension',
    fields: 'autoExtension: false',
    idle: "format: 'umd'",
    active: "format: 'esm'",
  },
  {
    option: 'autoExtension',
    fields: 'autoExtension: false',
    idle: script,
    active: "format: 'esm'",
  },
  ...["format: 'cjs'", "format: 'umd'", script].map((idle) => ({
    option: 'splitChunks',
    fields: "splitChunks: { preset: 'per-package' }",
    idle,
    active: "format: 'esm'",
  })),
];
