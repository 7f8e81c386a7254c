/** Longest text of a value; what is longer is counted instead. */
const longest = 100;

/** Parts of the longest path: `output.minify.jsOptions.minimizerOptions.compress`. */
const deepest = 5;

/**
 * Writes every option of a nested configuration with its path, as `output.minify.js` → `true`. Long
 * lists are counted, empty objects left out, functions only named; paths begin at the project, or at
 * `node_modules`.
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
