import { type ConfigDraft, quote, quoteAll } from './configDraft.ts';
import { type ConfigValue, literalOf, stringsOf } from './configValue.ts';
import {
  hasPatterns,
  isOn,
  translateEntries,
  translateSourceMap,
  translateTarget,
} from './translateValues.ts';

/** How an option becomes one of Rslib: its name and value as code; `null` if a person has to do it. */
export interface Translation {
  from: string;
  to(value: ConfigValue, draft: ConfigDraft): [option: string, code: string][] | null;
  /** Whether an object turns the option on and has options of its own, which a person has to translate. */
  hasOptions?: true;
}

/** Copies a value under another name. */
const move =
  (option: string): Translation['to'] =>
  (value) => [[option, value.text]];

/** Copies what isn't `true` or `false`. */
const moveText =
  (option: string): Translation['to'] =>
  (value) =>
    typeof literalOf(value) === 'boolean' ? null : [[option, value.text]];

/** Copies strings and arrays of strings, which have the same meaning; not functions. */
const moveStrings =
  (option: string): Translation['to'] =>
  (value) =>
    value.kind === 'array' || stringsOf(value) ? [[option, value.text]] : null;

/** Sets an option to a value if the other one is on. */
const turnOn = (from: string, option: string, code = 'true'): Translation => ({
  from,
  hasOptions: true,
  to(value) {
    const on = isOn(value);
    return on === null ? null : on ? [[option, code]] : [];
  },
});

/** Without an option, Rslib makes files a little smaller. */
const toMinify = (from: string): Translation => ({
  from,
  hasOptions: true,
  to(value) {
    const on = isOn(value);
    return on === null ? null : [['output.minify', String(on)]];
  },
});

/** Needs nothing as long as an option is off. */
const stayOff = (from: string): Translation => ({
  from,
  to: (value) => (literalOf(value) === false ? [] : null),
});

/** In tsup, the name of a package stands for what is below it, too. */
const toExternals: Translation['to'] = (value, draft) => {
  const names = stringsOf(value);
  if (!names) return moveStrings('output.externals')(value, draft);
  const patterns = names.map((name) => {
    const quoted = name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    return `/^${quoted}(\\/.+)?$/`;
  });
  return [['output.externals', `[${patterns.join(', ')}]`]];
};

const toSyntax: Translation['to'] = (value) => {
  const code = translateTarget(value);
  return code === null ? null : [['syntax', code]];
};

const toEntry: Translation['to'] = (value) => {
  if (hasPatterns(value)) {
    const patterns = stringsOf(value) ?? [];
    return [
      ['bundle', 'false'],
      ['source.entry', `{ index: ${quoteAll(patterns)} }`],
    ];
  }
  const code = translateEntries(value);
  return code === null ? null : [['source.entry', code]];
};

const toSourceMap: Translation['to'] = (value) => {
  const code = translateSourceMap(value);
  return code === null ? null : code === '' ? [] : [['output.sourceMap', code]];
};

/** The default directory is the same in all tools. */
const toDistPath: Translation['to'] = (value) => {
  const folder = literalOf(value);
  if (typeof folder !== 'string') return [['output.distPath', value.text]];
  return folder.replace(/^\.\/|\/$/g, '') === 'dist' ? [] : [['output.distPath', quote(folder)]];
};

const toCleaning: Translation['to'] = (value) => {
  const on = literalOf(value);
  return on === true ? [] : on === false ? [['output.cleanDistPath', 'false']] : null;
};

const toPlatform: Translation['to'] = (value) => {
  const platform = literalOf(value);
  if (platform === 'browser') return [['output.target', "'web'"]];
  return platform === 'node' ? [] : null;
};

/** Text at the start or the end of files: a string, or an object by kind of file. */
const toText =
  (option: string): Translation['to'] =>
  (value) => {
    if (typeof literalOf(value) === 'string') return [[`${option}.js`, value.text]];
    return value.kind === 'object' ? [[option, value.text]] : null;
  };

const toEnvironment: Translation['to'] = (value) => {
  if (value.kind !== 'object' || value.isOpen) return null;
  const found = value.fields.map(({ key, value: inner }): [string, string] | null => {
    const text = literalOf(inner);
    return text === undefined ? null : [`process.env.${key}`, JSON.stringify(String(text))];
  });
  if (found.some((one) => one === null)) return null;
  const fields = found.flatMap((one) => (one ? [`${quote(one[0])}: ${quote(one[1])}`] : []));
  return [['source.define', `{ ${fields.join(', ')} }`]];
};

