import type { ConfigDraft } from './configDraft.ts';
import { type ConfigValue, fieldOf, literalOf } from './configValue.ts';
import { isOn, translateTarget } from './translateValues.ts';

/** What the call of a plugin becomes: options as code; `null` if a person has to do it. */
type PluginTranslation = (
  options: ConfigValue | undefined,
) => [option: string, code: string][] | null;

const nothing: PluginTranslation = () => [];

/** What is built in; options of the plugin are for a person to translate. */
const builtIn: PluginTranslation = (options) => (options === undefined ? [] : null);

/** Plugins of Rsbuild by the plugins that they replace, with the name of their function. */
const rsbuildPlugins: Readonly<Record<string, readonly [name: string, from: string]>> = {
  '@vitejs/plugin-react': ['pluginReact', '@rsbuild/plugin-react'],
  '@vitejs/plugin-react-swc': ['pluginReact', '@rsbuild/plugin-react'],
  '@vitejs/plugin-vue': ['pluginVue', '@rsbuild/plugin-vue'],
  'rollup-plugin-vue': ['pluginVue', '@rsbuild/plugin-vue'],
  '@sveltejs/vite-plugin-svelte': ['pluginSvelte', '@rsbuild/plugin-svelte'],
  'rollup-plugin-svelte': ['pluginSvelte', '@rsbuild/plugin-svelte'],
  'vite-plugin-svgr': ['pluginSvgr', '@rsbuild/plugin-svgr'],
  '@svgr/rollup': ['pluginSvgr', '@rsbuild/plugin-svgr'],
  'vite-plugin-node-polyfills': ['pluginNodePolyfill', '@rsbuild/plugin-node-polyfill'],
};

const toTypes: PluginTranslation = (options) =>
  isOn(fieldOf(options, 'rollupTypes')) || isOn(fieldOf(options, 'bundleTypes'))
    ? [['dts.bundle', 'true']]
    : [['dts', 'true']];

/** The options of plugins that are translated, or that Rslib has no use for; a person has to look at all others. */
const readOptions: Readonly<Record<string, readonly string[]>> = {
  'vite-plugin-dts': ['rollupTypes', 'bundleTypes'],
  'unplugin-dts/vite': ['bundleTypes'],
  'rollup-plugin-dts': [],
  'vite-plugin-css-injected-by-js': [],
  '@rollup/plugin-terser': [],
};

/** Plugins that Rslib needs none for. */
const pluginOptions: Readonly<Record<string, PluginTranslation>> = {
  'vite-plugin-dts': toTypes,
  'unplugin-dts/vite': toTypes,
  'rollup-plugin-dts': () => [['dts.bundle', 'true']],
  'vite-plugin-css-injected-by-js': () => [['output.injectStyles', 'true']],
  'vite-tsconfig-paths': builtIn,
  'vite-plugin-externalize-deps': builtIn,
  'rollup-plugin-node-externals': builtIn,
  'rollup-plugin-peer-deps-external': nothing,
  '@rollup/plugin-node-resolve': builtIn,
  '@rollup/plugin-commonjs': nothing,
  '@rollup/plugin-json': nothing,
  '@rollup/plugin-typescript': builtIn,
  'rollup-plugin-typescript2': builtIn,
  'rollup-plugin-esbuild': (options) => {
    if (options === undefined) return [];
    const target = fieldOf(options, 'target');
    const syntax = target ? translateTarget(target) : null;
    const isAll = options.kind === 'object' && options.fields.every(({ key }) => key === 'target');
    return syntax !== null && isAll ? [['syntax', syntax]] : null;
  },
  '@rollup/plugin-swc': builtIn,
  '@rollup/plugin-sucrase': builtIn,
  '@rollup/plugin-terser': () => [['output.minify', 'true']],
  '@rollup/plugin-replace': (options) => {
    const values = fieldOf(options, 'values');
    if (values?.kind === 'object') return [['source.define', values.text]];
    const own = [
      'preventAssignment',
      'delimiters',
      'include',
      'exclude',
      'sourceMap',
      'objectGuards',
    ];
    if (options?.kind !== 'object' || options.isOpen) return null;
    const fields = options.fields.filter(({ key }) => !own.includes(key));
    const printed = fields.map(
      ({ key, value }) => `${JSON.stringify(key).replaceAll('"', "'")}: ${value.text}`,
    );
    return [['source.define', `{ ${printed.join(', ')} }`]];
  },
};

/** A plugin of another tool: a call or a name that stands for one, and the package that it comes from. */
export interface UsedPlugin {
  value: ConfigValue;
  /** `dts` for `dts()`. */
  name: string;
  /** Null if it's the reader's own. */
  from: string | null;
}

/** Lists the plugins of an array, with conditions and nested arrays left out. */
export function listPlugins(
  plugins: ConfigValue | undefined,
  imports: Readonly<Record<string, string>>,
): UsedPlugin[] {
  const items = plugins?.kind === 'array' ? plugins.items : [];
  return items.flatMap((value): UsedPlugin[] => {
    if (value.kind === 'array') return listPlugins(value, imports);
    if (value.kind === 'literal') return [];
    const name =
      value.kind === 'call'
        ? value.name
        : value.kind === 'object'
          ? String(literalOf(fieldOf(value, 'name')) ?? '')
          : value.text;
    const [first = ''] = name.split('.');
    return [{ value, name, from: value.kind === 'object' ? null : (imports[first] ?? null) }];
  });
}

/** Adds what replaces a plugin to a draft, and tells whether that's all there is to do. */
export function translatePlugin({ value, from }: UsedPlugin, draft: ConfigDraft): boolean {
  const replacement = rsbuildPlugins[from ?? ''];
  if (replacement) {
    const [name, source] = replacement;
    draft.imports.push(`import { ${name} } from '${source}';`);
    const before = draft.shared.get('plugins')?.slice(1, -1);
    const calls = [...(before ? before.split(', ') : []), `${name}()`];
    draft.shared.set('plugins', `[${[...new Set(calls)].join(', ')}]`);
    return value.kind !== 'call' || value.args.length === 0;
  }
  const options = value.kind === 'call' ? value.args[0] : undefined;
  const found = pluginOptions[from ?? '']?.(options);
  if (!found) return false;
  for (const [option, code] of found) draft.shared.set(option, code);
  const known = readOptions[from ?? ''];
  return !known || !options || hasOnly(options, known);
}

const hasOnly = (options: ConfigValue, known: readonly string[]): boolean =>
  options.kind === 'object' &&
  !options.isOpen &&
  options.fields.every(({ key }) => known.includes(key));
