import type { ConfigValue } from './configValue.ts';
import { parseConfig } from './parseConfig.ts';

/** Whether a value is the same as a default, which is code such as `{ mode: 'compile' }`. */
export function isDefault(value: ConfigValue, code: string): boolean {
  const written = canonize(value);
  if (written === null) return false;
  const parsed = parseConfig(`export default { value: ${code} }`);
  if (!('roots' in parsed)) return false;
  const [root] = parsed.roots;
  const inner = root?.kind === 'object' ? root.fields[0]?.value : undefined;
  return inner !== undefined && canonize(inner) === written;
}

/** A text that is the same for equal values; `null` if a part isn't known. */
function canonize(value: ConfigValue): string | null {
  if (value.kind === 'literal') return JSON.stringify(value.value) ?? 'undefined';
  if (value.kind === 'regexp') return value.text;
  if (value.kind === 'array' && !value.isOpen) {
    const items = value.items.map(canonize);
    return items.includes(null) ? null : `[${items.join()}]`;
  }
  if (value.kind !== 'object' || value.isOpen) return null;
  const fields = value.fields.map(({ key, value: inner }) => [key, canonize(inner)] as const);
  if (fields.some(([, inner]) => inner === null)) return null;
  return `{${fields
    .map(([key, inner]) => `${JSON.stringify(key)}:${inner}`)
    .sort()
    .join()}}`;
}
