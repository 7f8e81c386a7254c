import type { SidebarItem } from '#shared/navigation.ts';
import type { PageSummary } from '#shared/types.ts';
import { identifyFile } from '#shared/url.ts';
import { siteConfigSchema } from '../config/schema.ts';
import type { SiteConfigInput } from '../config/siteConfigInput.ts';
import { toUrlRules } from '../config/toUrlRules.ts';
import { createIconFinder } from '../icons/createIconFinder.ts';
import type { FolderFile } from '../scan/scanDocs.ts';
import { createSite, type SiteModel } from './createSite.ts';

/** A site for tests, as data. */
export interface SiteFixture {
  config?: Partial<SiteConfigInput>;
  /**
   * By path below the docs folder: the content of a `_meta.json` or `_nav.json` (text as it is, data
   * as JSON); of a page its title, or parts of its summary.
   */
  docs: Record<string, unknown>;
  files?: string[];
  /** Routes of pages that are not published yet. */
  drafts?: string[];
}

/** A config with English, the default, and Chinese. */
export const bilingual: Partial<SiteConfigInput> = {
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
};

/** Builds the model of a site without files; titles default to the file's path. */
export function createFixtureSite({
  config,
  docs,
  files = [],
  drafts = [],
}: SiteFixture): SiteModel & {
  pages: PageSummary[];
  metaFiles: FolderFile[];
  pageOf(routePath: string): PageSummary;
} {
  const siteConfig = siteConfigSchema.parse({ title: 'Site', ...config });
  const rules = toUrlRules(siteConfig);
  const pages: PageSummary[] = [];
  const metaFiles: FolderFile[] = [];
  const navFiles: FolderFile[] = [];
  for (const [path, content] of Object.entries(docs)) {
    const filePath = `docs/${path}`;
    if (path.endsWith('.json')) {
      const folder = identifyFile(rules, path.replace(/[^/]+$/, 'index.md'));
      if (!folder) throw new Error(`${path} is in no language`);
      const { pagePath, lang, version } = folder;
      const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
      const file = { filePath, text, folder: pagePath.replace(/\/?index$/, ''), lang, version };
      (path.endsWith('_nav.json') ? navFiles : metaFiles).push(file);
    } else {
      const identity = identifyFile(rules, path);
      if (!identity) throw new Error(`${path} is not a page`);
      const defaults = { title: identity.pagePath, pageType: 'doc' as const, frontmatter: {} };
      const summary = typeof content === 'string' ? { title: content } : Object(content);
      pages.push({ ...identity, filePath, ...defaults, ...summary });
    }
  }
  const site = createSite({
    config: siteConfig,
    configFile: 'site.config.ts',
    rules,
    pages,
    metaFiles,
    navFiles,
    files: new Set(files),
    drafts: new Set(drafts),
    icons: createIconFinder(import.meta.dirname),
  });
  return {
    ...site,
    pages,
    metaFiles,
    pageOf(routePath) {
      const page = pages.find((one) => one.routePath === routePath);
      if (!page) throw new Error(`no page ${routePath}`);
      return page;
    },
  };
}

/** Draws a sidebar as lines: text, link in parentheses, and what else an entry says. */
export function drawSidebar(items: readonly SidebarItem[] = [], indent = ''): string {
  return items
    .map(({ text, link, items: children, dividerType, sectionHeaderText, ...rest }) => {
      const title = dividerType ? `--- ${dividerType}` : (sectionHeaderText ?? text);
      const mark = sectionHeaderText === undefined ? '' : '## ';
      const extra = Object.entries(rest)
        .filter(([key, value]) => value !== undefined && `${key}=${value}` !== 'collapsible=true')
        .filter(([key, value]) => `${key}=${value}` !== 'collapsed=false')
        .map(([key, value]) => ` ${key}=${value}`);
      const line = `${indent}${mark}${title}${link === undefined ? '' : ` (${link})`}${extra.join('')}`;
      return children ? `${line}\n${drawSidebar(children, `${indent}  `)}` : line;
    })
    .join('\n');
}

/** Draws problems as text: place, message, fix. */
export function drawProblems(site: Pick<SiteModel, 'problems'>): string {
  return site.problems
    .map(({ severity, file, line, column, message, fix }) => {
      const place = [file, line, column].filter((part) => part !== undefined).join(':');
      return `${severity} ${place} ${message} ${fix}`;
    })
    .join('\n');
}
