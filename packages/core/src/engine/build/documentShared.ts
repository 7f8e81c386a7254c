import { readFile } from 'node:fs/promises';
import { earlyScript } from '#client/early/earlyScript.ts';
import type { PageData } from '#common/types.ts';
import { fileToUrl } from '#common/url.ts';
import { engineVersion } from '../modules/engineVersion.ts';
import { hashContent } from '../modules/notes.mjs';
import { contentSecurityPolicy } from '../policy/contentSecurityPolicy.ts';
import type { SiteBundle } from '../render/bundle/readBundle.ts';
import type { Project } from '../scan/openProject.ts';
import type { DocumentShared } from './pageBuilder.ts';
import type { PreparedSite } from './prepareSite.ts';
import type { SocialLook } from './writeSocialImages.ts';

/** What all documents of a project have in common. */
export function documentShared(
  project: Project,
  bundle: SiteBundle,
  look: Pick<SocialLook, 'key'> | null = null,
): DocumentShared {
  const { config, rules } = project;
  const { search } = config.themeConfig;
  const hosts = config.contentSecurityPolicy;
  return {
    rules,
    earlyScript,
    csp: contentSecurityPolicy(earlyScript, {
      ...hosts,
      connect: [
        ...hosts.connect,
        ...(search !== false && search.mode === 'remote' ? [new URL(search.apiUrl).origin] : []),
      ],
    }),
    boot: fileToUrl(rules.base, bundle.boot),
    stylesheets: bundle.stylesheets.map((file) => fileToUrl(rules.base, file)),
    origin: config.url ?? null,
    socialImage: config.socialImage ?? null,
    socialLook: look?.key ?? null,
    ssg: config.ssg,
    hasFeed: config.feed,
    hasStructuredData: config.structuredData,
  };
}

/** Returns the key of what is written for a page. */
export type DocumentKey = (page: PageData) => string;

/**
 * Returns the key of a page's document, data and Markdown: a hash of everything that is shown in them. As in
 * the browser, the shell is a function of its state, so besides that it only depends on the code of the
 * theme. Null if documents can't be kept, because plugins of the bundler may do anything.
 */
export async function createDocumentKey(
  project: Project,
  { bundle, proseHashes }: Pick<PreparedSite, 'bundle' | 'proseHashes'>,
  shared: DocumentShared,
): Promise<DocumentKey | null> {
  const engine = engineVersion();
  const { config, kept } = project;
  if (engine === null || kept.failure !== null || Object.keys(config.rsbuild).length > 0)
    return null;
  const code = hashContent(await readFile(bundle.serverEntry));
  const common = hashContent(JSON.stringify([engine, process.version, code, shared]));
  return (page) =>
    hashContent(`${common}${proseHashes.get(page.routePath) ?? ''}${JSON.stringify(page)}`);
}
