import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { findTags } from './findTags.mjs';

/**
 * A file that a page loads; `bytes` is its size with Brotli at quality 11. Phase `paint` is what the
 * document itself requests, phase `idle` what the script requests once the browser is idle.
 *
 * @typedef {{
 *   kind: 'html' | 'css' | 'script' | 'data' | 'image',
 *   phase: 'paint' | 'idle',
 *   file: string,
 *   text: string,
 *   bytes: number,
 * }} LoadedFile
 */

/** @typedef {Omit<LoadedFile, 'text' | 'bytes'>} Reference */

/**
 * Follows the references of a built page like a browser that opens it and then has no input.
 * Lazy images, the site's icon and chunks that wait for a click are left out. Throws for a reference
 * without a file.
 *
 * @param {string} folder the built site, with `/` as its base
 * @param {string} file the document, below the folder
 * @returns {Promise<LoadedFile[]>}
 */
export async function readPageLoad(folder, file) {
  const document = await readLoadedFile(folder, { kind: 'html', phase: 'paint', file });
  const asked = await Promise.all(
    findReferences(document.text).map((reference) => readLoadedFile(folder, reference)),
  );
  const boot = await withImports(asked.filter(({ kind }) => kind === 'script'));
  const others = asked.filter(({ kind }) => kind !== 'script');
  const chunks = await readdir(path.join(folder, 'hashed'));
  const main = await readChunks(boot.flatMap(({ text }) => findChunkIds(text)));
  const islands = await readChunks(findIslandIds(document.text, main));
  const data = await Promise.all(
    findData(document.text).map((dataFile) =>
      readLoadedFile(folder, { kind: 'data', phase: 'idle', file: dataFile }),
    ),
  );
  return [document, ...others, ...boot, ...main, ...islands, ...data];

  /**
   * @param {LoadedFile[]} scripts
   * @returns {Promise<LoadedFile[]>}
   */
  async function withImports(scripts) {
    const known = new Set(scripts.map((script) => script.file));
    const imported = scripts
      .flatMap(findStaticImports)
      .filter(({ file: name }) => !known.has(name));
    if (imported.length === 0) return scripts;
    const read = await Promise.all(imported.map((reference) => readLoadedFile(folder, reference)));
    return withImports([...scripts, ...read]);
  }

  /** @param {string[]} ids */
  function readChunks(ids) {
    const names = [...new Set(ids)].map((id) => {
      const name = chunks.find((chunk) => chunk.startsWith(`${id}.`) && chunk.endsWith('.js'));
      if (!name) throw new Error(`${file} loads the chunk ${id}, which has no file.`);
      return name;
    });
    return Promise.all(
      names.map((name) =>
        readLoadedFile(folder, { kind: 'script', phase: 'idle', file: `hashed/${name}` }),
      ),
    );
  }
}

/**
 * Sum of the sizes of the files that match.
 *
 * @template {{ kind: string, bytes: number, phase?: string }} File
 * @param {readonly File[]} files
 * @param {{ kind?: File['kind'], phase?: File['phase'] }} [match]
 */
export function sumBytes(files, { kind, phase } = {}) {
  return files
    .filter((file) => (!kind || file.kind === kind) && (!phase || file.phase === phase))
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * @param {string} folder
 * @param {Reference} reference
 * @returns {Promise<LoadedFile>}
 */
async function readLoadedFile(folder, reference) {
  const content = await readFile(path.join(folder, reference.file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return {
    ...reference,
    text: content.toString(),
    // Only for what is measured, because it takes a tenth of a second.
    get bytes() {
      return brotliCompressSync(content, { params }).length;
    },
  };
}

/**
 * Files of the site that a document requests by itself.
 *
 * @param {string} html
 * @returns {Reference[]}
 */
function findReferences(html) {
  /** @type {Map<string, Reference>} */
  const found = new Map();
  for (const { name, attributes } of findTags(html)) {
    const kind = kindOf(name, attributes);
    const url = attributes.get(name === 'link' ? 'href' : 'src');
    if (!kind || !url?.startsWith('/') || url.startsWith('//')) continue;
    const file = decodeURI(url.slice(1));
    found.set(file, { kind, phase: 'paint', file });
  }
  return [...found.values()];
}

/**
 * @param {string} name
 * @param {Map<string, string>} attributes
 * @returns {LoadedFile['kind'] | null}
 */
function kindOf(name, attributes) {
  if (name === 'script') return 'script';
  if (name === 'img') return attributes.get('loading') === 'lazy' ? null : 'image';
  if (name !== 'link') return null;
  const rel = attributes.get('rel');
  if (rel === 'stylesheet') return 'css';
  if (rel === 'modulepreload') return 'script';
  if (rel !== 'preload') return null;
  const as = attributes.get('as');
  return as === 'image' ? 'image' : as === 'script' ? 'script' : as === 'style' ? 'css' : 'data';
}

/**
 * Scripts that a script of the document cannot run without.
 *
 * @param {LoadedFile} script
 * @returns {Reference[]}
 */
function findStaticImports({ file, text }) {
  const imports = text.matchAll(/\b(?:import|from)\s*["'](\.{1,2}\/[^"']+)["']/g);
  return [...imports].map(([, specifier = '']) => ({
    kind: 'script',
    phase: 'paint',
    file: path.posix.join(path.posix.dirname(file), specifier),
  }));
}

/**
 * Ids of the chunks that a script imports; the bundler writes `import('./main.tsx')` as `n.e("id")`.
 *
 * @param {string} script
 */
function findChunkIds(script) {
  return [...script.matchAll(/\.e\((?:"([^"]+)"|(\d+))\)/g)].map(([, name, number]) =>
    String(name ?? number),
  );
}

/**
 * Ids of the chunks of the islands in a page; the main script has a loader for each name.
 *
 * @param {string} html
 * @param {LoadedFile[]} main
 */
function findIslandIds(html, main) {
  const names = findTags(html).flatMap(({ attributes }) => attributes.get('data-island') ?? []);
  const loaders = [...new Set(names)].map((island) => {
    const key = island.replace(/#[^#]*$/, '').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    return {
      island,
      loader: new RegExp(`(?<![\\w$])["']?${key}["']?:\\(\\)=>(.*?)\\.then\\(`, 's'),
    };
  });
  // The code that hydrates them is a chunk too.
  if (names.length > 0)
    loaders.unshift({ island: 'islands', loader: /\{hydrateIslands:\w+\}=await (.*?)\.then\(/s });
  return loaders.flatMap(({ island, loader }) => {
    const found = main.flatMap(({ text }) => loader.exec(text)?.[1] ?? []);
    if (found.length === 0) throw new Error(`The main script has no loader for ${island}.`);
    return found.flatMap(findChunkIds);
  });
}

/**
 * Site data and sidebar, which the inline page data names.
 *
 * @param {string} html
 */
function findData(html) {
  const inline = /<script type="application\/json" id="~page-data">(.*?)<\/script>/s.exec(
    html,
  )?.[1];
  if (!inline) throw new Error('The document has no page data.');
  const { siteUrl, sidebarUrl } = JSON.parse(inline);
  return [siteUrl, sidebarUrl].filter(Boolean).map((url) => decodeURI(url.slice(1)));
}
