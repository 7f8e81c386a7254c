import { readFile } from 'node:fs/promises';
import type { PageSummary } from '#shared/types.ts';
import { fileToUrl } from '#shared/url.ts';
import { markdownSource } from '../../output/llms/pageMarkdown.ts';
import type { SiteBundle } from '../../render/bundle/readBundle.ts';
import {
  earlyScript,
  earlyScriptWithTabs,
  leadOnScript,
} from '../../render/document/compiledScripts.mjs';
import type { EarlyScript } from '../../render/document/renderDocument.ts';
import { versionNotice } from '../../render/document/versionNotice.ts';
import { redirectScript } from '../../site/hosts/redirectPages.ts';
import { composePolicy } from '../../site/policy/composePolicy.ts';
import { allowHostsOf, listInlineCode } from '../../site/policy/headPolicy.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { engineVersion } from '../../support/modules/engineVersion.ts';
import { hashContent } from '../../support/modules/notes.mjs';
import { type DocumentShared, type PreparedPage, stateOf } from './pageBuilder.ts';
import type { PreparedSite } from './prepareSite.ts';
import type { SocialLook } from './writeSocialImages.ts';

/** What all documents of a project have in common. */
export function documentShared(
  project: Project,
  { bundle, pages }: { bundle: SiteBundle; pages: ReadonlyArray<Pick<PageSummary, 'frontmatter'>> },
  look: Pick<SocialLook, 'key'> | null = null,
): DocumentShared {
  const { config, rules, ledger } = project;
  // A document shows other pages too, so its policy allows what any page has in its head.
  const heads = [...config.head, ...pages.flatMap(({ frontmatter }) => frontmatter.head ?? [])];
  const inline = listInlineCode(heads);
  const { search } = config.themeConfig;
  const { connect, ...others } = allowHostsOf(heads, config.contentSecurityPolicy);
  const remote =
    search !== false && search.mode === 'remote' ? [new URL(search.apiUrl).origin] : [];
  const allow = (...scripts: string[]): string =>
    composePolicy([...scripts, ...inline], { ...others, connect: [...connect, ...remote] });
  const early = (script: string): EarlyScript => ({
    script,
    csp: allow(script),
    leadingCsp: allow(script, leadOnScript),
  });
  const leads = ledger?.lines.some(({ anchor, target }) => anchor !== '' && target !== null);
  return {
    rules,
    early: early(earlyScript),
    earlyWithTabs: early(earlyScriptWithTabs),
    csp: allow(
      ...[earlyScript, earlyScriptWithTabs],
      ...(leads ? [leadOnScript] : []),
      // A host that sends this policy may serve the pages that redirect, and not the redirects.
      ...(config.redirectPages ? [redirectScript] : []),
    ),
    boot: fileToUrl(rules.base, bundle.boot),
    stylesheets: bundle.stylesheets.map((file) => fileToUrl(rules.base, file)),
    origin: config.url ?? null,
    socialImage: config.socialImage ?? null,
    socialLook: look?.key ?? null,
    ssg: config.ssg,
    hasStructuredData: config.structuredData,
  };
}

/** The keys of what is written for a page: hashes of everything that is shown in it. */
export interface PageKeys {
  /** The key of the document and the data. */
  document(page: PreparedPage): string;
  /** The key of the Markdown, which has no sidebar, no menus and no pager. */
  markdown(page: PreparedPage): string;
}

/**
 * Creates the keys of pages. As in the browser, the shell is a function of its state, so besides that it only
 * depends on the code of the theme. Null if documents can't be cached, because plugins of the bundler may do
 * anything.
 */
export async function createPageKeys(
  project: Project,
  { bundle, proseHashes, data }: Pick<PreparedSite, 'bundle' | 'proseHashes' | 'data'>,
  shared: DocumentShared,
): Promise<PageKeys | null> {
  const engine = engineVersion();
  const { config, cache } = project;
  if (engine === null || cache.failure !== null || Object.keys(config.rsbuild).length > 0)
    return null;
  const code = hashContent(await readFile(bundle.serverEntry));
  const { rules, origin } = shared;
  const hashCommon = (...common: unknown[]): string =>
    hashContent(JSON.stringify([engine, process.version, ...common]));
  const [ofDocuments, ofMarkdown] = [hashCommon(code, shared), hashCommon(rules, origin)];
  const keyOf = (common: string, { routePath }: PreparedPage, shown: unknown): string =>
    hashContent(`${common}${proseHashes.get(routePath) ?? ''}${JSON.stringify(shown)}`);
  return {
    document: (page) => keyOf(ofDocuments, page, page),
    markdown: (page) =>
      keyOf(ofMarkdown, page, [
        markdownSource(page),
        page.posts,
        versionNotice(stateOf(page, data)),
      ]),
  };
}
