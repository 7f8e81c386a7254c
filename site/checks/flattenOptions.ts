/** Maximum length of a value; longer lists are replaced by their length. */
const longest = 100;

/** Maximum depth of a path, as in `output.minify.jsOptions.minimizerOptions.compress`. */
const deepest = 5;

/**
 * Flattens a nested configuration to options by path, such as `output.minify.js` → `true`. Long
 * lists are replaced by their length, empty objects left out, and functions reduced to their names; file paths are
 * relative to the project or to `node_modules`.
 */
export function flattenOptions(value: object, project: string): Record<string, string> {
  const found: Record<string, string> = {};
  const visit = (prefix: string, inner: object): void => {
    for (const [name, option] of Object.entries(inner)) {
      const path = prefix === '' ? name : `${prefix}.${name}`;
      if (isPlain(option) && path.split('.').length < deepest) visit(path, option);
      else if (option !== undefined) found[path] = describeOption(option, project);
    }
  };
  visit('', value);
  return found;
}

const shortenPath = (text: string, project: string): string =>
  text
    .replaceAll(project, '.')
    .replaceAll('\\', '/')
    .replace(/^.*\/(?=node_modules\/)/, '');

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && value.constructor === Object;
}

function describeOption(value: unknown, project: string): string {
  if (typeof value === 'function') return 'a function';
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) {
    const text = `[${value.map((item) => describeOption(item, project)).join(', ')}]`;
    return text.length > longest ? `a list of ${value.length}` : text;
  }
  if (typeof value === 'string') return `'${shortenPath(value, project)}'`;
  if (isPlain(value)) {
    const text = Object.entries(value).map(
      ([key, item]) => `${key}: ${describeOption(item, project)}`,
    );
    return text.length > 0 ? `{ ${text.join(', ')} }` : '{}';
  }
  return String(value);
}
