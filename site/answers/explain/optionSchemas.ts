import type { ConfigValue } from './configValue.ts';
import type { ExplainLabels, ValueWord } from './explainLabels.ts';
import type { OptionSchema, OptionsFile } from './optionsSchema.ts';

/** The schema of the top level or of a lib item. */
export const schemaOf = (options: OptionsFile, level: 'top' | 'item'): OptionSchema =>
  level === 'top' ? options : options.$defs.item;

/** The part of a schema that has fields, if any. */
export function withFields(schema: OptionSchema): OptionSchema | null {
  if (schema.properties) return schema;
  return schema.anyOf?.find(({ properties }) => properties) ?? null;
}

/** The schema at a path, or `null` if the config has no such option; `{}` if it may have any there. */
export function schemaAt(schema: OptionSchema, path: readonly string[]): OptionSchema | null {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const fields = withFields(schema);
  const inner = fields?.properties?.[key];
  if (inner) return schemaAt(inner, rest);
  return fields?.additionalProperties === false ? null : {};
}

/** Whether a value may be what a schema asks for; what isn't known may be anything. */
export function mayMatch(value: ConfigValue, schema: OptionSchema): boolean {
  if (schema.anyOf) return schema.anyOf.some((one) => mayMatch(value, one));
  if (value.kind === 'unread' || value.kind === 'call') return true;
  if (value.kind === 'literal' && value.value === undefined) return true;
  if (schema.enum)
    return value.kind === 'literal' && schema.enum.some((one) => one === value.value);
  if (schema['x-js'] !== undefined)
    return value.kind === (schema['x-js'] === 'RegExp' ? 'regexp' : 'function');
  if (schema.type === undefined) return true;
  if (value.kind === 'array')
    return schema.type === 'array' && value.items.every((one) => mayMatch(one, schema.items ?? {}));
  if (value.kind === 'literal')
    return value.value === null ? schema.type === 'null' : schema.type === typeof value.value;
  return value.kind === schema.type;
}

/** What a schema asks for, in words: `'esm'`, `'cjs'` or a function. */
export function describeAllowed(schema: OptionSchema, labels: ExplainLabels): string {
  return labels.or([...new Set(listAllowed(schema, labels))]);
}

function listAllowed(schema: OptionSchema, labels: ExplainLabels): string[] {
  if (schema.anyOf) return schema.anyOf.flatMap((one) => listAllowed(one, labels));
  if (schema.enum)
    return schema.enum.map((one) => `\`${typeof one === 'string' ? `'${one}'` : one}\``);
  const word = schema['x-js'] ?? schema.type;
  return isValueWord(word, labels) ? [labels.words[word]] : [];
}

const isValueWord = (word: string | undefined, labels: ExplainLabels): word is ValueWord =>
  word !== undefined && word in labels.words;

/** All options of a level, as paths. */
export function listOptions(schema: OptionSchema, prefix = ''): string[] {
  return Object.entries(withFields(schema)?.properties ?? {}).flatMap(([key, inner]) => [
    prefix + key,
    ...listOptions(inner, `${prefix}${key}.`),
  ]);
}
