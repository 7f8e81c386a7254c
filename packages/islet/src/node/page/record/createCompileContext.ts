import { foreignLang } from '#shared/foreignLang.ts';
import { type FenceModule, loadFenceModule } from '../../site/config/fenceModule.ts';
import { labelsOfLocale } from '../../site/config/labelsOfLocale.ts';
import { readAliases } from '../../site/config/readAliases.ts';
import type { SiteConfig } from '../../site/config/schema.ts';
import { toUrlRules, type UrlOptions } from '../../site/config/toUrlRules.ts';
import { createIconFinder } from '../../site/icons/createIconFinder.ts';
import { findIsolatedFolder, joinPolicies } from '../../site/policy/isolatedFolders.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { resolveComponentUrl } from '../../site/scan/resolveComponentUrl.ts';
import { resolveLink } from '../../site/scan/resolveLink.ts';
import { createHighlighter } from '../code/highlighter.ts';
import { createPluginGuard } from '../markdown/guardPlugins.ts';
import { createMarkdownParser } from '../markdown/markdownParser.ts';
import type { CompileContext } from './compileContext.ts';

/**
 * The fields of the configuration that compiling a page may read. Cached records depend only on these, so a
 * new title or menu doesn't compile any page again.
 */
export interface CompileOptions extends UrlOptions {
  rsbuild: { resolve?: SiteConfig['rsbuild']['resolve'] | undefined };
  locales: Array<
    Pick<SiteConfig['locales'][number], 'lang' | 'htmlLang' | 'dir' | 'labels' | 'parity'>
  >;
  markdown: SiteConfig['markdown'];
  contentSecurityPolicy: SiteConfig['contentSecurityPolicy'];
  isolated: SiteConfig['isolated'];
  hiddenFiles: SiteConfig['hiddenFiles'];
}

/** Selects the part of the configuration that compiling a page may read. */
export function toCompileOptions(config: SiteConfig): CompileOptions {
  const { base, cleanUrls, defaultLang, multiVersion, locales, markdown } = config;
  const { rsbuild, contentSecurityPolicy, isolated, hiddenFiles } = config;
  return {
    base,
    cleanUrls,
    defaultLang,
    multiVersion,
    locales: locales.map(({ lang, htmlLang, dir, labels, parity }) => ({
      ...{ lang, htmlLang, dir, labels, parity },
    })),
    markdown,
    contentSecurityPolicy,
    // What is in the folders for workers is nothing that a page shows.
    isolated: isolated.map(({ runtime: _, ...folder }) => folder),
    hiddenFiles,
    rsbuild: { resolve: rsbuild.resolve },
  };
}

/** What compiling pages depends on; everything except plugins can be sent to a thread. */
export interface CompileSources
  extends Pick<
    Project,
    | 'siteRoot'
    | 'repoRoot'
    | 'repoReason'
    | 'docsRoot'
    | 'publicRoot'
    | 'linkedFiles'
    | 'routes'
    | 'moved'
    | 'generated'
  > {
  config: CompileOptions;
}

/** Creates the context in which the pages of a site are compiled. */
export function createCompileContext({
  siteRoot,
  repoRoot,
  repoReason,
  docsRoot,
  publicRoot,
  linkedFiles,
  routes,
  moved,
  generated,
  config,
}: CompileSources): CompileContext {
  const { base, markdown, locales } = config;
  let fences: Promise<FenceModule> | null = null;
  const guard = createPluginGuard(siteRoot);
  const remarkPlugins = guard(markdown.remarkPlugins, 'remarkPlugins');
  const targets = { rules: toUrlRules(config), routes, moved, files: linkedFiles };
  return {
    siteRoot,
    generated,
    hasParity: locales.some(({ parity }) => parity !== undefined),
    labelsOf: (lang) => labelsOfLocale(locales, lang),
    dirOf: (lang) => locales.find((locale) => locale.lang === lang)?.dir ?? 'ltr',
    htmlLangOf: (lang) => locales.find((locale) => locale.lang === lang)?.htmlLang ?? lang,
    repoRoot,
    repoReason,
    hiddenFiles: config.hiddenFiles.map((file) => file.replace(/[/\\]+/g, '/').replace(/\/$/, '')),
    publicRoot,
    base,
    docsRoot,
    allowedHostsOf: ({ routePath }) => {
      const own = findIsolatedFolder(config.isolated, targets.rules, routePath);
      const { contentSecurityPolicy: policy } = config;
      return own ? joinPolicies(policy, own.contentSecurityPolicy, []) : policy;
    },
    icons: createIconFinder(siteRoot),
    aliases: readAliases(config.rsbuild, siteRoot),
    parser: createMarkdownParser(remarkPlugins, { hasMath: markdown.math }),
    highlighter: createHighlighter(),
    rehypePlugins: guard(markdown.rehypePlugins, 'rehypePlugins'),
    extensions: markdown,
    loadFences() {
      fences ??= loadFenceModule({ siteRoot, name: markdown.fences });
      return fences;
    },
    codeDefaults: { wrap: markdown.defaultWrapCode, lineNumbers: markdown.showLineNumbers },
    // A hash alone keeps the query of the URL, which may hide parts of the page.
    resolveLink: (from, href) =>
      href.startsWith('#') ? href : (resolveLink(targets, from, href)?.url ?? null),
    foreignLang: ({ lang }, url) => foreignLang({ ...targets, locales, lang }, url),
    resolveComponentUrl: (page, url) => resolveComponentUrl(targets, page, url),
  };
}
