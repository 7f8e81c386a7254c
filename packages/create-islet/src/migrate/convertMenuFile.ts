import { list, readNav, record } from './source/shapes.ts';

/** Converts what a `_meta.json` or `_nav.json` of Rspress has, whose entries are mostly ours. */
export function convertMenuFile(
  menu: unknown,
  name: string,
  { count, translate }: { count: (construct: string) => void; translate: (text: string) => string },
): string {
  const written = translateTexts(menu, translate);
  const entries =
    name === '_nav.json'
      ? readNav(Array.isArray(written) ? written : record.parse(written).default, (link) => link)
      : list.parse(written).map((entry) => convertEntry(entry, count));
  return `${JSON.stringify(entries, null, 2)}\n`;
}

/** Replaces the texts that readers see, at any depth. */
function translateTexts(value: unknown, translate: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => translateTexts(one, translate));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      /^(?:text|label|tag)$/.test(key) && typeof one === 'string'
        ? translate(one)
        : translateTexts(one, translate),
    ]),
  );
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
