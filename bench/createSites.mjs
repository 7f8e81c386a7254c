import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySite } from './copySite.mjs';
import { generateSite } from './generateSite.mjs';

/**
 * A site to measure: its folder, the path of the page that stands for all its pages, the path of another one that it
 * links to, and two words of its prose.
 *
 * @typedef {{ name: string, root: string, page: string, next: string, words: readonly string[] }} Site
 */

/** What `generateSite` writes into a site of any size. */
export const generatedPages = {
  page: 'section-01/page-0001',
  next: 'section-01/page-0002',
  words: ['runtime', 'keyboard'],
};

/**
 * Copies this repository's site and generates others, in folders that `remove` deletes.
 *
 * @param {number[]} sizes pages of each generated site
 * @returns {Promise<{ own: Site, generated: Map<number, Site>, remove(): Promise<void> }>}
 */
export async function createSites(sizes) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-sites-'));
  const copy = await copySite();
  const generated = new Map();
  for (const pages of new Set(sizes)) {
    const root = path.join(folder, String(pages));
    await generateSite(root, pages);
    generated.set(pages, { name: `${pages} pages`, root, ...generatedPages });
  }
  return {
    own: {
      name: 'this site',
      root: copy.root,
      page: 'config/lib/dts',
      next: 'config/lib/bundle',
      words: ['declaration', 'external'],
    },
    generated,
    async remove() {
      await Promise.all([copy.remove(), rm(folder, { recursive: true, force: true })]);
    },
  };
}
