import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { UrlRules } from '#common/url.ts';
import { siteConfigSchema } from '../config/schema.ts';
import { toUrlRules } from '../config/toUrlRules.ts';
import { isInside } from '../files/isInside.ts';
import { relativePath } from '../files/relativePath.ts';
import { parseRedirectsFile } from '../hosts/redirectsFile.ts';
import { packageName } from '../modules/ownPackage.ts';
import { collectHosts } from './collectHosts.ts';
import { convertMenuFile } from './convertMenuFile.ts';
import { createLocator, type Locate } from './createLocator.ts';
import {
  createModuleCopier,
  isPackage,
  type ModuleCopier,
  packageOf,
} from './createModuleCopier.ts';
import type { Engine } from './engines.ts';
import { findInteractive } from './findInteractive.ts';
import { listImports } from './page/convertImports.ts';
import { convertPage, needsMdx } from './page/convertPage.ts';
import type { PageContext } from './page/pageContext.ts';
import { createStyleCollector, type StyleCollector } from './page/styleCollector.ts';
import { printHome, printPackage, printSiteConfig } from './printSite.ts';
import { readDocusaurus } from './readers/readDocusaurus.ts';
import { readRspress } from './readers/readRspress.ts';
import { readStarlight } from './readers/readStarlight.ts';
import { readVitePress } from './readers/readVitePress.ts';
import { convertFooter } from './source/convertFooter.ts';
import type { Decision, ForeignSite, Settings } from './source/foreignSite.ts';
import { RefusedError } from './source/refusedError.ts';

const readers: Readonly<Record<Engine, (root: string) => Promise<ForeignSite>>> = {
  rspress: readRspress,
  vitepress: readVitePress,
  docusaurus: readDocusaurus,
  starlight: readStarlight,
};

/** What was written, and what is left to decide by hand. */
export interface Migration {
  pages: number;
  /** How often each construct was converted. */
  constructs: Map<string, number>;
  decisions: Decision[];
}

/**
 * Writes a site from the source of another engine. `source` is the folder with its config and is only read; `target`
 * is a folder that is empty or doesn't exist. Both are absolute paths. Rejects with a `RefusedError`, and with
 * whatever the config of the source throws.
 */
