import path from 'node:path';
import { toString as textOf } from 'mdast-util-to-string';
import type { PageIdentity, PageSummary } from '#shared/types.ts';
import { readFrontmatter } from '../../site/config/readFrontmatter.ts';
import { splitFrontmatter } from '../../site/config/splitFrontmatter.ts';
import { readSource } from '../../support/files/readSource.ts';
import { expandEmoji } from '../markdown/emoji.ts';
import type { CompileContext } from './compileContext.ts';
import { compilePage } from './compilePage.ts';
import { pageTypeOf } from './pageTypeOf.ts';

/**
 * Reads the front matter and the first heading of a page and mostly nothing else, so that dev can show a
 * sidebar without compiling every page in it. The result agrees with the page's record; it has a title even
 * if the rest of the page is broken.
 */
export async function summarizePage(
  page: PageIdentity,
  context: CompileContext,
): Promise<PageSummary> {
  const source =
    context.generated.get(page.filePath) ??
    (page.filePath && readSource(path.resolve(context.siteRoot, page.filePath)));
  const { yaml, yamlLine, body } = splitFrontmatter(source || '');
  const { frontmatter } = readFrontmatter(yaml ?? '', page.filePath, yamlLine);
  const title = frontmatter.title ?? (await readTitle(body, page.filePath, context));
  if (source && title && page.listPage === undefined) {
    return { ...page, title, pageType: pageTypeOf(page, frontmatter), frontmatter };
  }
  const record = await compilePage(page, context);
  return {
    ...page,
    title: record.title,
    pageType: record.pageType,
    frontmatter: record.frontmatter,
  };
}

const blankLines = /^(?:[ \t]*\n)*/;
/** An import ends at an empty line. */
const imports = /^(?:[ \t]*\n|(?:import\s[^\n]*['"];?[ \t]*\n)+(?=[ \t]*(?:\n|$)))*/;
const plainHeading = /^#[ \t]+([^\n<{}[\]]+)(?:(?<=[ \t])\{#[^\s{}]+\}[ \t]*)?(?:\n|$)/;

/** The text of a plain heading at the start; null for anything that needs more than one line. */
async function readTitle(
  body: string,
  filePath: string,
  { parser, rehypePlugins, siteRoot, extensions }: CompileContext,
): Promise<string | null> {
  const isMdx = filePath.endsWith('.mdx');
  const start = body.replace(isMdx ? imports : blankLines, '');
  if (start.trim() === '') return '';
  const line = rehypePlugins.length === 0 ? plainHeading.exec(start)?.[1] : undefined;
  if (line === undefined) return null;
  const file = path.resolve(siteRoot, filePath);
  try {
    const tree = await parser.parse(`# ${line}`, isMdx, file);
    if (extensions.emoji) await expandEmoji(tree);
    return textOf(tree).replace(/\s+/g, ' ').trim();
  } catch {
    // Compiling the page reports what is wrong.
    return null;
  }
}
