import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { name as packageName } from 'islet/package.json';
import {
  addressesFile,
  listAddedFiles,
  relativePath,
  type SiteConfig,
  siteConfigSchema,
  toUrlRules,
  type UrlRules,
} from 'islet/tools';
import type { Engine } from '../engines.ts';
import { RefusedError } from '../refusedError.ts';
import { adaptCopies } from './adaptCopies.ts';
import { collectHosts } from './collectHosts.ts';
import { convertTexts } from './convertTexts.ts';
import { createLocator } from './createLocator.ts';
import { createModuleCopier } from './createModuleCopier.ts';
import {
  explainEditLinks,
  explainHosts,
  explainIcons,
  explainLeftOut,
  explainStrays,
} from './explainDecisions.ts';
import { listOldAddresses } from './listOldAddresses.ts';
import { listPackages } from './listPackages.ts';
import { needsMdx } from './page/convertPage.ts';
import { createStyleCollector } from './page/styleCollector.ts';
import { printHome, printSiteConfig } from './printSite.ts';
import { readDocusaurus } from './readers/readDocusaurus.ts';
import { readRspress } from './readers/readRspress.ts';
import { readStarlight } from './readers/readStarlight.ts';
import { readVitePress } from './readers/readVitePress.ts';
import { readRedirects } from './readRedirects.ts';
import { convertFooter } from './source/convertFooter.ts';
import type { Decision, ForeignSite, Settings } from './source/foreignSite.ts';
import { parseForeign } from './source/parseForeign.ts';
import { writeAll } from './targetFolder.ts';

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
  /** Versions of the packages that pages need, by name. */
  packages: Record<string, string>;
}

/**
 * Writes the pages and the config of a site from the source of another engine. `source` is the folder with its config
 * and is only read; `target` is a folder that is empty or doesn't exist. Both are absolute paths. `publishedOn` are the
 * hosts that the config names. Rejects with a `RefusedError`, and with whatever the config of the source throws.
 */
export async function migrateSite({
  engine,
  source,
  target,
  publishedOn,
}: {
  engine: Engine;
  source: string;
  target: string;
  publishedOn: Settings['hosts'];
}): Promise<Migration> {
  const read = await readers[engine](source);
  const site = withFooter({ ...read, settings: { ...read.settings, hosts: publishedOn } });
  checkPages(site);
  const texts = await readTexts(site);
  const targets = listTargets(site, texts);
  const { config, rules } = readRules(site);
  const modules = createModuleCopier(site, targets);
  const locate = createLocator(site, { targets, rules, modules });
  const constructs = new Map<string, number>();
  const decisions = [...site.decisions, ...explainStrays(site)];
  const count = (construct: string): void =>
    void constructs.set(construct, (constructs.get(construct) ?? 0) + 1);
  const decide = (decision: Decision): void => void decisions.push(decision);
  const styles = createStyleCollector();
  const interactive = new Set<string>();
  const conversion = { site, targets, locate, modules, styles, interactive, decide, count };
  const { output, pages } = convertTexts(texts, conversion);
  const copied = new Map([...site.files, ...modules.copied].filter(([file]) => !texts.has(file)));
  for (const [file, text] of await adaptCopies(copied, conversion)) {
    output.set(copied.get(file) ?? '', text);
    copied.delete(file);
  }
  const home = writeHome(output, rules, site.settings);
  if (home !== null) {
    output.set(home.file, home.text);
    decisions.push(home.decision);
  }
  decisions.push(...explainEditLinks(site), ...explainIcons(site));
  const hosts = collectHosts(output, site.settings);
  const packages = listPackages(output, modules, site);
  modules.engine.replaceForPackages(
    Object.keys(packages).map((name) => path.join(site.root, 'node_modules', name)),
  );
  const { replaced } = modules.engine;
  if (site.standIn && replaced.size > 0) output.set(site.standIn.target, site.standIn.text);
  const printed = printSiteConfig(site, { hosts, hasCode: modules.copied.size > 0, replaced });
  for (const [file, text] of Object.entries(printed)) output.set(file, text);
  for (const [file, text] of printStyles(styles.print())) output.set(file, text);
  const addresses = listOldAddresses({ engine, site, rules, texts, toFile: modules.toFile });
  output.set(addressesFile, addresses.text);
  decisions.push(...addresses.decisions);
  const redirects = readRedirects(site, decide);
  if (redirects !== null) output.set('public/_redirects', redirects);
  const added = listAddedFiles({ config, rules });
  await writeAll(target, { output, copied, publicFolders: site.publicFolders, leftOut: added });
  decisions.push(...explainLeftOut(site, added), ...explainHosts(hosts.all));
  return { pages, constructs, decisions, packages };
}

/** Throws a `RefusedError` if there is nothing to convert. */
function checkPages({ root, config, pages, pageFolders }: ForeignSite): void {
  if (pages.length > 0) return;
  const names = pageFolders.map((folder) => `\`${relativePath(root, folder) || '.'}\``);
  throw new RefusedError(
    `\`${config}\`: There are no pages in Markdown in ${names.join(' or ')}. Correct the path of their folder, and try again.`,
  );
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

/** The texts of pages and of the fragments that they include. */
async function readTexts({
  pages,
  files,
  prepare = String,
}: ForeignSite): Promise<Map<string, string>> {
  const fragments = [...files.keys()].filter((file) => /\.mdx?$/.test(file));
  const all = [...pages.map(({ file }) => file), ...fragments];
  const texts = await Promise.all(
    all.map(
      async (file): Promise<[string, string]> => [file, prepare(await readFile(file, 'utf8'))],
    ),
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

/** What addresses depend on. Throws a `RefusedError` if the new site can't have the same. */
function readRules({ config: file, settings }: ForeignSite): {
  config: SiteConfig;
  rules: UrlRules;
} {
  const place = `\`${file}\` gives the new site a config that is not valid`;
  const subject = 'The config';
  const config = parseForeign(siteConfigSchema, withoutMenus(settings), { place, subject });
  return { config, rules: toUrlRules(config) };
}

/** Only the fields that addresses depend on: a mistake elsewhere is reported by the first check. */
const withoutMenus = ({
  title,
  url,
  feeds,
  base,
  defaultLang,
  locales,
  multiVersion,
  cleanUrls,
}: Settings): Settings => ({
  title,
  ...(url !== undefined && { url }),
  ...(feeds !== undefined && { feeds }),
  base: base ?? '/',
  defaultLang: defaultLang ?? 'en',
  locales: (locales ?? []).map(({ lang, label }) => ({ lang, label })),
  multiVersion: multiVersion ?? {},
  cleanUrls: cleanUrls ?? true,
});