/** What both tsup and tsdown have, by the names of their options. */
const ofBoth: readonly Translation[] = [
  { from: 'entry', to: toEntry },
  turnOn('dts', 'dts.bundle'),
  { from: 'outDir', to: toDistPath },
  { from: 'clean', to: toCleaning },
  { from: 'target', to: toSyntax },
  { from: 'platform', to: toPlatform },
  toMinify('minify'),
  { from: 'sourcemap', to: toSourceMap },
  { from: 'define', to: move('source.define') },
  { from: 'env', to: toEnvironment },
  { from: 'banner', to: toText('banner') },
  { from: 'footer', to: toText('footer') },
  { from: 'tsconfig', to: moveText('source.tsconfigPath') },
  { from: 'treeshake', to: (value) => (isOn(value) ? [] : null) },
  { from: 'globalName', to: () => [] },
  stayOff('watch'),
];

/** Translations of the options of each tool; those of formats are in `translateTool`. */
export const translations: Readonly<Record<string, readonly Translation[]>> = {
  tsup: [
    ...ofBoth,
    { from: 'entryPoints', to: toEntry },
    stayOff('publicDir'),
    { from: 'external', to: toExternals },
    {
      from: 'bundle',
      to: (value) => (literalOf(value) === false ? [['bundle', 'false']] : []),
    },
    { from: 'splitting', to: (value) => (isOn(value) ? [] : null) },
    { from: 'keepNames', to: () => [] },
    { from: 'swc', to: () => [] },
    turnOn('injectStyle', 'output.injectStyles'),
    turnOn('experimentalDts', 'dts.bundle'),
    turnOn('skipNodeModulesBundle', 'output.externals', '[/^[^./]/]'),
    turnOn('silent', 'logLevel', "'silent'"),
    turnOn('shims', 'shims.esm', '{ __dirname: true, __filename: true }'),
  ],
  tsdown: [
    ...ofBoth,
    { from: 'external', to: moveStrings('output.externals') },
    turnOn('unbundle', 'bundle', 'false'),
    { from: 'root', to: move('outBase') },
    { from: 'alias', to: move('resolve.alias') },
    { from: 'deps.neverBundle', to: moveStrings('output.externals') },
    turnOn('deps.skipNodeModulesBundle', 'output.externals', '[/^[^./]/]'),
    turnOn('shims', 'shims.esm', '{ __dirname: true, __filename: true }'),
    stayOff('hash'),
  ],
  vite: [
    { from: 'build.lib.entry', to: toEntry },
    { from: 'build.outDir', to: toDistPath },
    { from: 'build.target', to: toSyntax },
    toMinify('build.minify'),
    stayOff('build.watch'),
    { from: 'build.sourcemap', to: toSourceMap },
    { from: 'build.emptyOutDir', to: toCleaning },
    { from: 'build.assetsInlineLimit', to: move('output.dataUriLimit') },
    { from: 'build.lib.name', to: () => [] },
    ...['rollupOptions', 'rolldownOptions'].flatMap((options): Translation[] => [
      { from: `build.${options}.external`, to: moveStrings('output.externals') },
      turnOn(`build.${options}.output.preserveModules`, 'bundle', 'false'),
      { from: `build.${options}.output.preserveModulesRoot`, to: move('outBase') },
    ]),
    { from: 'base', to: move('output.assetPrefix') },
    stayOff('publicDir'),
    { from: 'define', to: move('source.define') },
    {
      from: 'resolve.alias',
      to: (value) => (value.kind === 'array' ? null : [['resolve.alias', value.text]]),
    },
    { from: 'resolve.extensions', to: move('resolve.extensions') },
    { from: 'resolve.conditions', to: move('resolve.conditionNames') },
    { from: 'resolve.mainFields', to: move('resolve.mainFields') },
    { from: 'resolve.dedupe', to: move('resolve.dedupe') },
  ],
  rollup: [
    { from: 'input', to: toEntry },
    { from: 'external', to: moveStrings('output.externals') },
    { from: 'treeshake', to: (value) => (literalOf(value) === true ? [] : null) },
    stayOff('watch'),
  ],
};

/** Translations of an output of Rollup, which may have several. */
export const ofOutput: readonly Translation[] = [
  { from: 'dir', to: toDistPath },
  { from: 'name', to: () => [] },
  { from: 'sourcemap', to: toSourceMap },
  { from: 'banner', to: toText('banner') },
  { from: 'footer', to: toText('footer') },
  turnOn('preserveModules', 'bundle', 'false'),
  { from: 'preserveModulesRoot', to: move('outBase') },
  { from: 'inlineDynamicImports', to: () => [] },
];
