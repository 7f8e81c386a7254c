import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { joinRoute, routeToMarkdownFile } from '#common/url.ts';
import { listSections, llmsText } from '../export/llmsText.ts';
import type { Publication } from '../export/pageMarkdown.ts';
import type { OutputFolder } from '../output/outputFolder.ts';
import type { PreparedSite } from './prepareSite.ts';

/**
 * Writes `llms.txt` and `llms-full.txt` of each language and version. The pages themselves have been
 * written before; the second file contains them all.
 */
export async function writeLlmsFiles(
  { pages, data }: Pick<PreparedSite, 'pages' | 'data'>,
  publication: Publication,
  output: OutputFolder,
): Promise<void> {
  for (const [url, site] of Object.entries(data.sites)) {
    const list = {
      site,
      pages: pages.filter((page) => page.site === url && page.markdown !== null),
      sidebars: data.sidebars,
    };
    if (list.pages.length === 0) continue;
    const sections = listSections(list, publication);
    const folder = joinRoute(publication.rules, { ...site, path: '/' }).slice(1);
    output.write(`${folder}llms.txt`, llmsText(site, sections, publication));
    const ordered = sections.flatMap((section) => section.pages);
    const texts = await Promise.all(
      ordered.map(({ routePath }) =>
        readFile(path.join(output.path, routeToMarkdownFile(routePath)), 'utf8'),
      ),
    );
    output.write(`${folder}llms-full.txt`, texts.join('\n'));
  }
}
