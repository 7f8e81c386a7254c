import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '#common/types.ts';
import {
  hashedFolder,
  routeToDataFile,
  routeToHtmlFile,
  routeToMarkdownFile,
} from '#common/url.ts';
import { relativePath } from '../files/relativePath.ts';
import { parseHeadersFile } from '../hosts/headersFile.ts';
import { parseRedirectsFile } from '../hosts/redirectsFile.ts';
import type { Project } from '../scan/openProject.ts';

/**
 * Reports public files that a build would overwrite or that would be cached for too long, and invalid
 * `_headers` and `_redirects` files.
 */
export async function checkPublicFiles({
  siteRoot,
  publicRoot,
  publicFiles,
  pages,
  config,
}: Project): Promise<Problem[]> {
  const folder = relativePath(siteRoot, publicRoot);
  const written = new Map<string, string>(
    pages.flatMap(({ routePath, filePath }) => {
      const page = filePath === '' ? `the page \`${routePath}\`` : `\`${filePath}\``;
      return [
        [routeToHtmlFile(routePath), page],
        [routeToDataFile(routePath), page],
        ...(config.llms ? [[routeToMarkdownFile(routePath), page] as const] : []),
      ];
    }),
  );
  if (config.llms) {
    written.set('llms.txt', 'the list of pages for programs');
    written.set('llms-full.txt', 'the text of all pages for programs');
  }
  if (config.url) written.set('sitemap.xml', 'the list of all pages');
  const clashes = [...publicFiles].flatMap((name): Problem[] => {
    const other = written.get(name);
    if (other === undefined) return [];
    return [
      {
        severity: 'error',
        message: `This file and ${other} would be written to the same output file.`,
        fix: 'Rename or remove it; pages are written in Markdown in the folder of their language.',
        file: `${folder}/${name}`,
      },
    ];
  });
  const kept = [...publicFiles]
    .filter((name) => name.startsWith(`${hashedFolder}/`))
    .map(
      (name): Problem => ({
        severity: 'error',
        message:
          'Files in `hashed` are cached forever because their names contain a hash; this one does not.',
        fix: 'Move it to another folder, or next to a page that refers to it.',
        file: `${folder}/${name}`,
      }),
    );
  const unreadable = await Promise.all(
    Object.entries({ _headers: parseHeadersFile, _redirects: parseRedirectsFile }).map(
      async ([name, parse]): Promise<Problem[]> => {
        if (!publicFiles.has(name)) return [];
        try {
          parse(await readFile(path.join(publicRoot, name), 'utf8'));
          return [];
        } catch (error) {
          const [fix = '', ...found] = String((error as Error).message)
            .split('\n')
            .reverse();
          const file = `${folder}/${name}`;
          return [{ severity: 'error', message: found.reverse().join(', '), fix, file }];
        }
      },
    ),
  );
  return [...clashes, ...kept, ...unreadable.flat()];
}
