import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  decodePath,
  joinRoute,
  normalizeRoute,
  routeToDataFile,
  routeToMarkdownFile,
} from '#shared/url.ts';
import { decodePage } from '../output/files/encodePage.ts';
import { readOutput } from '../output/files/readOutput.ts';
import { markdownSection } from '../output/llms/markdownSection.ts';
import { loadConfig } from '../site/config/loadConfig.ts';
import type { Overrides } from '../site/config/overrides.ts';
import type { SiteConfig } from '../site/config/schema.ts';
import { toUrlRules } from '../site/config/toUrlRules.ts';
import { formatProblems } from '../support/problems/formatProblems.ts';
import { type Ask, openSearch } from './openSearch.ts';

/** A section that was found. */
export interface FoundSection {
  /** Route of the page. */
  page: string;
  /** Anchor of the section; empty at the start of a page. */
  section: string;
  title: string;
  header: string;
  /** The sentence that matches. */
  excerpt: string;
  url: string;
}

/** What programs can ask a built site. Each call rejects with a message for the caller. */
export interface BuiltSite {
  /** Returns the best pages first, like `search --json`. */
  search(query: string, options: { lang?: string; limit: number }): Promise<FoundSection[]>;
  /** Returns a page, or one section of it, as Markdown. `page` is its route or URL. */
  readPage(page: string, section?: string): Promise<string>;
  /** Returns the list of all pages, which is the `llms.txt` of the language and version. */
  listPages(place: { lang?: string; version?: string }): Promise<string>;
}

/** Opens the output of a site. Rejects if its config, whose fields `overrides` replace, is wrong. */
export async function openBuiltSite(siteRoot: string, overrides: Overrides): Promise<BuiltSite> {
  const loaded = await loadConfig(siteRoot, { overrides });
  if ('problems' in loaded) throw new Error(formatProblems(loaded.problems));
  const { config } = loaded;
  const rules = toUrlRules(config);
  const outDir = path.resolve(siteRoot, config.outDir);
  const origin = config.url ?? '';
  const searches = new Map<string, Promise<Ask | string>>();

  const openLanguage = async (lang: string): Promise<Ask> => {
    const siteLangs = config.locales.map((locale) => locale.lang);
    const opening = searches.get(lang) ?? openSearch(outDir, { lang, siteLangs });
    searches.set(lang, opening);
    const ask = await opening;
    if (typeof ask !== 'string') return ask;
    // The site may be built while the command runs.
    searches.delete(lang);
    throw new Error(ask);
  };
  const readBytes = (file: string): Promise<Buffer | null> =>
    readOutput(outDir, (folder) => readFile(path.join(folder, file)).catch(() => null));
  const read = async (file: string): Promise<string | null> =>
    (await readBytes(file))?.toString() ?? null;

  return {
    async search(query, { lang = config.defaultLang, limit }) {
      const ask = await openLanguage(lang);
      const { hits } = await ask(query, { limit, enrich: true });
      return hits.map(({ routePath, anchor, title, header, statement, link }) => ({
        ...{ page: routePath, section: anchor, title, header, excerpt: statement },
        url: link.startsWith('/') ? origin + link : link,
      }));
    },
    async readPage(page, section = '') {
      const { route, hash } = readAddress(page, config);
      const anchor = section.replace(/^#/, '') || hash;
      const markdown = await read(routeToMarkdownFile(route));
      if (markdown === null) throw new Error(explainMissing(route, config));
      if (anchor === '') return markdown;
      const data = await readBytes(routeToDataFile(route));
      const toc = data ? decodePage(data).toc : [];
      const found = markdownSection(markdown, anchor, toc);
      const known = toc.map(({ id }) => id).join(', ');
      if (found === null) throw new Error(`${route} has no section "${anchor}", only: ${known}.`);
      return found;
    },
    async listPages({ lang = config.defaultLang, version = rules.defaultVersion }) {
      // Both become parts of a path.
      requireOneOf(rules.langs, lang, 'language');
      if (rules.versions.length > 0) requireOneOf(rules.versions, version, 'version');
      const folder = joinRoute(rules, { version, lang, path: '/' });
      const list = await read(`${folder.slice(1)}llms.txt`);
      if (list === null) throw new Error(explainMissing(`${folder}llms.txt`, config));
      return list;
    },
  };
}

/** Reads a route or a URL of a page, of its HTML or of its Markdown. */
function readAddress(
  page: string,
  { base, url }: Pick<SiteConfig, 'base' | 'url'>,
): { route: string; hash: string } {
  const [, written = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/s.exec(page) ?? [];
  const isUrl = /^https?:\/\//.test(written);
  const place = isUrl ? written.replace(url ?? /^https?:\/\/[^/]*/, '') : written;
  const isBased = isUrl || (base !== '/' && place.startsWith(base));
  const route = isBased && place.startsWith(base) ? place.slice(base.length - 1) : place;
  return {
    route: normalizeRoute(`/${decodePath(route).replace(/\.md$/, '')}`),
    hash: decodePath(hash),
  };
}

function requireOneOf(known: readonly string[], name: string, what: string): void {
  if (known.includes(name)) return;
  throw new Error(`The site has no ${what} "${name}", only: ${known.join(', ')}.`);
}

function explainMissing(what: string, { llms }: Pick<SiteConfig, 'llms'>): string {
  if (!llms) return 'The site has no Markdown, because its config says `llms: false`.';
  return `There is no "${what}". list_pages names all pages; if it fails too, run \`npm run build\` first.`;
}
