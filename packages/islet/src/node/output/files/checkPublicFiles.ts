import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '#shared/messageOf.ts';
import type { Problem } from '#shared/types.ts';
import {
  hashedFolder,
  routeToDataFile,
  routeToHtmlFile,
  routeToMarkdownFile,
} from '#shared/url.ts';
import { parseHeadersFile } from '../../site/hosts/headersFile.ts';
import { isolationFile, needsIsolationFile } from '../../site/hosts/isolationHeaders.ts';
import { parseRedirectsFile } from '../../site/hosts/parseRedirectsFile.ts';
import { listAddedFiles, listDefaultFiles } from '../../site/scan/listLinkedFiles.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { codeLinksFile, createSearchScopes, pointerFile } from '../../site/scan/searchScopes.ts';
import { relativePath } from '../../support/files/relativePath.ts';
import { explainFileError } from '../../support/problems/explainFileError.ts';
import { listSitemapFiles } from '../feeds/sitemap.ts';

/**
 * Reports public files that a build would overwrite or that would be cached for too long, pages that a file of the
 * output would hide, and invalid `_headers` and `_redirects` files.
 */
export async function checkPublicFiles(project: Project): Promise<Problem[]> {
  const { siteRoot, publicRoot, publicFiles } = project;
  const folder = relativePath(siteRoot, publicRoot);
  const written = listWrittenFiles(project);
  const clashes = [...publicFiles].flatMap((name): Problem[] => {
    const other = written.get(name);
    if (other === undefined) return [];
    return [
      {
        severity: 'error',
        message: `This file and ${other.what} would be written to the same output file.`,
        fix: 'Rename or remove it.',
        file: `${folder}/${name}`,
      },
    ];
  });
  const ofPublic = [...publicFiles].map((name): [string, OutputSource] => {
    const file = `${folder}/${name}`;
    return [name, { what: `\`${file}\``, file }];
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
  const invalid = await Promise.all(
    Object.entries({ _headers: parseHeadersFile, _redirects: parseRedirectsFile }).map(
      async ([name, parse]): Promise<Problem[]> => {
        if (!publicFiles.has(name)) return [];
        const found = await findInvalid(path.join(publicRoot, name), parse);
        return found === null ? [] : [{ severity: 'error', ...found, file: `${folder}/${name}` }];
      },
    ),
  );
  const defaults = listDefaultFiles(project).map((name): [string, OutputSource] => [
    name,
    addedTo(project),
  ]);
  const files = new Map([...defaults, ...ofPublic, ...written]);
  const shadowed = [...findFolderClashes(files), ...findHiddenPages(files, project)];
  return [...clashes, ...shadowed, ...kept, ...invalid.flat()];
}

/** What a file of the output is made from: the end of a sentence, and the file to point at. */
interface OutputSource {
  what: string;
  file: string;
}

const addedTo = ({ configFiles }: Pick<Project, 'configFiles'>): OutputSource => ({
  what: 'one that the build adds',
  file: path.basename(configFiles[0] ?? ''),
});

/** Lists what a build writes outside of the folder for hashed files, by its path in the output. */
function listWrittenFiles({ pages, config, configFiles, rules, runtimeFiles }: Project) {
  const added = addedTo({ configFiles });
  const names = createSearchScopes({ config, rules, pages })
    .all.flatMap((scope) => [pointerFile(scope), codeLinksFile(scope)])
    .concat(listAddedFiles({ config, rules }))
    .concat(config.url ? listSitemapFiles(pages.length) : [])
    .concat(config.hosts.includes('vercel') ? ['vercel.json'] : [])
    .concat(needsIsolationFile(config) ? [isolationFile] : []);
  const ofPages = pages.flatMap(({ routePath, filePath }): Array<[string, OutputSource]> => {
    const what = filePath === '' ? `the page \`${routePath}\`` : `\`${filePath}\``;
    const file = filePath === '' ? added.file : filePath;
    const markdown = { what: `the Markdown of ${what}`, file };
    return [
      [routeToHtmlFile(routePath), { what, file }],
      [routeToDataFile(routePath), { what, file }],
      ...(config.llms
        ? [[routeToMarkdownFile(routePath), markdown] as [string, OutputSource]]
        : []),
    ];
  });
  const ofRuntime = Array.from(runtimeFiles.keys(), (name): [string, OutputSource] => [
    name,
    { what: 'one for the workers of isolated pages', file: added.file },
  ]);
  const listed = names.map((name): [string, OutputSource] => [name, added]);
  return new Map([...listed, ...ofRuntime, ...ofPages]);
}

/** Finds files in the place of folders that others are in. */
function findFolderClashes(files: ReadonlyMap<string, OutputSource>): Problem[] {
  const clashes = new Map<string, Problem>();
  for (const [name, { what, file }] of files) {
    for (let end = name.indexOf('/'); end >= 0; end = name.indexOf('/', end + 1)) {
      const inWay = files.get(name.slice(0, end));
      if (!inWay || clashes.has(name.slice(0, end))) continue;
      clashes.set(name.slice(0, end), {
        severity: 'error',
        message: `\`${name.slice(0, end)}\` in the output would be a file, for ${inWay.what}, and a folder, for ${what}.`,
        fix: 'Rename one of them.',
        file,
      });
    }
  }
  return [...clashes.values()];
}

/** Finds pages whose addresses are those of files: with clean URLs, hosts look for `/a.txt` before `/a.txt.html`. */
function findHiddenPages(
  files: ReadonlyMap<string, OutputSource>,
  { scan, rules }: Pick<Project, 'scan' | 'rules'>,
): Problem[] {
  return scan.pages.flatMap(({ routePath, filePath }): Problem[] => {
    const other = rules.cleanUrls ? files.get(routePath.slice(1)) : undefined;
    if (other === undefined) return [];
    return [
      {
        severity: 'error',
        message: `At \`${routePath}\`, hosts would show a file instead of this page: ${other.what}.`,
        fix: 'Rename the page, or write another `slug`.',
        file: filePath,
      },
    ];
  });
}

/** What is wrong with a file that hosts read, and how to fix it; null if nothing is. */
async function findInvalid(
  file: string,
  parse: (text: string) => unknown,
): Promise<{ message: string; fix: string } | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const fault = explainFileError(error);
    if (fault === null) throw error;
    return { message: `This file ${fault.reason}.`, fix: fault.fix };
  }
  try {
    parse(text);
    return null;
  } catch (error) {
    // The parsers name each invalid line, and on the last line the fix.
    const lines = messageOf(error).split('\n');
    return { message: lines.slice(0, -1).join(', '), fix: lines.at(-1) ?? '' };
  }
}