export async function migrateSite({
  engine,
  source,
  target,
}: {
  engine: Engine;
  source: string;
  target: string;
}): Promise<Migration> {
  await checkFolders(source, target);
  const site = withFooter(await readers[engine](source));
  const texts = await readTexts(site);
  const targets = listTargets(site, texts);
  const rules = toUrlRules(siteConfigSchema.parse(withoutMenus(site.settings)));
  const modules = createModuleCopier(site, targets);
  const locate = createLocator(site, { targets, rules, modules });
  const constructs = new Map<string, number>();
  const decisions = [...site.decisions];
  const count = (construct: string): void =>
    void constructs.set(construct, (constructs.get(construct) ?? 0) + 1);
  const decide = (decision: Decision): void => void decisions.push(decision);
  const styles = createStyleCollector();
  const interactive = new Set<string>();
  const conversion = { site, targets, locate, modules, styles, interactive, decide, count };
  const { output, pages } = convertTexts(texts, conversion);
  const copied = new Map([...site.files, ...modules.copied].filter(([file]) => !texts.has(file)));
  for (const [file, to] of copied) {
    const name = path.basename(file);
    if (interactive.has(file)) {
      const text = await readFile(file, 'utf8');
      if (/^\s*(['"])use client\1/.test(text)) continue;
      copied.delete(file);
      output.set(to, `'use client';\n\n${text}`);
      count("`'use client'` for components that react to readers");
    }
    if (!/^_(?:meta|nav)\.json$/.test(name)) continue;
    copied.delete(file);
    const lang = langOf(to, site.settings);
    const translate = (word: string): string => site.translate?.(word, lang) ?? word;
    output.set(to, convertMenuFile(await readFile(file, 'utf8'), name, { count, translate }));
  }
  const home = writeHome(output, rules, site.settings);
  if (home !== null) {
    output.set(home.file, home.text);
    decisions.push(home.decision);
  }
  decisions.push(...explainEditLinks(site));
  const hosts = collectHosts(output, site.settings);
  const config = printSiteConfig(site, { hosts, hasCode: modules.copied.size > 0 });
  for (const [file, text] of Object.entries(config)) output.set(file, text);
  for (const [file, text] of printStyles(styles.print())) output.set(file, text);
  output.set('package.json', await printPackage(site.root, listPackages(output, modules)));
  output.set('.gitignore', 'node_modules\n.docs\ndist\n');
  const redirects = await readRedirects(site, decide);
  if (redirects !== null) output.set('public/_redirects', redirects);
  await writeAll(target, { output, copied, publicFolders: site.publicFolders });
  decisions.push(...explainHosts(hosts.all));
  return { pages, constructs, decisions };
}

/** The message of a footer is a text here; with links, the site gets a component. */
function withFooter(site: ForeignSite): ForeignSite {
  const { settings, footerColumns: columns = [], texts = [] } = site;
  const { themeConfig, base = '/' } = settings;
  const written = themeConfig?.footer?.message ?? '';
  const converted = convertFooter({ columns, message: written }, base);
  const all = { ...site, texts: new Map([...texts, ...converted.texts]) };
  if (converted.message === written) return all;
  const footer = { ...themeConfig?.footer, message: converted.message };
  return { ...all, settings: { ...settings, themeConfig: { ...themeConfig, footer } } };
}

async function checkFolders(source: string, target: string): Promise<void> {
  const isFolder = await stat(source).then(
    (one) => one.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new RefusedError(`There is no folder \`${source}\`.`);
  if (isInside(source, target)) {
    throw new RefusedError(
      `\`${target}\` is inside the source, which is never changed. Use another folder.`,
    );
  }
  const names = existsSync(target) ? await readdir(target) : [];
  if (names.length > 0) throw new RefusedError(`\`${target}\` is not empty. Use a new folder.`);
}

/** The texts of pages and of the fragments that they include. */
async function readTexts({ pages, files }: ForeignSite): Promise<Map<string, string>> {
  const fragments = [...files.keys()].filter((file) => /\.mdx?$/.test(file));
  const all = [...pages.map(({ file }) => file), ...fragments];
  const texts = await Promise.all(
    all.map(async (file): Promise<[string, string]> => [file, await readFile(file, 'utf8')]),
  );
  return new Map(texts);
}

/** Where each file of the source goes; a page may get another extension. */
function listTargets(site: ForeignSite, texts: ReadonlyMap<string, string>): Map<string, string> {
  const targets = new Map([
    ...site.files,
    ...site.pages.map(({ file, target }): [string, string] => [file, `docs/${target}`]),
  ]);
  for (const [file, text] of texts) {
    const isMdx = file.endsWith('.mdx') || needsMdx(text, site.isMdx);
    const stem = (targets.get(file) ?? '').replace(/\.mdx?$/, '');
    targets.set(file, `${stem}${isMdx ? '.mdx' : '.md'}`);
  }
  return targets;
}

/** What converting a page needs, and where it reports what it found. */
interface Conversion {
  site: ForeignSite;
  targets: ReadonlyMap<string, string>;
  locate: Locate;
  modules: ModuleCopier;
  styles: StyleCollector;
  /** Modules of components that react to readers. */
  interactive: Set<string>;
  decide: (decision: Decision) => void;
  count: (construct: string) => void;
}

/** Converts pages and fragments; also returns the number of pages. */
function convertTexts(
  texts: ReadonlyMap<string, string>,
  conversion: Conversion,
): { output: Map<string, string>; pages: number } {
  const { site, targets, decide } = conversion;
  const output = new Map<string, string>(site.texts);
  const isPage = new Set(site.pages.map(({ file }) => file));
  let pages = 0;
  for (const [file, text] of texts) {
    const to = targets.get(file) ?? '';
    if (output.has(to)) {
      decide({
        file: relativePath(site.root, file),
        message: `Another page is already \`${to}\`, so this one was not converted.`,
        fix: 'Give it another address in the source, or add its text to the other page.',
      });
      continue;
    }
    const context = createPageContext(file, text, conversion);
    output.set(to, convertPage(text, context, to.endsWith('.mdx')));
    if (isPage.has(file)) pages += 1;
  }
  return { output, pages };
}

/** The language of a file below `docs`. */
function langOf(file: string, { locales = [], defaultLang = 'en' }: Settings): string {
  const names = file.split('/').slice(1, 3);
  return locales.find(({ lang }) => names.includes(lang))?.lang ?? defaultLang;
}

/** The packages that pages and their components import. */
function listPackages(output: ReadonlyMap<string, string>, modules: ModuleCopier): Set<string> {
  const pages = [...output].filter(([file]) => file.endsWith('.mdx'));
  const imported = pages.flatMap(([, text]) => listImports(text));
  return new Set([...modules.packages, ...imported.filter(isPackage).map(packageOf)]);
}

/** The stylesheet of pages, and the module of the theme that imports it. */
function printStyles(styles: string): Array<[string, string]> {
  if (styles === '') return [];
  const theme = `import './pages.css';\n\nexport { components, islands, Layout } from '${packageName}/theme';\n`;
  return [
    ['theme/pages.css', styles],
    ['theme/index.tsx', theme],
  ];
}

/** A short home page, if there is none in Markdown, and the decision about it. */
function writeHome(
  output: ReadonlyMap<string, string>,
  { defaultVersion, defaultLang }: UrlRules,
  settings: Settings,
): { file: string; text: string; decision: Decision } | null {
  const home = path.posix.join('docs', defaultVersion, defaultLang, 'index');
  if (output.has(`${home}.md`) || output.has(`${home}.mdx`)) return null;
  const file = `${home}.md`;
  const decision: Decision = {
    file: 'site',
    message: 'The site had no home page in Markdown, so a short one was written.',
    fix: `Complete \`${file}\`.`,
  };
  return { file, text: printHome(settings), decision };
}

function explainEditLinks({ settings }: ForeignSite): Decision[] {
  const editUrl = settings.themeConfig?.editLink?.docRepoBaseUrl;
  if (editUrl === undefined) return [];
  return [
    {
      file: 'site.config.ts',
      message: `Edit links still lead to \`${editUrl}\`, the files of the old site.`,
      fix: 'Once the new files are in a repository, name their folder in `themeConfig.editLink`.',
    },
  ];
}

function explainHosts(hosts: readonly string[]): Decision[] {
  if (hosts.length === 0) return [];
  return [
    {
      file: 'site.config.ts',
      message: `Pages load from other hosts: ${hosts.join(', ')}.`,
      fix: '`contentSecurityPolicy` allows them, but copies in `public` are better.',
    },
  ];
}

/** Only the fields that addresses depend on: a mistake elsewhere is reported by the first check. */
const withoutMenus = ({
  title,
  base,
  defaultLang,
  locales,
  multiVersion,
  cleanUrls,
}: Settings): Settings => ({
  title,
  base: base ?? '/',
  defaultLang: defaultLang ?? 'en',
  locales: (locales ?? []).map(({ lang, label }) => ({ lang, label })),
  multiVersion: multiVersion ?? {},
  cleanUrls: cleanUrls ?? true,
});

function createPageContext(file: string, text: string, conversion: Conversion): PageContext {
  const { site, locate, modules, styles, count } = conversion;
  const name = relativePath(site.root, file);
  const decided = new Set<string>();
  return {
    file: name,
    isMdx: site.isMdx || file.endsWith('.mdx'),
    isVue: site.isVue ?? false,
    styles,
    slugify: site.slugify,
    date: site.pages.find((page) => page.file === file)?.date,
    relocate: (reference, kind) => locate(file, reference, kind),
    refuseImport(specifier) {
      const reason = modules.refuse(file, specifier);
      const component = reason === null ? findInteractive(modules, file, specifier) : null;
      if (component !== null) conversion.interactive.add(component);
      return reason;
    },
    count,
    decide(found, message, fix) {
      if (decided.has(message)) return;
      decided.add(message);
      const at = text.indexOf(found);
      conversion.decide({
        file: name,
        message,
        fix,
        ...(at >= 0 && { line: text.slice(0, at).split('\n').length }),
      });
    },
  };
}

/** The `_redirects` of the source; lines that only its host understands become comments. */
async function readRedirects(
  { publicFolders, root }: ForeignSite,
  decide: (decision: Decision) => void,
): Promise<string | null> {
  const file = publicFolders
    .map((folder) => path.join(folder, '_redirects'))
    .find((one) => existsSync(one));
  if (file === undefined) return null;
  const lines = (await readFile(file, 'utf8')).split('\n').map((line, index) => {
    try {
      parseRedirectsFile(line);
      return line;
    } catch {
      decide({
        file: relativePath(root, file),
        line: index + 1,
        message: 'A line of `_redirects` is not a redirect of this site, so it became a comment.',
        fix: 'Set it up at the host, if it is still needed.',
      });
      return `# ${line}`;
    }
  });
  return lines.join('\n');
}

async function writeAll(
  target: string,
  {
    output,
    copied,
    publicFolders,
  }: {
    output: ReadonlyMap<string, string>;
    copied: ReadonlyMap<string, string>;
    publicFolders: readonly string[];
  },
): Promise<void> {
  const place = async (name: string): Promise<string> => {
    const file = path.join(target, name);
    await mkdir(path.dirname(file), { recursive: true });
    return file;
  };
  await mkdir(target, { recursive: true });
  // Links are copied as what they lead to, if it exists.
  const options = {
    recursive: true,
    dereference: true,
    filter: (file: string) => existsSync(file),
  };
  for (const folder of publicFolders) await cp(folder, path.join(target, 'public'), options);
  for (const [file, name] of copied) await cp(file, await place(name));
  for (const [name, text] of output) await writeFile(await place(name), text);
}
