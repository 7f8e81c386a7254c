import { joinRoute, type UrlRules } from '#common/url.ts';
import type { SiteConfig } from '../config/schema.ts';

/**
 * Lists the files that links can lead to, by their path in the output: public files, and those that the build writes
 * besides pages, such as `zh/llms.txt`.
 */
export function listLinkedFiles(
  publicFiles: ReadonlySet<string>,
  { config, rules }: { config: Pick<SiteConfig, 'llms' | 'feed' | 'url'>; rules: UrlRules },
): ReadonlySet<string> {
  const names = [
    ...(config.llms ? ['llms.txt', 'llms-full.txt'] : []),
    ...(config.feed ? ['feed.xml'] : []),
  ];
  const versions = rules.versions.length > 0 ? rules.versions : [rules.defaultVersion];
  const langs = rules.langs.length > 0 ? rules.langs : [rules.defaultLang];
  const folders = versions.flatMap((version) =>
    langs.map((lang) => joinRoute(rules, { version, lang, path: '/' }).slice(1)),
  );
  return new Set([
    ...publicFiles,
    ...(config.url ? ['sitemap.xml'] : []),
    ...folders.flatMap((folder) => names.map((name) => folder + name)),
  ]);
}
