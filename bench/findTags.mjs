/** @typedef {{ name: string, attributes: Map<string, string> }} Tag */

const tagPattern = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const attributePattern = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

/**
 * Lists the start tags of an HTML text, without what only looks like one inside scripts.
 *
 * @param {string} html
 * @returns {Tag[]}
 */
export function findTags(html) {
  const markup = html.replace(/(<script\b[^>]*>).*?<\/script>/gis, '$1');
  return [...markup.matchAll(tagPattern)].map(([, name = '', attributes = '']) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      [...attributes.matchAll(attributePattern)].map(([, key = '', double, single, bare]) => [
        key.toLowerCase(),
        (double ?? single ?? bare ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
      ]),
    ),
  }));
}
