import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { statOrNull } from '../../support/files/statOrNull.ts';

/** Inter, from the package `@fontsource/inter`: for languages with Latin, Greek and Cyrillic letters. */
export const standardFonts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'].flatMap(
  (script) =>
    ['400', '700'].map(
      (weight) => `@fontsource/inter/files/inter-${script}-${weight}-normal.woff2`,
    ),
);

/**
 * Finds the files of a font: itself, or those that a stylesheet names, in its order. Fonts with thousands of characters
 * are published in parts, with a stylesheet that lists them.
 */
export async function listFontFiles(siteRoot: string, font: string): Promise<string[]> {
  const file = findFont(siteRoot, font);
  if (file === null) return [];
  if (!file.endsWith('.css')) return [file];
  const rules = (await readFile(file, 'utf8')).match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return rules.flatMap((rule) => {
    // Of several formats, the first is the one that browsers prefer.
    const [, , url] = /url\(\s*(["']?)([^"')]+)\1\s*\)/.exec(rule) ?? [];
    return url === undefined ? [] : [path.join(path.dirname(file), url)];
  });
}

/** A path below the root of the site, or a file of a package. Null if there is neither. */
function findFont(siteRoot: string, font: string): string | null {
  const own = path.join(siteRoot, font);
  if (statOrNull(own)?.isFile()) return own;
  for (const from of [path.join(siteRoot, 'site.config.ts'), import.meta.url]) {
    try {
      return createRequire(from).resolve(font);
    } catch {
      // It may be where the other one looks.
    }
  }
  return null;
}
