const tag = /<([a-z][^\s/>]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const idAttribute = /\sid="([^"]*)"/i;
const attribute = /\s(href|src)="([^"]*)"/gi;

/** The ids of all elements of final HTML, in which every attribute value is in double quotes. */
export function collectIds(html: string): string[] {
  const ids: string[] = [];
  for (const [, , attributes = ''] of html.matchAll(tag)) {
    const id = idAttribute.exec(attributes)?.[1];
    if (id !== undefined) ids.push(decodeEntities(id));
  }
  return ids;
}

/** The links and images of final HTML. */
export function collectUrls(html: string): Array<{ kind: 'link' | 'image'; url: string }> {
  return [...html.matchAll(tag)].flatMap(([, name = '', attributes = '']) =>
    [...attributes.matchAll(attribute)].flatMap(([, , url = '']) => {
      if (name.toLowerCase() === 'a') return { kind: 'link' as const, url: decodeEntities(url) };
      if (name.toLowerCase() === 'img') return { kind: 'image' as const, url: decodeEntities(url) };
      return [];
    }),
  );
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name] ?? whole;
  });
}
