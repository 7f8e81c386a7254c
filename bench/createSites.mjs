import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copySite } from './copySite.mjs';
import { generateSite } from './generateSite.mjs';

/**
 * A site to measure: its folder, and the path of the page that stands for all its pages.
 *
 * @typedef {{ name: string, root: string, page: string }} Site
 */

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
    generated.set(pages, { name: `${pages} pages`, root, page: 'section-01/page-0001' });
  }
  return {
    own: { name: 'this site', root: copy.root, page: 'config/lib/dts' },
    generated,
    async remove() {
      await Promise.all([copy.remove(), rm(folder, { recursive: true, force: true })]);
    },
  };
}
