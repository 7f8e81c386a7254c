import path from 'node:path';
import type { Frontmatter } from '#shared/frontmatter.ts';
import type { SourcePlace } from '#shared/types.ts';
import { readSource } from '../../support/files/readSource.ts';
import { readFrontmatter } from '../config/readFrontmatter.ts';
import { splitFrontmatter } from '../config/splitFrontmatter.ts';

/** What the front matter of a page says about its place among the others. */
export interface PageHead {
  /** Whether only the dev server shows it. */
  isDraft: boolean;
  slug: ({ text: string } & SourcePlace) | null;
  /** Whether the lists of blogs have it. */
  isPost: boolean;
  /** The most posts on each page of the list that it starts; null if it has none. */
  perPage: number | null;
}

/**
 * Reads the front matter of a page, whose path is below the site's root, as far as the routes of a site depend on it. Invalid
 * values count as missing, since compiling the page reports them.
 */
export function readPageHead(
  siteRoot: string,
  filePath: string,
  text = readSource(path.resolve(siteRoot, filePath)),
): PageHead {
  const { yaml, yamlLine } = splitFrontmatter(text ?? '');
  // Parsing YAML takes ten times as long as reading the file. Names may also be written with escapes.
  if (yaml === null || !/draft|slug|date|blog|\\/.test(yaml)) {
    return { isDraft: false, slug: null, isPost: false, perPage: null };
  }
  const { frontmatter, placeOf } = readFrontmatter(yaml, filePath, yamlLine);
  const { draft = false, slug, blog } = frontmatter;
  return {
    isDraft: draft,
    slug: slug === undefined ? null : { text: slug, file: filePath, ...placeOf(['slug']) },
    isPost: isPost(frontmatter),
    perPage: blog?.perPage ?? null,
  };
}

/** Whether a page in the folder of a blog is one of its posts. */
export const isPost = ({ date, unlisted, blog }: Frontmatter): boolean =>
  date !== undefined && !unlisted && blog === undefined;
