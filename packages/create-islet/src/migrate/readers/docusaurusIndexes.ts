import GithubSlugger from 'github-slugger';
import { stripDots } from '../source/pagePath.ts';
import { printProp } from '../source/printJsx.ts';
import type { SidebarItemInput } from '../source/shapes.ts';
import { type GeneratedIndex, routesOf } from './docusaurusSidebars.ts';

/** Writes the generated pages of the categories in one version and language. */
interface IndexWriter {
  /** Path below the folder of the pages of this version and language → text. */
  texts: ReadonlyMap<string, string>;
  /** Writes the page of a category; returns its route without version and language. */
  write(index: GeneratedIndex): string;
}

/** Creates a writer; addresses begin with `base`, such as `docs`. */
export function createIndexWriter(base: string): IndexWriter {
  const slugger = new GithubSlugger();
  const texts = new Map<string, string>();
  return {
    texts,
    write({ label, link, items }) {
      const slug = link.slug ?? `category/${slugger.slug(label)}`;
      // A slug is data: it must not lead out of the new site.
      const path = stripDots(`${base}/${slug}`);
      const { title = label, description } = link;
      const head = [`title: ${JSON.stringify(title)}`];
      if (description !== undefined) head.push(`description: ${JSON.stringify(description)}`);
      const cards = items.flatMap(printCard).map((card) => `  ${card}\n`);
      const lead = description === undefined ? '' : `${escapeText(description)}\n\n`;
      texts.set(
        `${path}.mdx`,
        `---\n${head.join('\n')}\n---\n\n${lead}<Cards>\n${cards.join('')}</Cards>\n`,
      );
      return `/${path}`;
    },
  };
}

function printCard(item: SidebarItemInput): string[] {
  if (!('text' in item)) return [];
  const href = item.link ?? routesOf([item])[0];
  return href === undefined
    ? []
    : [`<Card ${printProp('title', item.text)} ${printProp('href', href)} />`];
}

const escapeText = (text: string): string => text.replace(/[\\`*_{}<[\]]/g, '\\$&');
