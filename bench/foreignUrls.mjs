import { findTags } from './findTags.mjs';

/** @typedef {import('./pageLoad.mjs').LoadedFile} LoadedFile */

const loadingRels =
  /^(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|manifest)$/;
const absolute = /(?:https?:|wss?:)?\/\/[\w.-]+/gi;

/**
 * Hosts that a file could make the browser ask: in a document what its tags load (a link to another site
 * loads nothing), in a stylesheet `url(` and `@import`, in a script every URL it contains.
 *
 * @param {Pick<LoadedFile, 'kind' | 'text'>} file
 * @returns {string[]}
 */
export function findForeignUrls({ kind, text }) {
  if (kind === 'html') return findTags(text).flatMap(loadedBy).flatMap(hostsIn);
  if (kind === 'css')
    return [...text.matchAll(/(?:url\(|@import)[^;)]*/g)].flatMap(([rule]) => hostsIn(rule));
  return kind === 'script' ? hostsIn(text) : [];
}

/** @param {import('./findTags.mjs').Tag} tag */
function loadedBy({ name, attributes }) {
  const names = ['src', 'srcset', 'poster', 'data', 'style'];
  if (name === 'link' && loadingRels.test(attributes.get('rel') ?? '')) names.push('href');
  return names.flatMap((key) => attributes.get(key) ?? []);
}

/** @param {string} text */
function hostsIn(text) {
  return [...new Set(text.match(absolute) ?? [])];
}
