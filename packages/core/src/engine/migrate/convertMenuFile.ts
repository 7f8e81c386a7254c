import { parse } from 'yaml';
import { list, readNav, record } from './source/shapes.ts';

/** Converts a `_meta.json` or `_nav.json` of Rspress, whose entries are mostly ours. */
export function convertMenuFile(
  text: string,
  name: string,
  count: (construct: string) => void,
): string {
  const written: unknown = parse(text, { logLevel: 'silent' });
  const entries =
    name === '_nav.json'
      ? readNav(Array.isArray(written) ? written : record.parse(written).default, (link) => link)
      : list.parse(written).map((entry) => convertEntry(entry, count));
  return `${JSON.stringify(entries, null, 2)}\n`;
}

function convertEntry(entry: unknown, count: (construct: string) => void): unknown {
  if (typeof entry === 'string') return entry.replace(/\.mdx?$/, '');
  const { type, ...rest } = record.parse(entry);
  if (type === 'dir-section-header') {
    const { name, label, tag } = rest;
    return { type, name, label, tag };
  }
  if (type === 'custom-link') {
    count('`custom-link`');
    const { label, link, tag, context } = rest;
    return { type: 'link', label, link, tag, context };
  }
  const { icon, ...kept } = rest;
  if (icon !== undefined) count('`icon` of menus');
  return { type: type ?? (rest.link ? 'link' : 'file'), ...kept };
}
