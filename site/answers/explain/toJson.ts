import type { ConfigValue } from './configValue.ts';
import type { JsonValue } from './resolvePackage.ts';

/** A pasted value as JSON; what isn't known or isn't JSON is left out. */
export function toJson(value: ConfigValue): JsonValue | undefined {
  if (value.kind === 'literal') return value.value;
  if (value.kind === 'array')
    return value.items.flatMap((item) => {
      const inner = toJson(item);
      return inner === undefined ? [] : [inner];
    });
  if (value.kind !== 'object') return undefined;
  const fields = value.fields.flatMap(({ key, value: inner }) => {
    const json = toJson(inner);
    return json === undefined ? [] : [[key, json] as const];
  });
  return Object.fromEntries(fields);
}
