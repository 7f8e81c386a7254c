import path from 'node:path';
import type { Frontmatter, PageIdentity, PageType } from '@docs/common/types.ts';
import { toString as textOf } from 'mdast-util-to-string';
import { readFrontmatter } from '../config/readFrontmatter.ts';
import type { CompileContext } from './compileContext.ts';
import { readSource } from './compileSource.ts';
import { pageTypeOf } from './pageTypeOf.ts';
import { splitFrontmatter } from './splitFrontmatter.ts';

/** What navigation needs of a page. */
export interface PageSummary extends PageIdentity {
  title: string;
  pageType: PageType;
  frontmatter: Frontmatter;
}

/**
 * Reads front matter and first heading of a page and nothing else, so that dev can show a sidebar
 * without compiling every page in it. Gives what the page's record would say.
 */
export async function summarizePage(
  page: PageIdentity,
  { siteRoot, parser }: Pick<CompileContext, 'siteRoot' | 'parser'>,
): Promise<PageSummary> {
  const source = await readSource(path.resolve(siteRoot, page.filePath));
  const { yaml, yamlLine, body } = splitFrontmatter(source ?? '');
  const { frontmatter } = readFrontmatter(yaml ?? '', page.filePath, yamlLine);
  const title = frontmatter.title ?? (await firstHeading(body, parser));
  return { ...page, title, pageType: pageTypeOf(page, frontmatter), frontmatter };
}

async function firstHeading(body: string, parser: CompileContext['parser']): Promise<string> {
  const line = /^#[ \t]+(.+)$/m.exec(body.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, ''))?.[1];
  if (line === undefined) return '';
  const text = textOf(await parser.parse(line, false));
  return text.replace(/\s*\{#[^\s{}]+\}\s*$/, '').trim();
}
