import { earlyScript } from '#client/early/earlyScript.ts';
import { fileToUrl } from '#common/url.ts';
import { contentSecurityPolicy } from '../policy/contentSecurityPolicy.ts';
import type { SiteBundle } from '../render/bundleSite.ts';
import type { Project } from '../scan/openProject.ts';
import type { DocumentShared } from './pageBuilder.ts';

/** What all documents of a project have in common. */
export function documentShared(project: Project, bundle: SiteBundle): DocumentShared {
  const { config, rules } = project;
  const { search } = config.themeConfig;
  return {
    rules,
    earlyScript,
    csp: contentSecurityPolicy(
      earlyScript,
      search !== false && search.mode === 'remote' ? [new URL(search.apiUrl).origin] : [],
    ),
    boot: fileToUrl(rules.base, bundle.boot),
    stylesheets: bundle.stylesheets.map((file) => fileToUrl(rules.base, file)),
    origin: config.url ?? null,
    socialImage: config.socialImage ?? null,
    ssg: config.ssg,
  };
}
