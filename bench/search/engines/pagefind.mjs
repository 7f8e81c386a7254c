// Its index of records, and its own browser module over a `fetch` that reads the files.
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { close, createIndex } from 'pagefind';

const origin = 'https://bench.example';

/** @type {import('./types.d.ts').Engine} */
export const engine = {
  async build(documents, { lang }) {
    const { index } = await createIndex({ forceLanguage: lang });
    if (!index) throw new Error('Pagefind did not start.');
    for (const { routePath, title, content } of documents) {
      const sections = content.map(
        ({ id, heading, depth, text, code }) =>
          `<h${Math.max(depth, 1)} id="${id}">${escapeHtml(heading)}</h${Math.max(depth, 1)}><p>${escapeHtml(text)}</p><pre>${escapeHtml(code)}</pre>`,
      );
      await index.addHTMLFile({
        url: routePath,
        content: `<html lang="${lang}"><head><title>${escapeHtml(title)}</title></head><body>${sections.join('')}</body></html>`,
      });
    }
    const { files } = await index.getFiles();
    await close();
    return new Map(files.map((/** @type {any} */ file) => [file.path, file.content]));
  },
  async open(load) {
    const script = path.join(tmpdir(), `pagefind-${process.pid}.mjs`);
    await writeFile(script, await load('pagefind.js'));
    globalThis.fetch = async (input) => {
      const name = new URL(String(input), origin).pathname.replace(/^\/(?:pagefind\/)?/, '');
      return new Response(new Uint8Array(await load(name)));
    };
    Object.assign(globalThis, {
      location: new URL(origin),
      window: globalThis,
      document: { querySelector: () => ({ getAttribute: () => null }) },
    });
    const pagefind = await import(pathToFileURL(script).href);
    await pagefind.options({ basePath: `${origin}/pagefind/`, baseUrl: '/' });
    await pagefind.init();
    return {
      async query(text, limit) {
        const { results } = await pagefind.search(text);
        const best = results.slice(0, limit);
        const data = await Promise.all(best.map((/** @type {any} */ result) => result.data()));
        return data.map(({ url }) => url);
      },
    };
  },
};

/** @param {string} text */
const escapeHtml = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
