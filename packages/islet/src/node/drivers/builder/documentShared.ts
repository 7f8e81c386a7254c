import { readFile } from 'node:fs/promises';
import { isolationPolicy } from '#client/isolation/isolatePage.ts';
import type { PageSummary } from '#shared/types.ts';
import { fileToUrl } from '#shared/url.ts';
import { markdownSource } from '../../output/llms/pageMarkdown.ts';
import type { SiteBundle } from '../../render/bundle/readBundle.ts';
import {
  earlyScript,
  earlyScriptWithTabs,
  leadOnScript,
} from '../../render/document/compiledScripts.mjs';
import type { DocumentScripts, EarlyScript } from '../../render/document/renderDocument.ts';
import { versionNotice } from '../../render/document/versionNotice.ts';
import { isolationFile, needsIsolationFile } from '../../site/hosts/isolationHeaders.ts';
import { redirectScript } from '../../site/hosts/redirectPages.ts';
import type { SitePolicy } from '../../site/policy/allowedHosts.ts';
import { composePolicy } from '../../site/policy/composePolicy.ts';
import { allowHostsOf, listInlineCode } from '../../site/policy/headPolicy.ts';
import { joinPolicies } from '../../site/policy/isolatedFolders.ts';
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
  const leads = ledger?.lines.some(({ anchor, target }) => anchor !== '' && target !== null);
  const documentsWith = (policy: SitePolicy): DocumentScripts => {
    const allowed = allowHostsOf(heads, {
      ...policy,
      connect: [...policy.connect, ...searchServer(config)],
    });
    const allow = (...scripts: string[]): string => composePolicy([...scripts, ...inline], allowed);
    const early = (script: string): EarlyScript => ({
      script,
      csp: allow(script),
      leadingCsp: allow(script, leadOnScript),
    });
    return {
      early: early(earlyScript),
      earlyWithTabs: early(earlyScriptWithTabs),
      csp: allow(
        ...[earlyScript, earlyScriptWithTabs],
        ...(leads ? [leadOnScript] : []),
        // A host that sends this policy may serve the pages that redirect, and not the redirects.
        ...(config.redirectPages ? [redirectScript] : []),
      ),
    };
  };
  const { contentSecurityPolicy: policy } = config;
  const registers = needsIsolationFile(config);
  return {
    rules,
    ...documentsWith(policy),
    isolated: config.isolated.map(({ folder, contentSecurityPolicy: own }) => ({
      folder,
      script: registers ? fileToUrl(rules.base, isolationFile) : null,
      ...documentsWith(joinPolicies(policy, own, registers ? [isolationPolicy] : [])),
    })),
    boot: fileToUrl(rules.base, bundle.boot),
    stylesheets: bundle.stylesheets.map((file) => fileToUrl(rules.base, file)),
    origin: config.url ?? null,
    socialImage: config.socialImage ?? null,
    socialLook: look?.key ?? null,
    ssg: config.ssg,
    hasStructuredData: config.structuredData,
  };
}

/** The origin of the server that answers searches, if there is one. */
function searchServer({ themeConfig: { search } }: Project['config']): string[] {
  return search !== false && search.mode === 'remote' ? [new URL(search.apiUrl).origin] : [];
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
        page.stale,
        page.posts,
        versionNotice(stateOf(page, data)),
      ]),
  };
}
