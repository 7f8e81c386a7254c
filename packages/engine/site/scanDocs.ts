import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageIdentity, Problem } from '@docs/common/types.ts';
import {
  identifyFile,
  joinRoute,
  splitRoute,
  stripDefaultPrefix,
  type UrlRules,
} from '@docs/common/url.ts';

/** A `_meta.json` or `_nav.json` and the folder it speaks of. */
export interface FolderFile {
  /** Path below the site's root, with `/`. */
  filePath: string;
  text: string;
  /** The folder, below the language folder; empty for the language folder itself. */
  folder: string;
  lang: string;
  version: string;
}

/** What lies in the docs folder, in the order of the paths. */
export interface DocsScan {
  pages: PageIdentity[];
  metaFiles: FolderFile[];
  navFiles: FolderFile[];
  problems: Problem[];
}

/** Where the docs are, as absolute paths, and what their folders mean. */
export interface DocsPlace {
  siteRoot: string;
  docsRoot: string;
  rules: UrlRules;
}

/**
 * Lists the pages below the docs folder and reads the navigation files beside them. Two pages for one
 * route are an error; the first is kept. So are pages whose route means another language or version;
 * they are left out. What belongs to no language or version is warned of.
 */
export async function scanDocs({ siteRoot, docsRoot, rules }: DocsPlace): Promise<DocsScan> {
  const docs = path.relative(siteRoot, docsRoot).split(path.sep).join('/');
  const pages = new Map<string, PageIdentity>();
  const folderFiles: FolderFile[] = [];
  const strays = new Set<string>();
  const ambiguous = new Map<string, PageIdentity>();
  const problems: Problem[] = [];
  for (const file of await listFiles(docsRoot)) {
    const filePath = `${docs}/${file}`;
    const isFolderFile = /(?:^|\/)_(?:meta|nav)\.json$/.test(file);
    const page = isFolderFile ? file.replace(/[^/]+$/, 'index.md') : file;
    if (!/\.mdx?$/.test(page) || /(?:^|\/)_/.test(page)) continue;
    const identity = identifyFile(rules, page);
    if (identity === null) {
      strays.add(strayPart(rules, file));
    } else if (isFolderFile) {
      const { pagePath, lang, version } = identity;
      // In dev a file may be gone again: some editors save by renaming.
      const text = await readFile(path.join(docsRoot, file), 'utf8').catch(() => null);
      if (text === null) continue;
      folderFiles.push({
        filePath,
        text,
        folder: pagePath.replace(/\/?index$/, ''),
        lang,
        version,
      });
    } else if (!isDistinct(rules, identity)) {
      const { pagePath } = identity;
      const folder = filePath.slice(0, -(pagePath + path.extname(file)).length);
      ambiguous.set(folder + pagePath.split('/', 1), { ...identity, filePath });
    } else {
      // Hosts serve `/a` and `/a/` alike.
      const place = identity.routePath.replace(/\/$/, '');
      const other = pages.get(place);
      if (other) problems.push(explainDuplicate(other, filePath));
      else pages.set(place, { ...identity, filePath });
    }
  }
  return {
    pages: [...pages.values()],
    metaFiles: folderFiles.filter(({ filePath }) => filePath.endsWith('/_meta.json')),
    navFiles: folderFiles.filter(({ filePath }) => filePath.endsWith('/_nav.json')),
    problems: [
      ...problems,
      ...Array.from(ambiguous, ([part, page]) => explainAmbiguous(rules, part, page)),
      ...Array.from(strays, (stray) => explainStray(rules, docs, stray)),
      ...(pages.size === 0 ? [explainEmpty(rules, docs)] : []),
    ],
  };
}

/** Paths of all files below a folder, with `/`, in a stable order; none where there is no folder. */
async function listFiles(root: string): Promise<string[]> {
  const listFolder = async (folder: string): Promise<string[]> => {
    const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => []);
    const lists = entries.map((entry) => {
      const { name } = entry;
      if (name.startsWith('.') || name === 'node_modules') return [];
      return entry.isDirectory() ? listFolder(`${folder}${name}/`) : [folder + name];
    });
    return (await Promise.all(lists)).flat();
  };
  return (await listFolder('')).sort();
}

/** The part of a path that should have been a language or a version. */
function strayPart(rules: UrlRules, file: string): string {
  const [first = '', second = ''] = file.split('/');
  return rules.versions.includes(first) ? `${first}/${second}` : first;
}

function explainStray(rules: UrlRules, docs: string, stray: string): Problem {
  const hasVersions = rules.versions.length > 0;
  return {
    severity: 'warning',
    message: `\`${docs}/${stray}\` lies in the folder of no ${hasVersions ? 'version and ' : ''}language, so it is left out.`,
    fix: `Move it to \`${homeFolder(rules, docs)}\`, or name it in \`locales\`${hasVersions ? ' or `multiVersion.versions`' : ''} in the config.`,
    file: `${docs}/${stray}`,
  };
}

/** Whether the route of a page is read as its own version, language and path. */
function isDistinct(rules: UrlRules, { routePath, version, lang }: Omit<PageIdentity, 'filePath'>) {
  const read = splitRoute(rules, routePath);
  const isItsOwn = read.version === version && read.lang === lang;
  return isItsOwn && stripDefaultPrefix(rules, routePath) === routePath;
}

function explainAmbiguous(
  rules: UrlRules,
  part: string,
  { routePath, version, lang, filePath }: PageIdentity,
): Problem {
  const name = part.slice(part.lastIndexOf('/') + 1);
  const kind = rules.versions.includes(name) ? 'version' : 'language';
  const isFolder = filePath.startsWith(`${part}/`);
  const prefix = joinRoute(rules, { version, lang, path: `/${name}` });
  return {
    severity: 'error',
    message: `The route \`${routePath}\` of \`${filePath}\` starts with \`${prefix}\`, which means the ${kind} \`${name}\`.`,
    fix: `Rename ${isFolder ? `the folder \`${part}\`` : 'the file'}, or move its pages to where that ${kind} lies.`,
    file: filePath,
  };
}

function explainEmpty(rules: UrlRules, docs: string): Problem {
  return {
    severity: 'error',
    message: `There are no pages in \`${docs}\`.`,
    fix: `Write \`${homeFolder(rules, docs)}index.mdx\`, or set \`root\` in the config to the folder of the pages.`,
    file: docs,
  };
}

function homeFolder({ versions, defaultVersion, defaultLang }: UrlRules, docs: string): string {
  return `${docs}/${versions.length > 0 ? `${defaultVersion}/` : ''}${defaultLang}/`;
}

function explainDuplicate(first: PageIdentity, filePath: string): Problem {
  return {
    severity: 'error',
    message: `\`${first.filePath}\` and \`${filePath}\` are both the page of the route \`${first.routePath}\`.`,
    fix: 'Rename or remove one of them.',
    file: filePath,
  };
}
