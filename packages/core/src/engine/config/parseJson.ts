/** A value in a JSON text, with its offset and the entries of an array or object. */
export interface JsonNode {
  value: unknown;
  offset: number;
  entries: ReadonlyMap<PropertyKey, JsonEntry>;
}

export interface JsonEntry {
  keyOffset: number;
  node: JsonNode;
}

/** A syntax error in a JSON text: what was expected at the offset, and what was found. */
export class JsonFault extends Error {
  constructor(
    readonly expected: string,
    readonly found: string,
    readonly offset: number,
  ) {
    super(`Expected ${expected} at ${offset}`);
  }
}

const space = /[ \t\r\n]*/y;
const string = /"(?:[^"\\\n]|\\.)*"/y;
const word = /[-+.\w]+/y;

/** Parses JSON like `JSON.parse`, with the offset of each value and key; throws a `JsonFault`. */
export function parseJson(text: string): JsonNode {
  let offset = text.startsWith('\uFEFF') ? 1 : 0; // a byte order mark, as some editors on Windows write
  const take = (token: RegExp): string => {
    token.lastIndex = offset;
    const found = token.exec(text)?.[0] ?? '';
    offset += found.length;
    return found;
  };
  const takeMark = (mark: string): boolean => {
    take(space);
    if (text[offset] !== mark) return false;
    offset += 1;
    return true;
  };
  const fail = (expected: string, at = offset): never => {
    throw new JsonFault(expected, String.fromCodePoint(text.codePointAt(at) ?? 0), at);
  };
  const parseAtom = (token: RegExp, expected: string): unknown => {
    const start = offset;
    try {
      return JSON.parse(take(token));
    } catch {
      return fail(expected, start);
    }
  };
  const parseEntries = (end: string, parseEntry: () => [PropertyKey, JsonEntry]) => {
    const entries = new Map<PropertyKey, JsonEntry>();
    if (takeMark(end)) return entries;
    do {
      take(space);
      entries.set(...parseEntry());
    } while (takeMark(','));
    if (!takeMark(end)) fail(`a comma or \`${end}\``);
    return entries;
  };
  const parseValue = (): JsonNode => {
    take(space);
    const start = offset;
    if (takeMark('[')) {
      let index = 0;
      const entries = parseEntries(']', () => {
        const node = parseValue();
        return [index++, { keyOffset: node.offset, node }];
      });
      return {
        value: Array.from(entries.values(), ({ node }) => node.value),
        offset: start,
        entries,
      };
    }
    if (takeMark('{')) {
      const entries = parseEntries('}', () => {
        const keyOffset = offset;
        const key = String(parseAtom(string, 'a key in double quotes'));
        if (!takeMark(':')) fail('a colon');
        return [key, { keyOffset, node: parseValue() }];
      });
      const values = Array.from(entries, ([key, { node }]) => [key, node.value] as const);
      return { value: Object.fromEntries(values), offset: start, entries };
    }
    const value = parseAtom(text[offset] === '"' ? string : word, 'a value');
    return { value, offset: start, entries: new Map() };
  };
  const root = parseValue();
  take(space);
  if (offset < text.length) fail('the end of the file');
  return root;
}
