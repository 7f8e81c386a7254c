import type { OverviewGroup } from '#shared/navigation.ts';
import type { PageData } from '#shared/types.ts';
import { routeToUrl, type UrlRules } from '#shared/url.ts';
import { htmlToMarkdown } from './htmlToMarkdown.ts';
import { escapeText, type ToUrl } from './inlineToMarkdown.ts';

/** Where the site is published; links are absolute if `origin` is known, else they start with the base. */
export interface Publication {
  rules: UrlRules;
  origin: string | null;
}

/** What Markdown is written from. */
export type MarkdownSource = Pick<
  PageData,
  'routePath' | 'title' | 'description' | 'frontmatter' | 'html' | 'overview'
>;

/** What the Markdown of a page shows of its data, besides its prose. */
export const markdownSource = ({
  routePath,
  title,
  description,
  frontmatter,
  overview,
}: PageData): Omit<MarkdownSource, 'html'> => ({
  routePath,
  title,
  description,
  frontmatter,
  overview,
});

/**
 * Writes a page as Markdown for programs: front matter with title, description and URL, what the theme
 * shows of the page's data, and its prose.
 */
export function pageMarkdown(page: MarkdownSource, { rules, origin }: Publication): string {
  const pageUrl = routeToUrl(rules, page.routePath);
  const host = origin === null ? '' : new URL(origin).origin;
  const toUrl = (url: string): string =>
    plainPath.test(url) ? host + url : resolveUrl(url, pageUrl, origin);
  const meta = { title: page.title, description: page.description, url: toUrl(pageUrl) };
  const lines = Object.entries(meta)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const prose = htmlToMarkdown(page.html ?? '', toUrl).trimEnd();
  const parts = [
    /<h1[\s>]/.test(page.html ?? '') ? '' : `# ${escapeText(page.title)}`,
    ...describeHome(page, toUrl),
    prose,
    ...(page.overview ?? []).map((group) => describeGroup(group, toUrl)),
  ];
  return `---\n${lines.join('\n')}\n---\n\n${parts.filter(Boolean).join('\n\n')}\n`;
}

/** What a home page shows besides its prose (SPEC 2.4). */
function describeHome({ frontmatter: { hero, features } }: MarkdownSource, toUrl: ToUrl): string[] {
  const link = (text: string, url?: string): string =>
    url ? `[${escapeText(text)}](${toUrl(url)})` : escapeText(text);
  return [
    hero?.text ? escapeText(hero.text) : '',
    hero?.tagline ? escapeText(hero.tagline) : '',
    (hero?.actions ?? []).map((action) => link(action.text, action.link)).join(' '),
    (features ?? [])
      .map(({ title, details, link: url }) => `- **${link(title, url)}**: ${escapeText(details)}`)
      .join('\n'),
  ];
}

function describeGroup({ name, pages }: OverviewGroup, toUrl: ToUrl): string {
  const links = pages.map(
    ({ text, link, summary }) =>
      `- [${escapeText(text)}](${toUrl(link)})${summary ? `: ${escapeText(summary)}` : ''}`,
  );
  return `## ${escapeText(name)}\n\n${links.join('\n')}`;
}

/** A path from the root that no parser of URLs would change. */
const plainPath = /^\/(?:[\w-]+\/)*[\w-]*(?:#[\w-]*)?$/;

function resolveUrl(url: string, pageUrl: string, origin: string | null): string {
  // Any origin will do to resolve a URL that is written without one afterward.
  const site = origin ?? 'http://localhost';
  if (!URL.canParse(url, site + pageUrl)) return url;
  const { href, origin: target, pathname, search, hash } = new URL(url, site + pageUrl);
  return origin === null && target === site ? pathname + search + hash : href;
}
