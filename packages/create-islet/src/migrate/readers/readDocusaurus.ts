import { existsSync } from 'node:fs';
import path from 'node:path';
import { readFooterColumns } from '../source/convertFooter.ts';
import { convertHead } from '../source/convertHead.ts';
import { createDecide } from '../source/createDecide.ts';
import { findConfig, readTsconfigPaths } from '../source/findConfig.ts';
import type { ForeignSite } from '../source/foreignSite.ts';
import { importForeign } from '../source/importForeign.ts';
import { resolveFolder } from '../source/resolveFolder.ts';
import { maybeText, omitUndefined, record } from '../source/shapes.ts';
import {
  type DocsOptions,
  type DocusaurusConfig,
  type DocusaurusContext,
  defaultVersionOf,
  docsOptions,
  docusaurusConfig,
  readPluginOptions,
  readVersions,
} from './docusaurusConfig.ts';
import { readInstance } from './docusaurusDocs.ts';
import { readRest } from './docusaurusRest.ts';
import {
  listDecisions,
  listHeadSources,
  readDocusaurusSettings,
  readLinks,
  readNavbar,
} from './docusaurusSettings.ts';

/** Reads a site of Docusaurus: its docs in all versions and languages, its blog, and its pages in Markdown. */
export async function readDocusaurus(root: string): Promise<ForeignSite> {
  const file = findConfig(root, 'docusaurus');
  const read = await importForeign(file, docusaurusConfig);
  const { docs, blog } = readPluginOptions(read);
  const { docsFolders, staticFolders } = findFolders(read, docs, file);
  const defaultLang = read.i18n.defaultLocale ?? 'en';
  const langs = read.i18n.locales?.filter(
    (lang) => existsSync(path.join(root, 'i18n', lang)) || lang === defaultLang,
  ) ?? [defaultLang];
  const versions = readVersions(docs[0] ?? docsOptions.parse({}), root);
  const context: DocusaurusContext = { root, read, langs, defaultLang, versions };
  const instances = await Promise.all(docs.map((one) => readInstance(one, context)));
  const rest = await readRest({
    root,
    langs,
    defaultLang,
    version: defaultVersionOf(context),
    blog: blog?.base ?? null,
  });
  const pages = [...instances.flatMap((one) => one.pages), ...rest.pages];
  const main = instances[0];
  const decide = createDecide(root, file);
  const { head, decisions } = convertHead(listHeadSources(read), { base: read.baseUrl, decide });
  return {
    root,
    config: file,
    pageFolders: [...docsFolders, path.join(root, 'src/pages')],
    settings: {
      ...readDocusaurusSettings(context, pages),
      head,
      themeConfig: omitUndefined({
        nav: readNavbar(context, instances),
        sidebar: Object.fromEntries(instances.flatMap((one) => Object.entries(one.sidebars))),
        socialLinks: readLinks(read),
        footer: { message: maybeText.parse(record.parse(read.themeConfig.footer).copyright) ?? '' },
        editLink: docs[0]?.editUrl
          ? {
              docRepoBaseUrl: joinUrl(docs[0].editUrl, docs[0].path ?? 'docs'),
            }
          : undefined,
        lastUpdated: main && docs[0]?.showLastUpdateTime,
      }),
    },
    pages,
    files: new Map([...instances.flatMap((one) => [...one.files]), ...rest.files]),
    publicFolders: staticFolders.filter((folder) => existsSync(folder)),
    aliases: { ...readTsconfigPaths(root), '@site': root },
    linkRoots: docsFolders,
    isMdx: true,
    texts: new Map([...instances.flatMap((one) => [...one.texts]), ...rest.texts]),
    footerColumns: readFooterColumns(read.themeConfig.footer),
    decisions: [...listDecisions(context, decide), ...decisions, ...rest.decisions],
  };
}

/** The URL of a folder, which may be beside the one of the site. */
const joinUrl = (url: string, folder: string): string =>
  URL.canParse(url) ? new URL(folder, `${url.replace(/\/$/, '')}/`).href : url;

/** The folders that a config names. Those of a site in `website` are often beside it. */
function findFolders(
  { staticDirectories = ['static'] }: DocusaurusConfig,
  docs: readonly DocsOptions[],
  config: string,
) {
  const root = path.dirname(config);
  const place = { config, root, within: path.dirname(root) };
  return {
    docsFolders: docs.map((one) => resolveFolder(one.path ?? 'docs', { ...place, field: 'path' })),
    staticFolders: staticDirectories.map((one) =>
      resolveFolder(one, { ...place, field: 'staticDirectories' }),
    ),
  };
}
