import { buildOnce } from './buildOnce.mjs';
import { readPageLoad, sumBytes } from './pageLoad.mjs';

/** @typedef {{ html: number, css: number, scriptBeforeLoad: number, scriptAfterIdle: number, data: number, images: number, total: number, requestsBeforeIdle: number }} PageBytes */

/**
 * Bytes that a page of a site loads; builds the site first if necessary.
 *
 * @param {string} root
 * @param {string} page path of the page, without a leading slash
 * @param {AbortSignal} signal
 * @returns {Promise<PageBytes>}
 */
export async function measureBytes(root, page, signal) {
  const files = await readPageLoad(await buildOnce(root, signal), `${page}.html`);
  return {
    html: sumBytes(files, { kind: 'html' }),
    css: sumBytes(files, { kind: 'css' }),
    scriptBeforeLoad: sumBytes(files, { kind: 'script', phase: 'paint' }),
    scriptAfterIdle: sumBytes(files, { kind: 'script', phase: 'idle' }),
    data: sumBytes(files, { kind: 'data' }),
    images: sumBytes(files, { kind: 'image' }),
    total: sumBytes(files),
    requestsBeforeIdle: files.filter(({ phase }) => phase === 'paint').length,
  };
}
