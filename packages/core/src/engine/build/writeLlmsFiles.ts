import { readFileSync } from 'node:fs';
import path from 'node:path';
import { joinRoute, routeToMarkdownFile } from '#common/url.ts';
import { listSections, llmsText } from '../export/llmsText.ts';
import type { Publication } from '../export/pageMarkdown.ts';
import { hashContent } from '../modules/notes.mjs';
import { type OutputFolder, writeOutputFile } from '../output/outputFolder.ts';
import type { PageKeys } from './documentShared.ts';
import type { PreparedSite } from './prepareSite.ts';

const newline = Buffer.from('\n');

/**
 * Writes `llms.txt` and `llms-full.txt` of each language and version. The second contains the Markdown of all
 * pages, which is in the output already; with a key, it is taken over if no page has changed.
 */
export function writeLlmsFiles(
  { pages, data }: Pick<PreparedSite, 'pages' | 'data'>,
  {
    publication,
    keys,
    output,
  }: { publication: Publication; keys: PageKeys | null; output: OutputFolder },
): void {
  for (const [url, site] of Object.entries(data.sites)) {
    const listed = pages.filter(
      (page) => page.siteUrl === url && page.markdownUrl !== null && !page.frontmatter.unlisted,
    );
    if (listed.length === 0) continue;
    const sections = listSections({ site, pages: listed, sidebars: data.sidebars }, publication);
    const folder = joinRoute(publication.rules, { ...site, path: '/' }).slice(1);
    const list = llmsText(site, sections, publication);
    output.write(`${folder}llms.txt`, list);
    const full = `${folder}llms-full.txt`;
    const key = keys && hashContent(list + listed.map(keys.markdown).join(''));
    if (key !== null && output.keep([full], key)) continue;
    output.fill();
    const texts = sections
      .flatMap((section) => section.pages)
      .map(({ routePath }) => path.join(output.path, routeToMarkdownFile(routePath)))
      .flatMap((file) => [newline, readFileSync(file)]);
    writeOutputFile(output.path, full, Buffer.concat(texts.slice(1)));
  }
}
