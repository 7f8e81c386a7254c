/** Formats a path as in JavaScript: `themeConfig.nav[0].link`; an empty path gives an empty string. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => {
      if (typeof key === 'number') return `[${key}]`;
      if (!/^[\p{L}_$][\p{L}\d_$]*$/u.test(String(key))) return `[${JSON.stringify(String(key))}]`;
      return index === 0 ? String(key) : `.${String(key)}`;
    })
    .join('');
}

/** Describes a value as the end of a sentence: "is the number 42", "is missing". */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'is missing';
  if (value === null || typeof value === 'boolean') return `is \`${value}\``;
  if (typeof value === 'string') return `is ${describeText(value)}`;
  if (typeof value === 'number') return `is the number ${value}`;
  if (Array.isArray(value)) return 'is an array';
  return typeof value === 'object' ? 'is an object' : `is a ${typeof value}`;
}

function describeText(text: string): string {
  if (text === '') return 'an empty string';
  return text.length > 80 ? `a string of ${text.length} characters` : JSON.stringify(text);
}

/** Reads the value at a path; undefined if there is none. */
export function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    root,
  );
}
