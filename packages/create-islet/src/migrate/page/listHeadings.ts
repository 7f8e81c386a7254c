import path from 'node:path';
import { splitFrontmatter } from 'islet/tools';
import { readModuleImports } from '../source/readModuleImports.ts';
import { readAnchors, type SourceHeading } from './readAnchors.ts';

/** A heading with the file that it is written in, which may be a fragment. */
export interface PageHeading extends Pick<SourceHeading, 'depth' | 'anchor' | 'isSure'> {
  /** Absolute path. */
  file: string;
  /** From 1. */
  line: number;
}

/** Where the text of a page and its fragments is found. */
export interface HeadingSources {
  /** By absolute path. */
  texts: ReadonlyMap<string, string>;
  /** Absolute path of what a file imports or includes; null for a package. */
  toFile(from: string, specifier: string): string | null;
  slugify: ((text: string) => string) | undefined;
}

/**
 * Lists the headings of a page with those of the fragments that it includes or imports. Included ones are a part of its
 * text, and imported ones number their anchors by themselves. `above` are the files that lead to this one.
 */
export function listHeadings(
  file: string,
  sources: HeadingSources,
  above: readonly string[] = [],
): PageHeading[] {
  const lines = includeLines(file, sources, above);
  const body = lines.map(({ text }) => text).join('\n');
  const own = readAnchors(body, sources.slugify).flatMap((heading): PageHeading[] => {
    const { file: written, line } = lines[heading.line] ?? { file, line: 0 };
    // The title of a fragment is left out, since its page has one.
    const isTitle = heading.depth === 1 && (written !== file || above.length > 0);
    const { depth, anchor, isSure } = heading;
    return isTitle ? [] : [{ depth, anchor, isSure, file: written, line }];
  });
  const imported = readModuleImports(body)
    .filter(({ names }) => names.includes('default'))
    .flatMap(({ specifier }) => findText(file, specifier, { sources, above }) ?? []);
  return [...own, ...imported.flatMap((one) => listHeadings(one, sources, [...above, file]))];
}

interface SourceLine {
  text: string;
  file: string;
  line: number;
}

const include =
  /^\s*(?:<!--\s*@include:\s*([^\s#{]+)\s*-->|<include>\s*([^\s<]+)\s*<\/include>)\s*$/;

/** The lines of a file without its front matter, with those of fragments where it includes them. */
function includeLines(
  file: string,
  sources: HeadingSources,
  above: readonly string[],
): SourceLine[] {
  const written = sources.texts.get(file) ?? '';
  const { body } = splitFrontmatter(written);
  const lines = body.split('\n');
  const before = written.split('\n').length - lines.length;
  return lines.flatMap((text, index): SourceLine[] => {
    const [, comment, element = comment] = include.exec(text) ?? [];
    const fragment = element === undefined ? null : findText(file, element, { sources, above });
    if (fragment === null) return [{ text, file, line: before + index + 1 }];
    return includeLines(fragment, sources, [...above, file]);
  });
}

/** The Markdown file that a path means; null if there is none, or if it leads back to this one. */
function findText(
  from: string,
  specifier: string,
  { sources, above }: { sources: HeadingSources; above: readonly string[] },
): string | null {
  if (!/\.mdx?$/.test(specifier)) return null;
  const file = sources.toFile(from, specifier) ?? path.resolve(path.dirname(from), specifier);
  return sources.texts.has(file) && file !== from && !above.includes(file) ? file : null;
}
