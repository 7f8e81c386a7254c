import path from 'node:path';
import { foreignLang } from '#common/foreignLang.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { toUrlRules } from '../../config/toUrlRules.ts';
import { findRepositoryRoot } from '../../files/findRepositoryRoot.ts';
import { followLink, type LinkTargets } from '../../scan/followLink.ts';
import { followUrl } from '../../scan/followUrl.ts';
import { createHighlighter } from '../code/highlighter.ts';
import { createMarkdownParser } from '../markdown/markdownParser.ts';
import type { CompileContext } from './compileContext.ts';

/** What compiling pages depends on; with the config, all of it can be sent to a thread. */
export interface CompileSources extends Pick<LinkTargets, 'routes'> {
  siteRoot: string;
  config: SiteConfig;
  /** Files of the public folder, by their path below it. */
  publicFiles: ReadonlySet<string>;
}

/** Creates the context in which the pages of a site are compiled. */
export function createCompileContext({
  siteRoot,
  config,
  routes,
  publicFiles,
}: CompileSources): CompileContext {
  const { markdown, locales } = config;
  const targets = { rules: toUrlRules(config), routes, files: publicFiles };
  return {
    siteRoot,
    publicRoot: publicFolder(siteRoot),
    repoRoot: findRepositoryRoot(siteRoot),
    base: config.base,
    parser: createMarkdownParser(markdown.remarkPlugins),
    highlighter: createHighlighter(),
    rehypePlugins: markdown.rehypePlugins,
    codeDefaults: { wrap: markdown.defaultWrapCode, lineNumbers: markdown.showLineNumbers },
    // A hash alone keeps the query of the address, which may hide parts of the page.
    resolveLink: (from, href) =>
      href.startsWith('#') ? href : (followLink(targets, from, href)?.url ?? null),
    foreignLang: ({ lang }, url) => foreignLang({ ...targets, locales, lang }, url),
    followUrl: (page, url) => followUrl(targets, page, url),
  };
}

/** The folder whose files are published as they are. */
export function publicFolder(siteRoot: string): string {
  return path.join(siteRoot, 'public');
}
