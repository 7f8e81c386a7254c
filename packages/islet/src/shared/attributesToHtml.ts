import { escapeHtml } from './escapeHtml.ts';

/** Writes attributes with a space before each; a value of `undefined` leaves the attribute out. */
export function attributesToHtml(attributes: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}
