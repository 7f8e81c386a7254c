import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PluggableList } from 'unified';
import type { Labels } from '#shared/labels.ts';
import type { PageRecord } from '#shared/types.ts';
import { labelsFor } from '../../site/config/labelsFor.ts';
import { createIconFinder } from '../../site/icons/createIconFinder.ts';
import { noHosts } from '../../site/policy/allowedHosts.ts';
import { createHighlighter } from '../code/highlighter.ts';
import type { Extensions } from '../html/drawSources.ts';
import { createPluginGuard } from '../markdown/guardPlugins.ts';
import { createMarkdownParser } from '../markdown/markdownParser.ts';
import type { CompileContext } from './compileContext.ts';
import { compilePage } from './compilePage.ts';

/** A small site on disk for tests: file → text, and `docs/en/page.mdx` is the page. */
export type Files = Record<string, string | Uint8Array>;

/** Writes the files, runs `use` with their folder and removes them. */
export async function withFiles<T>(files: Files, use: (root: string) => Promise<T>): Promise<T> {
  const root = await mkdtemp(path.join(tmpdir(), 'islet-test-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(root, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    return await use(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

const noExtensions: Extensions = {
  math: false,
  mermaid: false,
  emoji: false,
};

/** A context for a site at `siteRoot` in which every link leads to its own text. */
export function testContext(siteRoot: string): CompileContext {
  return {
    siteRoot,
    hasParity: false,
    generated: new Map(),
    labelsOf: labelsFor,
    htmlLangOf: (lang) => lang,
    dirOf: () => 'ltr',
    repoRoot: siteRoot,
    repoReason: 'a test says so',
    hiddenFiles: ['examples/kit/.config'],
    aliases: { '@parts': path.join(siteRoot, 'docs/parts') },
    docsRoot: path.join(siteRoot, 'docs'),
    publicRoot: path.join(siteRoot, 'public'),
    base: '/base/',
    allowedHostsOf: () => noHosts,
    icons: createIconFinder(siteRoot),
    parser: createMarkdownParser([]),
    highlighter: createHighlighter(),
    rehypePlugins: [],
    extensions: noExtensions,
    codeDefaults: {},
    loadFences: async () => ({}),
    resolveLink: (_, href) => `→${href}`,
    foreignLang: (_, url) => (url.startsWith('→/fr/') ? 'fr' : undefined),
    resolveComponentUrl: (from, href) => ({ from, href, url: `→${href}` }),
  };
}

/** The start of the message about a page without a title, such as most sources in tests. */
export const untitled = 'This page has no title';

/**
 * Compiles `source` as `docs/en/page.mdx` (or `.md`) beside `files`. Leaves out the warning that it has
 * no title.
 */
export async function compileText(
  source: string | Uint8Array,
  {
    files = {},
    extension = 'mdx',
    lang = 'en',
    remarkPlugins = [],
    rehypePlugins = [],
    extensions = {},
    longest,
    labels = labelsFor(lang),
    ...overrides
  }: Partial<Pick<CompileContext, 'resolveLink' | 'loadFences' | 'hasParity'>> & {
    files?: Files;
    extension?: string;
    lang?: string;
    remarkPlugins?: PluggableList;
    rehypePlugins?: PluggableList;
    extensions?: Partial<Extensions>;
    longest?: number;
    labels?: Labels;
  } = {},
): Promise<PageRecord> {
  const filePath = `docs/${lang}/page.${extension}`;
  const page = { filePath, pagePath: 'page', routePath: '/page', lang, version: '' };
  const record = await withFiles({ ...files, [filePath]: source }, (root) => {
    const guard = createPluginGuard(root, { set() {} });
    const remark = guard(remarkPlugins, 'remarkPlugins');
    return compilePage(page, {
      ...testContext(root),
      parser: createMarkdownParser(remark, { longest, hasMath: extensions.math ?? false }),
      rehypePlugins: guard(rehypePlugins, 'rehypePlugins'),
      extensions: { ...noExtensions, ...extensions },
      labelsOf: () => labels,
      ...overrides,
    });
  });
  const problems = record.problems.filter(({ message }) => !message.startsWith(untitled));
  return { ...record, problems };
}

/** `file:line:column message` of each problem, for tables. */
export function problemLines({ problems }: Pick<PageRecord, 'problems'>): string[] {
  return problems.map((p) => `${p.severity} ${p.file}:${p.line}:${p.column} ${p.message}`);
}
