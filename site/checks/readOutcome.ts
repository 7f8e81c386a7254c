/** A file that was built from a piece of code, `report(code, 'end')`. */
export interface BuiltCase {
  /** The emitted code. */
  text: string;
  hasError: boolean;
  hasWarning: boolean;
}

/** The result of code that can't be built. */
export const failure = 'the build fails';

/** Describes in a few words, with code in backticks, how the code was compiled. */
export function readOutcome({ text, hasError, hasWarning }: BuiltCase): string {
  if (hasError) return failure;
  const [, found] = /\breport\(([\s\S]*?),\s*["']end["']\)/.exec(text) ?? [];
  if (found === undefined) throw new Error(`This was not built as expected:\n${text}`);
  const value = nameModule(found, text) ?? `\`${quote(resolve(found, text))}\``;
  return hasWarning ? `${value}, with a warning` : value;
}

/** Describes a call of the bundler's runtime. */
function nameModule(value: string, text: string): string | null {
  if (!value.includes('__webpack_require__(')) return null;
  if (value.startsWith('new URL(')) return text.includes('"data:') ? 'a `data:` URL' : null;
  const [, external] = /\bmodule\d*\.exports = (require\(["'][^"']+["']\))/.exec(text) ?? [];
  return external ? `\`${quote(external)}\`` : 'the code of the package';
}

/** Inlines variables of the tool, with the names that Node.js uses. */
function resolve(value: string, text: string): string {
  const named = value.replace(/^__rspack_\w+/, (name) => {
    const [, definition] = new RegExp(`\\b(?:var|const) ${name} = (.*);`).exec(text) ?? [];
    return definition ?? name;
  });
  return named.replace(/\b__rspack_/g, '');
}

const quote = (code: string): string => code.replace(/"([^"']*)"/g, "'$1'");
