const tag =
  /<(\/?)([a-z][^\s/>]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const attribute = /\s([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const urlAttribute = /(\s(?:href|src)\s*=\s*)(?:"[^"]*"|'[^']*'|[^\s"'>]+)/i;

/** An opening tag of final HTML, in which only values that an author wrote may lack double quotes. */
export interface HtmlTag {
  name: string;
  /** Decoded values; an attribute without a value has an empty one. */
  attributes: Record<string, string>;
  /** Whether the browser renders this part again: inside an island, but not in its slots. */
  isIsland: boolean;
}

/** Collects what anchors can lead to in final HTML: the ids of all elements, and the older names of `<a>` elements. */
export function collectIds(html: string): string[] {
  const ids: string[] = [];
  for (const [, closing, element = '', attributes = ''] of withoutComments(html).matchAll(tag)) {
    if (closing || !/\s(?:id|name)\b/i.test(attributes)) continue;
    const { id, name } = readAttributes(attributes);
    if (id !== undefined) ids.push(id);
    if (name !== undefined && element.toLowerCase() === 'a') ids.push(name);
  }
  return ids;
}

/** Most pages have no comment. */
const withoutComments = (html: string): string =>
  html.includes('<!--') ? html.replace(/<!--[\s\S]*?-->/g, '') : html;

/** Lists all opening tags. */
export function listTags(html: string): Array<Pick<HtmlTag, 'name' | 'attributes'>> {
  return Array.from(html.matchAll(tag), ([, closing, name = '', attributes = '']) =>
    closing ? [] : [{ name: name.toLowerCase(), attributes: readAttributes(attributes) }],
  ).flat();
}

/** Calls `visit` for each opening tag; a URL that it returns replaces that of the tag. */
export function rewriteUrls(html: string, visit: (tag: HtmlTag) => string | null): string {
  return rewriteTags(html, (tag, whole) => {
    const url = visit(tag);
    if (url === null) return whole;
    const value = url.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
    return whole.replace(urlAttribute, (_, start: string) => `${start}"${value}"`);
  });
}

/** Replaces each opening tag by what `visit` makes of it. */
export function rewriteTags(html: string, visit: (tag: HtmlTag, whole: string) => string): string {
  const borders: string[] = [];
  return html.replace(tag, (whole: string, ...groups: string[]) => {
    const [closing, written = '', text = ''] = groups;
    const name = written.toLowerCase();
    const isBorder = /^(?:islet-island|islet-slot|template)$/.test(name);
    if (closing) {
      if (isBorder) borders.pop();
      return whole;
    }
    const attributes = readAttributes(text);
    const replaced = visit(
      { name, attributes, isIsland: borders.at(-1) === 'islet-island' },
      whole,
    );
    if (isBorder) borders.push(name);
    return replaced;
  });
}

/** Like browsers, reads the first of two attributes with the same name. */
function readAttributes(text: string): Record<string, string> {
  const pairs = Array.from(
    text.matchAll(attribute),
    ([, key = '', double, single, bare]): [string, string] => [
      key.toLowerCase(),
      decodeEntities(double ?? single ?? bare ?? ''),
    ],
  );
  return Object.fromEntries(pairs.reverse());
}

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"' }),
);

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, ...groups: string[]) => {
    const [hex, decimal, name] = groups;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    if (name === undefined) return code > 0x10ffff ? '\uFFFD' : String.fromCodePoint(code);
    return entities.get(name) ?? whole;
  });
}
