import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { convertMenuFile } from './convertMenuFile.ts';
import type { Conversion } from './convertTexts.ts';
import { moveStyles } from './page/convertStyles.ts';
import type { Settings } from './source/foreignSite.ts';
import { readForeignYaml } from './source/readForeignYaml.ts';

/** Gives the texts of copied files that differ from their source, by its path: menus, and components. */
export async function adaptCopies(
  copied: ReadonlyMap<string, string>,
  conversion: Conversion,
): Promise<Map<string, string>> {
  const { site, count } = conversion;
  const adapted = new Map<string, string>();
  for (const [file, to] of copied) {
    const name = path.basename(file);
    if (/\.[jt]sx$/.test(name)) {
      const text = await readFile(file, 'utf8');
      const changed = adaptComponent(file, text, conversion);
      if (changed !== text) adapted.set(file, changed);
    } else if (/^_(?:meta|nav)\.json$/.test(name)) {
      const lang = langOf(to, site.settings);
      const translate = (word: string): string => site.translate?.(word, lang) ?? word;
      adapted.set(file, convertMenuFile(readForeignYaml(file), name, { count, translate }));
    }
  }
  return adapted;
}

/** Moves styles that the policy of the site blocks, and marks a component that reacts to readers. */
function adaptComponent(
  file: string,
  text: string,
  { interactive, styles, count }: Conversion,
): string {
  const styled = moveStyles(text, { styles, count }, true);
  if (!interactive.has(file) || /^\s*(['"])use client\1/.test(text)) return styled;
  count("`'use client'` for components that react to readers");
  return `'use client';\n\n${styled}`;
}

/** The language of a file below `docs`. */
function langOf(file: string, { locales = [], defaultLang = 'en' }: Settings): string {
  const names = file.split('/').slice(1, 3);
  return locales.find(({ lang }) => names.includes(lang))?.lang ?? defaultLang;
}
