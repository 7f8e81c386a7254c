import path from 'node:path';
import type { PageIdentity, Problem } from '#shared/types.ts';
import {
  hashedFolder,
  identifyFile,
  joinRoute,
  normalizeRoute,
  pageFileEnding,
  splitRoute,
  stripDefaultPrefix,
  type UrlRules,
} from '#shared/url.ts';
import { listFiles } from '../../support/files/listFiles.ts';
import { relativePath } from '../../support/files/relativePath.ts';
import type { GeneratedTexts } from '../../support/problems/generatedTexts.ts';
import { type FolderText, readFolderFile } from './readFolderFile.ts';
import { type PageHead, readPageHead } from './readPageHead.ts';
import {
  explainAmbiguous,
  explainDraft,
  explainDuplicate,
  explainEmpty,
  explainFolder,
  explainHomeless,
  explainName,
  explainSlug,
  explainStray,
  explainWritten,
} from './scanProblems.ts';

/** A `_meta.json` or `_nav.json`, and the folder that it describes. */
export interface FolderFile {
  /** Path below the site's root, with `/`. */
  filePath: string;
  text: string;
  /** Path below the language folder; empty for the language folder itself. */
  folder: string;
  lang: string;
  version: string;
}

/** The content of the docs folder, sorted by path. */
export interface DocsScan {
  pages: PageIdentity[];
  metaFiles: FolderFile[];
  navFiles: FolderFile[];
  /** What the front matter of each page says about its place, by the path of the page. */
  heads: ReadonlyMap<string, PageHead>;
  /** Routes that pages would have by the names of their files, without a slug, and those that they have. */
  moved: ReadonlyMap<string, string>;
  problems: Problem[];
}

/** Absolute paths of the docs and of the folders around them, and the rules for their routes. */
export interface DocsPlace {
  siteRoot: string;
  repoRoot: string;
  docsRoot: string;
  rules: UrlRules;
  generated: GeneratedTexts;
}

/**
 * Lists the pages below the docs folder and reads the navigation files next to them. A `README.md` is the index of a
 * folder that has no `index.md`. If two pages have the same route, that is an error, and the first one is kept; a draft is
 * left out with a warning. A page whose route looks like one of another language or version is an error too, and left out.
 * Files outside the language folders are warnings, unless the site has one language and no folder for it.
 */
export async function scanDocs(place: DocsPlace): Promise<DocsScan> {
  const { siteRoot, repoRoot, docsRoot, rules, generated } = place;
  const skipped = ['node_modules'];
  const listed = await listFiles({ folder: docsRoot, siteRoot, repoRoot, skipped });
  const docs = relativePath(siteRoot, docsRoot);
  const made = Array.from(generated.keys(), (file) => file.slice(docs.length + 1));
  const all = [...new Set([...listed.files, ...made])].sort();
  const isFlat = lacksLanguages(rules, all);
  const identify = (file: string): Omit<PageIdentity, 'filePath'> | null =>
    identifyFile(rules, isFlat ? addLanguage(rules, file) : file);
  const files = new Set(all);
  const collected = createCollection(rules);
  for (const file of all) {
    const filePath = `${docs}/${file}`;
    const text = generated.get(filePath);
    const [folder] = /^(?:.*\/)?_(?:meta|nav)\.json(?=\/)/.exec(file) ?? [];
    if (folder !== undefined) collected.folders.add(`${docs}/${folder}`);
    const isFolderFile = /(?:^|\/)_(?:meta|nav)\.json$/.test(file);
    const isIndex = isFolderFile || isReadmeIndex(file, files);
    const page = isIndex ? file.replace(/[^/]+$/, 'index.md') : file;
    if (!/\.mdx?$/.test(page) || /(?:^|\/)_/.test(page)) continue;
    const identity = identify(page);
    if (identity === null) collected.strays.add(strayPart(rules, file));
    else if (isFolderFile) {
      const read = await readFolderFile(path.join(docsRoot, file), filePath);
      if (read !== null) collected.addFolderFile({ ...identity, filePath }, read);
    } else {
      const fileRoute = identify(file)?.routePath ?? identity.routePath;
      collected.addPage(
        nameFile(identity, filePath),
        fileRoute,
        readPageHead(siteRoot, filePath, text),
      );
    }
  }
  const { pages, folderFiles, heads, moved, folders, ambiguous, strays } = collected;
  return {
    pages: [...pages.values()],
    metaFiles: folderFiles.filter(({ filePath }) => filePath.endsWith('/_meta.json')),
    navFiles: folderFiles.filter(({ filePath }) => filePath.endsWith('/_nav.json')),
    ...{ heads, moved },
    problems: [
      ...listed.problems,
      ...listed.files.flatMap((file) => explainWritten(docs, file, generated)),
      ...collected.problems,
      ...Array.from(folders, explainFolder),
      ...Array.from(ambiguous, ([part, page]) => explainAmbiguous(rules, part, page)),
      ...Array.from(strays, (stray) => explainStray(rules, docs, stray)),
      ...(pages.size === 0 ? [explainEmpty(rules, docs)] : []),
      ...(isFlat && pages.size > 0 && !pages.has('') ? [explainHomeless(rules, docs)] : []),
    ],
  };
}

/** Written out, because a large site has many: in V8 11, each object that is extended is described on its own in memory. */
const nameFile = (
  { pagePath, routePath, lang, version }: Omit<PageIdentity, 'filePath'>,
  filePath: string,
): PageIdentity => ({ filePath, pagePath, routePath, lang, version });

