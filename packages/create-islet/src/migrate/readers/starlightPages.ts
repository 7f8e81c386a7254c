import { existsSync } from 'node:fs';
import { slug } from 'github-slugger';
import { relativePath } from 'islet/tools';
import type { Decision, ForeignPage } from '../source/foreignSite.ts';
import { addressOf, listPages, stemOf } from '../source/listPages.ts';
import { type PageFacts, readPageFacts } from '../source/pageFacts.ts';
import { choosePath } from '../source/pagePath.ts';

/** The languages of a site. */
export interface StarlightLanguages {
  /** Those besides the default one. */
  langs: string[];
  /** Key of the default one among the locales; `root` if its pages have no folder. */
  defaultKey: string;
  defaultTag: string;
  defaultLang: string;
}

/** Lists the pages of a folder, other files that they may show, and what the front matter of pages says. */
export async function readStarlightPages(
  docs: string,
  { langs, defaultKey, defaultLang }: StarlightLanguages,
): Promise<{
  pages: ForeignPage[];
  files: Map<string, string>;
  facts: Map<string, PageFacts>;
}> {
  const { pages: found, others } = await listPages(docs);
  const place = (below: string): { lang: string; rest: string } => {
    const [name = '', ...rest] = below.split('/');
    const first = toSlug(name);
    const isNamed = rest.length > 0 && (langs.includes(first) || first === defaultKey);
    return isNamed ? { lang: first, rest: rest.join('/') } : { lang: defaultLang, rest: below };
  };
  const facts = new Map<string, PageFacts>();
  const pages = await Promise.all(
    found.map(async (one): Promise<ForeignPage> => {
      const below = relativePath(docs, one);
      const own = await readPageFacts(one);
      facts.set(one, own);
      const stem = stemOf(below).split('/').map(toSlug).join('/');
      const { path: chosen, stray } = choosePath(own.slug ?? stem, stem);
      const { lang, rest } = place(chosen);
      const isIndex = rest === '' || (/(?:^|\/)index$/.test(stem) && own.slug === undefined);
      const target = `${lang}/${isIndex ? rest || 'index' : rest}`;
      return { file: one, target, stray, address: addressOf(stem), lang };
    }),
  );
  const files = new Map(
    others.map((one): [string, string] => {
      const { lang, rest } = place(relativePath(docs, one));
      return [one, `docs/${lang}/${rest}`];
    }),
  );
  return { pages, files, facts };
}

/** Astro makes the names in addresses from those of files. */
const toSlug = (name: string): string => slug(name) || name;

/** Pages that Astro renders from its components, in a folder beside the content. */
export async function explainOtherPages(folder: string, root: string): Promise<Decision[]> {
  const { pages, others } = existsSync(folder)
    ? await listPages(folder)
    : { pages: [], others: [] };
  return [...pages, ...others]
    .filter((file) => /\.(?:astro|mdx?)$/.test(file))
    .map((file) => ({
      file: relativePath(root, file),
      message: 'This page of Astro is outside of the content, so it was not copied.',
      fix: 'Write it in Markdown or MDX in `docs`.',
    }));
}
