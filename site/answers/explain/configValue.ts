/** A value in a pasted config, read without running anything. */
export type ConfigValue = ValuePlace & ValueContent;

/** Where a value is in the pasted text. */
interface ValuePlace {
  /** Counted from 1. */
  line: number;
  /** As it was written. */
  text: string;
}

/** What can be said about a value. */
type ValueContent =
  | { kind: 'object'; fields: ConfigField[]; isOpen: boolean }
  | { kind: 'array'; items: ConfigValue[]; isOpen: boolean }
  | { kind: 'literal'; value: string | number | boolean | null | undefined }
  | { kind: 'regexp' }
  | { kind: 'function' }
  | { kind: 'call'; name: string; args: ConfigValue[] }
  | { kind: 'unread' };

/** A field of an object; `key` is `...` for what is spread into it and can't be read. */
export interface ConfigField {
  key: string;
  line: number;
  value: ConfigValue;
}

/** What was found in a pasted text: one config or several, and where packages come from. */
export interface ParsedConfig {
  /** The configs; more than one if an array is exported. */
  roots: ConfigValue[];
  /** Whether a function returns them, which may look at its arguments. */
  isComputed: boolean;
  /** Packages by the names that the text imports from them. */
  imports: Record<string, string>;
}

/** Why a text can't be parsed, with the line. */
export interface ParseFault {
  line: number;
  message: string;
}

/** Longest text of a value that is shown. */
const longest = 80;

/** A value as it was written, in one line, and cut off if it's long. */
export function shortText({ text }: ConfigValue): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

/** The value of a field, if the object has it; of several, the last one counts. */
export function fieldOf(value: ConfigValue | undefined, key: string): ConfigValue | undefined {
  if (value?.kind !== 'object') return undefined;
  return value.fields.findLast((field) => field.key === key)?.value;
}

/** The value at a path such as `output.target`. */
export function valueAtPath(value: ConfigValue | undefined, path: string): ConfigValue | undefined {
  return path.split('.').reduce<ConfigValue | undefined>(fieldOf, value);
}

/** Whether anything that can't be read could set this path. */
export function mayHoldMore(value: ConfigValue | undefined, path: string): boolean {
  if (!value) return false;
  if (value.kind !== 'object') return value.kind === 'call' || value.kind === 'unread';
  if (value.isOpen) return true;
  const [first = '', ...rest] = path.split('.');
  return rest.length > 0 && mayHoldMore(fieldOf(value, first), rest.join('.'));
}

/** The string, number or boolean that a value is, or `undefined` if it's anything else. */
export function literalOf(value: ConfigValue | undefined): string | number | boolean | undefined {
  return value?.kind === 'literal' && value.value !== null ? value.value : undefined;
}

/** All strings of a string or an array of strings; `null` if there is anything else. */
export function stringsOf(value: ConfigValue | undefined): string[] | null {
  const items = value?.kind === 'array' ? value.items : value ? [value] : [];
  const found = items.map(literalOf);
  if (value?.kind === 'array' && value.isOpen) return null;
  return found.every((one) => typeof one === 'string') ? found : null;
}
