import { quote, quoteAll } from './configDraft.ts';
import { type ConfigValue, literalOf, stringsOf } from './configValue.ts';

/**
 * Entries as an object, as Rslib wants them: files are named after what follows the directory that all share. `null` if
 * they aren't known or are patterns.
 */
export function translateEntries(value: ConfigValue): string | null {
  if (value.kind === 'object') return value.text;
  const files = stringsOf(value);
  if (!files || files.length === 0 || files.some((file) => /[*!{]/.test(file))) return null;
  const parts = files.map((file) => file.replace(/^\.\//, '').split('/'));
  const [first = []] = parts;
  let shared = 0;
  while (parts.every((one) => one.length > shared + 1 && one[shared] === first[shared])) shared++;
  const entries = parts.map((one, index): [string, string] => [
    one
      .slice(shared)
      .join('/')
      .replace(/\.[cm]?[jt]sx?$/, ''),
    files[index] ?? '',
  ]);
  if (entries.some(([name]) => name === '')) return null;
  return `{ ${entries.map(([name, file]) => `${keyCode(name)}: ${quote(withDot(file))}`).join(', ')} }`;
}

const withDot = (file: string): string => (/^(?:\.|\/|@)/.test(file) ? file : `./${file}`);

const keyCode = (name: string): string => (/^[\w$]+$/.test(name) ? name : quote(name));

/** Whether entries are patterns, which only bundleless mode has. */
export const hasPatterns = (value: ConfigValue): boolean =>
  stringsOf(value)?.some((file) => /[*!{]/.test(file)) ?? false;

/** `node20` → `['node 20']`, `es2020` → `'es2020'`; `null` if there is no such syntax. */
export function translateTarget(value: ConfigValue): string | null {
  const targets = stringsOf(value);
  if (!targets || targets.length === 0) return null;
  if (targets.includes('baseline-widely-available')) return "['baseline widely available']";
  const [only] = targets;
  if (targets.length === 1 && only !== undefined && /^es(?:next|5|6|20\d\d)$/i.test(only))
    return quote(only.toLowerCase());
  const browsers = targets.map((target) => {
    const [, name, version] =
      /^(node|chrome|edge|firefox|ios|opera|safari|deno)(\d[\d.]*)$/.exec(target) ?? [];
    return name && version ? `${name} ${version}` : null;
  });
  return browsers.every((one) => one !== null) ? quoteAll(browsers) : null;
}

/** `true`, `'inline'` and `'hidden'`; an empty text if nothing has to be set. */
export function translateSourceMap(value: ConfigValue): string | null {
  const literal = literalOf(value);
  if (literal === false) return '';
  if (literal === true) return 'true';
  if (literal === 'inline' || literal === 'hidden') return `{ js: '${literal}-source-map' }`;
  return null;
}

/** Whether something is turned on by a value: `true`, an object, or the name of a minifier. */
export function isOn(value: ConfigValue | undefined): boolean | null {
  if (!value) return false;
  const literal = literalOf(value);
  if (typeof literal === 'boolean') return literal;
  if (literal !== undefined) return true;
  return value.kind === 'object' ? true : value.kind === 'literal' ? false : null;
}

/** Names of formats in other tools. */
const formats: Readonly<Record<string, string>> = {
  es: 'esm',
  esm: 'esm',
  module: 'esm',
  cjs: 'cjs',
  commonjs: 'cjs',
  umd: 'umd',
  iife: 'iife',
};

/** The formats of Rslib for a format or a list of them; `null` if one isn't known. */
export function translateFormats(value: ConfigValue): string[] | null {
  const found = stringsOf(value)?.map((name) => formats[name] ?? null);
  return found?.every((one) => one !== null) ? [...new Set(found)] : null;
}
