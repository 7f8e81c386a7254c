import type { Frontmatter } from '#shared/frontmatter.ts';

/** Keys whose values are texts, or addresses below a language. */
const translated =
  /^(?:title|titleSuffix|description|text|tagline|details|alt|name|label|sidebar_label|badge|prev|next|answers|tags|head|link|url|slug|src|authors)$/;

/** A key of the front matter that differs, as a path such as `hero.actions`, and what is wrong. */
export interface KeyDifference {
  key: string;
  kind: 'missing' | 'extra' | 'value';
}

/** Compares what the front matter of a page and of its translation says, except texts. */
export function compareFrontmatter(
  original: Frontmatter,
  translation: Frontmatter,
): KeyDifference[] {
  return compareObjects(original, translation, '');
}

type Values = Readonly<Record<string, unknown>>;

function compareObjects(original: Values, translation: Values, path: string): KeyDifference[] {
  const keys = new Set([...Object.keys(original), ...Object.keys(translation)]);
  return [...keys].flatMap((name): KeyDifference[] => {
    const key = path === '' ? name : `${path}.${name}`;
    const [one, other] = [original[name], translation[name]];
    if (one === undefined && other === undefined) return [];
    if (other === undefined) return [{ key, kind: 'missing' }];
    if (one === undefined) return [{ key, kind: 'extra' }];
    if (translated.test(name)) return [];
    return compareValues(one, other, key);
  });
}

function compareValues(one: unknown, other: unknown, key: string): KeyDifference[] {
  if (isObject(one) && isObject(other)) return compareObjects(one, other, key);
  // A text with spaces is one that readers read.
  if (typeof one === 'string' && typeof other === 'string' && /\s/.test(one.trim())) return [];
  return one === other ? [] : [{ key, kind: 'value' }];
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;
