import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies the pages of a generated site, without the menu file, which only we use.
 *
 * @param {string} site
 * @param {string} folder
 */
export async function copyDocs(site, folder) {
  const filter = (/** @type {string} */ file) => !path.basename(file).startsWith('_nav');
  await cp(path.join(site, 'docs/en'), folder, { recursive: true, filter });
}

/**
 * @param {string} folder
 * @param {Record<string, string>} files
 */
export async function writeFiles(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}

/**
 * A section of a generated site: its folder, and its pages with their titles, in order.
 *
 * @typedef {{ name: string, pages: Array<{ name: string, title: string }> }} Section
 */

/**
 * Reads the sections of copied pages.
 *
 * @param {string} folder
 * @returns {Promise<Section[]>}
 */
export async function readSections(folder) {
  const names = (await readdir(folder)).filter((name) => name.startsWith('section-')).sort();
  return Promise.all(
    names.map(async (name) => {
      const files = (await readdir(path.join(folder, name))).sort();
      const pages = files.map(async (file) => {
        const text = await readFile(path.join(folder, name, file), 'utf8');
        return { name: path.parse(file).name, title: /^title: (.*)$/m.exec(text)?.[1] ?? file };
      });
      return { name, pages: await Promise.all(pages) };
    }),
  );
}

/**
 * Rewrites each page of some sections.
 *
 * @param {string} folder
 * @param {(text: string) => string} rewrite
 */
export async function rewritePages(folder, rewrite) {
  for (const { name, pages } of await readSections(folder)) {
    for (const page of pages) {
      const file = path.join(folder, name, `${page.name}.md`);
      await writeFile(file, rewrite(await readFile(file, 'utf8')));
    }
  }
}