/** Creates what the files of the docs folder are added to, in their order. */
function createCollection(rules: UrlRules) {
  const pages = new Map<string, PageIdentity>();
  const folderFiles: FolderFile[] = [];
  const folders = new Set<string>();
  const strays = new Set<string>();
  const ambiguous = new Map<string, PageIdentity>();
  const heads = new Map<string, PageHead>();
  const moved = new Map<string, string>();
  const problems: Problem[] = [];

  /** Keeps the page of each route. */
  function addRoute(page: PageIdentity, isDraft: boolean, slug: PageHead['slug']): boolean {
    // Hosts don't distinguish `/a` from `/a/`.
    const place = page.routePath.replace(/\/$/, '');
    const other = pages.get(place);
    const isInDraft =
      other !== undefined && !isDraft && heads.get(other.filePath)?.isDraft === true;
    if (other && isDraft) problems.push(explainDraft(other, page.filePath));
    else if (isInDraft) problems.push(explainDraft(page, other.filePath));
    else if (other) problems.push(explainDuplicate(other, page.filePath, slug));
    const isKept = other === undefined || isInDraft;
    if (isKept) pages.set(place, page);
    return isKept;
  }

  return {
    ...{ pages, folderFiles, folders, strays, ambiguous, heads, moved, problems },
    addFolderFile({ filePath, pagePath, lang, version }: PageIdentity, read: FolderText): void {
      problems.push(...read.problems);
      const folder = pagePath.replace(/\/?index$/, '');
      folderFiles.push({ filePath, text: read.text, folder, lang, version });
    },
    /** `fileRoute` is the route by the name of the file. */
    addPage(found: PageIdentity, fileRoute: string, head: PageHead): void {
      const { filePath, pagePath } = found;
      const { isDraft, slug } = head;
      heads.set(filePath, head);
      const page = slug ? { ...found, routePath: slugRoute(rules, found, slug.text) } : found;
      const fault = findNameFault(page.routePath);
      if (fault !== null) {
        problems.push(slug ? explainSlug(slug, fault) : explainName(filePath, fault));
      } else if (isDistinct(rules, page) && !(slug && namesPlace(rules, slug.text))) {
        const isKept = addRoute(page, isDraft, slug);
        if (isKept && fileRoute !== page.routePath) moved.set(fileRoute, page.routePath);
      } else if (slug) {
        problems.push(explainSlug(slug, 'starts with the name of a language or a version'));
      } else {
        const folder = path.posix.join(filePath, pagePath.replace(/[^/]+/g, '..'));
        ambiguous.set(`${folder}/${pagePath.split('/', 1)}`, page);
      }
    },
  };
}

/** Whether a site with one language has no folder for it, so that its pages are in none. */
function lacksLanguages(
  { langs: [lang, ...others], versions }: UrlRules,
  files: string[],
): boolean {
  const folders = versions.length > 0 ? versions.map((version) => `${version}/`) : [''];
  const isInside = (file: string): boolean =>
    folders.some((folder) => file.startsWith(`${folder}${lang}/`));
  return others.length === 0 && !files.some(isInside);
}

/** Whether a file is the index of its folder because no other page is. */
function isReadmeIndex(file: string, files: ReadonlySet<string>): boolean {
  const [, folder] = /^((?:.*\/)?)readme\.mdx?$/i.exec(file) ?? [];
  if (folder === undefined) return false;
  const others = [`${folder}index`, folder.slice(0, -1)];
  return !others.some((name) => files.has(`${name}.md`) || files.has(`${name}.mdx`));
}

/** Puts the language where `identifyFile` reads it; pages of no version have it. */
function addLanguage({ defaultLang, versions }: UrlRules, file: string): string {
  if (versions.length > 0 && file.startsWith(`${defaultLang}/`)) return file;
  return versions.length > 0 ? file.replace('/', `/${defaultLang}/`) : `${defaultLang}/${file}`;
}

/** The route of a page that has a slug. */
function slugRoute(
  rules: UrlRules,
  { pagePath, lang, version }: Omit<PageIdentity, 'filePath'>,
  slug: string,
): string {
  const folder = pagePath.slice(0, pagePath.lastIndexOf('/') + 1);
  const path = normalizeRoute(slug.startsWith('/') ? slug : folder + slug);
  return joinRoute(rules, { version, lang, path });
}

/** Whether a slug starts with a language or a version, which only the folder of its file may set. */
function namesPlace({ langs, versions }: UrlRules, slug: string): boolean {
  const [, first = ''] = slug.split('/');
  return slug.startsWith('/') && [...langs, ...versions].includes(first);
}

/** Longest name of a page, in bytes: most file systems allow 255, and ".data.bin.br" is appended. */
const longestName = 240;

/** Explains why a page can't have this route; null if it can. */
function findNameFault(routePath: string): string | null {
  if (routePath.startsWith(`/${hashedFolder}/`)) {
    return `is in \`${hashedFolder}\`, which browsers cache forever`;
  }
  if (routePath.endsWith(pageFileEnding))
    return 'has a name that ends like those of page data files';
  const isLong = (name: string): boolean => Buffer.byteLength(name) > longestName;
  return routePath.split('/').some(isLong) ? 'has a name that is too long' : null;
}

/** The part of a path that should have been a language or a version. */
function strayPart(rules: UrlRules, file: string): string {
  const [first = '', second = ''] = file.split('/');
  return rules.versions.includes(first) ? `${first}/${second}` : first;
}

/** Whether the route of a page leads back to the version, language and path of that page. */
function isDistinct(rules: UrlRules, { routePath, version, lang }: Omit<PageIdentity, 'filePath'>) {
  const read = splitRoute(rules, routePath);
  const isItsOwn = read.version === version && read.lang === lang;
  return isItsOwn && stripDefaultPrefix(rules, routePath) === routePath;
}
