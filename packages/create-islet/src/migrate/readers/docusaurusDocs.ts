import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { importForeign } from '../source/importForeign.ts';
import { readForeignJson } from '../source/readForeignJson.ts';
import { finite, maybeText, record, type SidebarInput } from '../source/shapes.ts';
import {
  type DocsOptions,
  type DocsVersion,
  type DocusaurusContext,
  defaultVersionOf,
} from './docusaurusConfig.ts';
import { createIndexWriter } from './docusaurusIndexes.ts';
import { type DocusaurusPage, readDocs } from './docusaurusPages.ts';
import {
  assignFolders,
  readNamedSidebars,
  readSidebarItems,
  routesOf,
} from './docusaurusSidebars.ts';

/** The docs of one plugin, in all versions and languages. */
export interface DocsInstance {
  options: DocsOptions;
  pages: DocusaurusPage[];
  /** Those of the default version and language. */
  main: DocusaurusPage[];
  files: Map<string, string>;
  /** Generated pages: path below the new site → text. */
  texts: Map<string, string>;
  sidebars: SidebarInput;
  /** The first page of each sidebar, for the top bar. */
  starts: Map<string, string>;
}

/** Reads the pages and sidebars of one docs plugin. */
export async function readInstance(
  options: DocsOptions,
  context: DocusaurusContext,
): Promise<DocsInstance> {
  const { root, langs, defaultLang } = context;
  const base = options.routeBasePath ?? 'docs';
  // Docs besides the main ones may have their own versions, which we don't support.
  const versions = options.id ? [{ name: '', isDefault: true, address: '' }] : context.versions;
  const instance = emptyInstance(options);
  for (const version of versions) {
    const { folder, home, name, written } = await openVersion(options, version, context);
    let original: DocusaurusPage[] = [];
    for (const lang of [defaultLang, ...langs.filter((one) => one !== defaultLang)]) {
      const translated = path.join(
        root,
        `i18n/${lang}/docusaurus-plugin-content-docs${options.id ? `-${options.id}` : ''}`,
      );
      const isDefault = lang === defaultLang;
      const found = await readDocs({
        folder: isDefault ? folder : path.join(translated, name),
        lang,
        to: path.posix.join(home, lang),
        base,
        address: path.posix.join(isDefault ? '' : lang, base, version.address),
      });
      if (isDefault) original = found.pages;
      instance.pages.push(...found.pages);
      for (const [file, to] of found.files) instance.files.set(file, to);
      const labels = readLabels(translated, name);
      const indexes = createIndexWriter(base);
      const sidebars = readSidebars(written, {
        pages: original.map((page) => found.pages.find(({ id }) => id === page.id) ?? page),
        folder,
        routeOf: ({ target }) => toRoute(target, home),
        translate: (label) => labels.get(label) ?? label,
        writeIndex: indexes.write,
      });
      // Without translated pages, those of the default language are shown.
      if (isDefault || found.pages.length > 0) {
        for (const [file, text] of indexes.texts)
          instance.texts.set(path.posix.join('docs', home, lang, file), text);
      }
      if (isDefault && version.isDefault) {
        for (const [sidebar, items] of sidebars)
          instance.starts.set(sidebar, routesOf(items)[0] ?? `/${base}`);
      }
      const places = [version.isDefault ? '' : version.name, isDefault ? '' : lang];
      const start = ['', ...places.filter(Boolean), ''].join('/');
      const folders = assignFolders(
        sidebars.map(([, items]) => items),
        base === '' ? '/' : `/${base}/`,
      );
      for (const [route, items] of folders) {
        if (items.length > 0 && (isDefault || labels.size > 0 || found.pages.length > 0))
          instance.sidebars[start + route.slice(1)] = items;
      }
    }
  }
  return instance;
}

const emptyInstance = (options: DocsOptions): DocsInstance => ({
  options,
  pages: [],
  main: [],
  files: new Map(),
  texts: new Map(),
  sidebars: {},
  starts: new Map(),
});

/** Where a version of a docs plugin is: its folder, the folder of its translations, and what its sidebar file says. */
async function openVersion(
  options: DocsOptions,
  { name }: Pick<DocsVersion, 'name'>,
  context: DocusaurusContext,
) {
  const { root } = context;
  const prefix = options.id ? `${options.id}_` : '';
  const isCurrent = ['', 'next'].includes(name);
  const sidebarFile = isCurrent
    ? options.sidebarPath && path.resolve(root, options.sidebarPath)
    : path.join(root, `${prefix}versioned_sidebars/version-${name}-sidebars.json`);
  return {
    folder: isCurrent
      ? path.resolve(root, options.path ?? 'docs')
      : path.join(root, `${prefix}versioned_docs/version-${name}`),
    home: name === '' ? defaultVersionOf(context) : name,
    name: isCurrent ? 'current' : `version-${name}`,
    written: sidebarFile && existsSync(sidebarFile) ? await importSidebars(sidebarFile) : null,
  };
}

/** The items of each sidebar; without a file, one sidebar lists the folder. */
const readSidebars = (written: unknown, context: Parameters<typeof readSidebarItems>[1]) =>
  (written === null
    ? [['', [{ type: 'autogenerated', dirName: '.' }]] as const]
    : readNamedSidebars(written)
  ).map(([name, items]) => [name, readSidebarItems(items, context)] as const);

/** A page's route without version and language. */
function toRoute(target: string, version: string): string {
  const names = target.split('/').slice(version === '' ? 1 : 2);
  return `/${names.join('/')}`.replace(/\/index$/, '/');
}

const importSidebars = async (file: string): Promise<unknown> =>
  file.endsWith('.json') ? readForeignJson(file) : importForeign(file, finite(z.unknown()));

/** The texts of categories in another language. */
function readLabels(folder: string, version: string): Map<string, string> {
  const file = path.join(folder, `${version}.json`);
  if (!existsSync(file)) return new Map();
  const entries = Object.entries(record.parse(readForeignJson(file)));
  return new Map(
    entries.flatMap(([key, value]) => {
      const [, label] = /^sidebar\.[^.]+\.category\.(.+)$/.exec(key) ?? [];
      const message = maybeText.parse(record.parse(value).message);
      return label && message ? [[label, message]] : [];
    }),
  );
}
