const tag = /<(\/?)([a-z][^\s/>]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const attribute = /\s([^\s=>/]+)(?:="([^"]*)")?/g;
const idAttribute = /\sid="([^"]*)"/i;

/** An opening tag of final HTML, in which every attribute value is in double quotes. */
export interface HtmlTag {
  name: string;
  /** Values are decoded; empty for an attribute without one. */
  attributes: Record<string, string>;
  /** Whether the browser renders this part again: an island, but not what stands in its slots. */
  isIsland: boolean;
}

/** The ids of all elements of final HTML. */
export function collectIds(html: string): string[] {
  const ids: string[] = [];
  for (const [, closing, , attributes = ''] of html.matchAll(tag)) {
    const id = closing ? undefined : idAttribute.exec(attributes)?.[1];
    if (id !== undefined) ids.push(decodeEntities(id));
  }
  return ids;
}

/** Calls `visit` with each opening tag; a URL that it returns takes the place of the tag's own. */
export function rewriteUrls(html: string, visit: (tag: HtmlTag) => string | null): string {
  const borders: string[] = [];
  return html.replace(tag, (whole: string, closing: string, written: string, text: string) => {
    const name = written.toLowerCase();
    const isBorder = /^(?:docs-island|docs-slot|template)$/.test(name);
    if (closing) {
      if (isBorder) borders.pop();
      return whole;
    }
    const attributes = Object.fromEntries(
      [...text.matchAll(attribute)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        decodeEntities(value),
      ]),
    );
    const url = visit({ name, attributes, isIsland: borders.at(-1) === 'docs-island' });
    if (isBorder) borders.push(name);
    if (url === null) return whole;
    return whole.replace(
      /(\s(?:href|src)=")[^"]*/i,
      (_, start: string) => start + url.replace(/&/g, '&amp;').replace(/"/g, '&quot;'),
    );
  });
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name] ?? whole;
  });
}
