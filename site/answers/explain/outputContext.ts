import { type ConfigValue, literalOf, mayHoldMore, valueAtPath } from './configValue.ts';

/** What kind of output a lib item is, as far as that's known; `null` if it isn't. */
export interface OutputContext {
  format: string | null;
  bundle: boolean | null;
  target: string | null;
  /** Whether declaration files are written. */
  dts: boolean | null;
  minify: boolean | null;
  injectStyles: boolean | null;
  emitCss: boolean | null;
}

/** Formats of which each file is loaded by itself. */
const scripts = ['umd', 'iife', 'mf'];

/** Finds out what a lib item builds; it inherits what it doesn't set itself from the top level. */
export function readContext(item: ConfigValue | undefined, top: ConfigValue): OutputContext {
  const known = (path: string, missing: string | boolean | null): string | boolean | null => {
    for (const level of [item, top]) {
      const value = valueAtPath(level, path);
      const literal = literalOf(value);
      if (literal !== undefined) return typeof literal === 'number' ? null : literal;
      // Anything else that's set, such as an object, turns an option on.
      if (value && value.kind !== 'literal') return value.kind === 'object' ? true : null;
      if (mayHoldMore(level, path)) return null;
    }
    return missing;
  };
  const format = textOf(known('format', 'esm'));
  const target = textOf(
    known('output.target', format === null ? null : format === 'mf' ? 'web' : 'node'),
  );
  const bundle = known('bundle', true);
  return {
    format,
    bundle: scripts.includes(format ?? '') ? true : flagOf(bundle),
    target,
    dts: flagOf(known('dts', false)),
    minify: flagOf(known('output.minify', true)),
    injectStyles: flagOf(known('output.injectStyles', false)),
    emitCss: flagOf(known('output.emitCss', target === null ? null : target === 'web')),
  };
}

const textOf = (value: string | boolean | null): string | null =>
  typeof value === 'string' ? value : null;

const flagOf = (value: string | boolean | null): boolean | null =>
  typeof value === 'boolean' ? value : value === null ? null : true;

/** The name of a kind of output in the data: `esm bundled node`. */
export function kindOf({ format, bundle, target }: OutputContext): string | null {
  if (format === null || bundle === null || target === null) return null;
  return `${format} ${bundle ? 'bundled' : 'bundleless'} ${target}`;
}
