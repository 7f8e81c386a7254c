import { isMap, isScalar, parseDocument } from 'yaml';
import { readYaml } from '../source/pageFacts.ts';
import { list, maybeText, record } from '../source/shapes.ts';
import { frontmatterRules } from './frontmatterRules.ts';
import type { PageContext } from './pageContext.ts';

/** A front matter, and the parts of it that are now on the page. */
export interface ConvertedFrontmatter {
  text: string;
  /** A note above the page. */
  note: string | undefined;
}

/** Converts the YAML of a front matter. Returns it unchanged if no key has a different name here. */
export function convertFrontmatter(text: string, context: PageContext): ConvertedFrontmatter {
  const document = parseDocument(text, { logLevel: 'silent' });
  const all = readYaml(text);
  let note: string | undefined;
  const isValid = document.errors.length === 0 && Object.keys(all).length > 0;
  if (!isValid || !isMap(document.contents)) return { text, note };
  let isChanged = false;
  for (const pair of document.contents.items.slice()) {
    const key = isScalar(pair.key) ? String(pair.key.value) : '';
    const rule = Object.hasOwn(frontmatterRules, key) ? frontmatterRules[key] : undefined;
    const replacement = rule?.(all[key], all, context) ?? null;
    if (replacement === null) continue;
    if (JSON.stringify(replacement) === JSON.stringify({ [key]: all[key] })) continue;
    isChanged = true;
    context.count(`front matter \`${key}\``);
    if (!(key in replacement)) document.delete(key);
    for (const [name, value] of Object.entries(replacement)) {
      if (name === 'note') note = maybeText.parse(value);
      else if (name === 'addHead')
        document.set('head', [...list.parse(record.parse(document.toJS()).head), value]);
      else if (value !== undefined) document.set(name, value);
      else document.delete(name);
    }
  }
  if (!isChanged) return { text, note };
  const isEmpty = isMap(document.contents) && document.contents.items.length === 0;
  return { text: isEmpty ? '' : document.toString({ lineWidth: 0 }).trimEnd(), note };
}
