/** A tag in JSX or HTML; `start` and `end` are its place in the source. */
export interface SourceTag {
  name: string;
  kind: 'open' | 'close' | 'alone';
  /** What is written between the name and the end. */
  attributes: string;
  start: number;
  end: number;
}

/** Finds the tags whose names match, unless a backslash makes them text; quotes and braces in attributes may contain `>`. */
export function scanTags(source: string, names: RegExp): SourceTag[] {
  const tags: SourceTag[] = [];
  const opening = /(?<!\\)<(\/?)([A-Za-z][\w.-]*)/g;
  for (let found = opening.exec(source); found; found = opening.exec(source)) {
    const [text, slash, name = ''] = found;
    if (!names.test(name)) continue;
    const start = found.index;
    const end = findEnd(source, start + text.length);
    if (end === -1) continue;
    const inside = source.slice(start + text.length, end - 1);
    const isAlone = inside.endsWith('/');
    const attributes = (isAlone ? inside.slice(0, -1) : inside).trim();
    tags.push({ name, kind: slash ? 'close' : isAlone ? 'alone' : 'open', attributes, start, end });
    opening.lastIndex = end;
  }
  return tags;
}

/** The place after the `>` that ends a tag, or -1. */
function findEnd(source: string, from: number): number {
  let depth = 0;
  let quote = '';
  for (let at = from; at < source.length; at++) {
    const sign = source[at] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'" || (sign === '`' && depth > 0)) quote = sign;
    else if (sign === '{') depth++;
    else if (sign === '}') depth--;
    else if (sign === '>' && depth <= 0) return at + 1;
  }
  return -1;
}

/** Replaces tags by what `write` returns; null keeps a tag unchanged. */
export function replaceTags(
  source: string,
  names: RegExp,
  write: (tag: SourceTag) => string | null,
): string {
  let result = '';
  let last = 0;
  for (const tag of scanTags(source, names)) {
    const written = write(tag);
    if (written === null) continue;
    result += source.slice(last, tag.start) + written;
    last = tag.end;
  }
  return result + source.slice(last);
}

/** The text of an attribute, in quotes of any kind; null if it is missing or an expression. */
export function attributeOf(
  { attributes }: Pick<SourceTag, 'attributes'>,
  name: string,
): string | null {
  const pattern = new RegExp(
    `(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|\\{\\s*(?:"([^"]*)"|'([^']*)'|\`((?:[^\`$\\\\]|\\\\.)*)\`)\\s*\\})`,
  );
  const [, double, single, ...expression] = pattern.exec(attributes) ?? [];
  const inBraces = expression.find((one) => one !== undefined)?.replace(/\\([`$\\])/g, '$1');
  return double ?? single ?? inBraces ?? null;
}
