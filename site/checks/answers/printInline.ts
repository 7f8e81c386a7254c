import path from 'node:path';
import type { Nodes } from 'mdast';

/**
 * Prints what is inside a paragraph or a cell as code in backticks and links, which lead to routes of the site; other
 * markup is dropped.
 */
export function printInline(node: Nodes, file: string): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
  const inner =
    'children' in node ? node.children.map((one) => printInline(one, file)).join('') : '';
  return node.type === 'link' ? `[${inner}](${routeOfLink(node.url, file)})` : inner;
}

/** `../lib/dts.mdx#dtsbundle` → `/config/lib/dts#dtsbundle`, as seen from a page of any language. */
export function routeOfLink(url: string, file: string): string {
  if (/^[a-z]+:/.test(url)) return url;
  const [target = '', hash] = url.split('#');
  const here = path.posix.relative('site/docs', file);
  const [lang = ''] = here.split('/');
  const found = target === '' ? here : path.posix.join(path.posix.dirname(here), target);
  const route = `/${path.posix.relative(lang, found)}`
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/, '/');
  return hash === undefined ? route : `${route}#${hash}`;
}
