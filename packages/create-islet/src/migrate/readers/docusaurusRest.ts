import { existsSync } from 'node:fs';
import path from 'node:path';
import { relativePath } from 'islet/tools';
import type { Decision } from '../source/foreignSite.ts';
import { listPages } from '../source/listPages.ts';
import { type DocusaurusPage, readBlog, readDocs } from './docusaurusPages.ts';

/** The pages of a site besides its docs. */
export interface DocusaurusRest {
  pages: DocusaurusPage[];
  files: Map<string, string>;
  /** The page that lists articles, in each language: path below the new site → text. */
  texts: Map<string, string>;
  decisions: Decision[];
}

/** Reads the blog and the pages in Markdown; pages of React have to be written again. */
export async function readRest({
  root,
  langs,
  defaultLang,
  version,
  blog,
}: {
  root: string;
  langs: readonly string[];
  defaultLang: string;
  version: string;
  /** Start of the addresses of articles; null for a site without a blog. */
  blog: string | null;
}): Promise<DocusaurusRest> {
  const rest: DocusaurusRest = { pages: [], files: new Map(), texts: new Map(), decisions: [] };
  for (const lang of langs) {
    const isDefault = lang === defaultLang;
    const to = path.posix.join(version, lang);
    const translated = path.join(root, 'i18n', lang, 'docusaurus-plugin-content-');
    const address = isDefault ? '' : lang;
    if (blog !== null) {
      const folder = isDefault ? path.join(root, 'blog') : `${translated}blog`;
      // It belongs to no version.
      const place = { folder, lang, to: lang, base: blog, address: path.posix.join(address, blog) };
      const { pages, files } = await readBlog(place);
      rest.pages.push(...pages);
      for (const [file, target] of files) rest.files.set(file, target);
      if (pages.length > 0)
        rest.texts.set(path.posix.join('docs', lang, blog, 'index.md'), printList(pages));
    }
    const folder = isDefault ? path.join(root, 'src/pages') : `${translated}pages`;
    const { pages } = await readDocs({ folder, lang, to, base: '', address });
    rest.pages.push(...pages);
    if (isDefault) rest.decisions.push(...(await listComponents(root, folder)));
  }
  return rest;
}

/** A list of posts, with links to the articles that have no date: Docusaurus asks Git for it. */
function printList(pages: readonly DocusaurusPage[]): string {
  const links = pages
    .filter(({ date, facts }) => date === undefined && facts.frontmatter.date === undefined)
    .map(({ file, facts, id }) => {
      const name = path.posix.basename(id);
      return { title: facts.title ?? name, link: `./${id}${path.extname(file)}` };
    })
    .map(({ title, link }) => `- [${title.replace(/[[\]]/g, '\\$&')}](${encodeURI(link)})`);
  return [
    '---\ntitle: Blog\nblog: true\n---\n',
    ...(links.length > 0 ? [`${links.join('\n')}\n`] : []),
  ].join('\n');
}

async function listComponents(root: string, folder: string): Promise<Decision[]> {
  if (!existsSync(folder)) return [];
  const { others } = await listPages(folder);
  return others
    .filter((file) => /\.[jt]sx?$/.test(file))
    .filter(
      (file) => !/(?:^|\/)_|\.(?:test|spec|d)\.|\/components\//.test(relativePath(folder, file)),
    )
    .map((file) => ({
      file: relativePath(root, file),
      message: 'This page is a component of React, which was not copied.',
      fix: 'Write it in MDX; a home page has `pageType: home`, a hero and features in its front matter.',
    }));
}
