import { type ConfigValue, literalOf } from './configValue.ts';
import type { ConflictReason, NoEffectReason } from './explainLabels.ts';
import type { OutputContext } from './outputContext.ts';

/** Options that do nothing in some kinds of output. `checks/answers/proveEffects.ts` builds each case. */
export const effectRules: ReadonlyArray<{
  options: RegExp;
  reason: NoEffectReason;
  isIdle(context: OutputContext): boolean;
}> = [
  {
    options: /^umdName\b/,
    reason: 'umdOnly',
    isIdle: ({ format }) => format !== null && format !== 'umd',
  },
  {
    options: /^(?:outBase|redirect\.(?:js|style|asset))\b/,
    reason: 'bundlelessOnly',
    isIdle: ({ bundle }) => bundle === true,
  },
  {
    options: /^(?:output\.)?autoExternal\b/,
    reason: 'bundledOnly',
    isIdle: ({ bundle }) => bundle === false,
  },
  {
    options: /^shims\.cjs\b/,
    reason: 'cjsOnly',
    isIdle: ({ format }) => format !== null && format !== 'cjs',
  },
  {
    options: /^shims\.esm\b/,
    reason: 'esmOnly',
    isIdle: ({ format }) => format !== null && format !== 'esm',
  },
  {
    options: /^(?:redirect|banner|footer)\.dts\b/,
    reason: 'withoutTypes',
    isIdle: ({ dts }) => dts === false,
  },
  {
    options: /^(?:banner|footer)\.css\b/,
    reason: 'withoutCss',
    isIdle: ({ emitCss }) => emitCss === false,
  },
  {
    options: /^output\.injectStyles$/,
    reason: 'nodeStyles',
    isIdle: ({ target, emitCss }) => target === 'node' && emitCss === false,
  },
  {
    options: /^tools\.styleLoader\b/,
    reason: 'withoutInjection',
    isIdle: ({ injectStyles }) => injectStyles === false,
  },
  {
    options: /^tools\.cssExtract\b/,
    reason: 'withoutCss',
    isIdle: ({ emitCss }) => emitCss === false,
  },
  {
    options: /^performance\.removeConsole\b/,
    reason: 'withoutMinify',
    isIdle: ({ minify }) => minify === false,
  },
  {
    options: /^autoExtension\b/,
    reason: 'fixedExtension',
    isIdle: ({ format }) => format === 'umd' || format === 'iife' || format === 'mf',
  },
  {
    options: /^splitChunks\b/,
    reason: 'esmBundles',
    isIdle: ({ format }) => format === 'cjs' || format === 'umd' || format === 'iife',
  },
];

/** Why an option does nothing in all of these kinds of output; `null` if it may do something in one. */
export function findNoEffect(
  option: string,
  contexts: readonly OutputContext[],
): NoEffectReason | null {
  const rule = effectRules.find(
    ({ options, isIdle }) => options.test(option) && contexts.every(isIdle),
  );
  return rule && contexts.length > 0 ? rule.reason : null;
}

/** What stops a build: an option that a format doesn't have. */
export function findConflict(
  option: string,
  value: ConfigValue,
  contexts: readonly OutputContext[],
): ConflictReason | null {
  const formats = contexts.map(({ format }) => format);
  if (option === 'wasm' && formats.some((format) => format !== null && format !== 'esm'))
    return 'wasmFormat';
  const isBundleless = option === 'bundle' && literalOf(value) === false;
  if (isBundleless && formats.some((format) => isScript(format))) return 'bundlelessFormat';
  return option === 'output.target' && literalOf(value) === 'web-worker' ? 'workerTarget' : null;
}

const isScript = (format: string | null): boolean =>
  format === 'umd' || format === 'iife' || format === 'mf';
