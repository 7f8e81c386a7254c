import {
  findNodeAtLocation,
  getLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

/** A value, and the tree that has the offset of each part of it. */
export interface ParsedJson {
  value: unknown;
  root: Node;
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

/** What the parser expects, by the names of its errors; other errors are about what is there instead. */
const expectations: Record<string, string> = {
  PropertyNameExpected: 'a key in double quotes',
  ColonExpected: 'a colon',
  CommaExpected: 'a comma',
  CloseBraceExpected: '`}`',
  CloseBracketExpected: '`]`',
  EndOfFileExpected: 'the end of the file',
  InvalidCommentToken: 'no comment',
};

/**
 * Parses JSON like `JSON.parse`, with the places of all parts. Throws a `JsonFault`, or a `RangeError` if it is
 * nested too deeply.
 */
export function parseJson(text: string): ParsedJson {
  // A byte order mark, as some editors on Windows write; a space in its place keeps the offsets.
  const json = text.replace(/^\uFEFF/, ' ');
  const errors: ParseError[] = [];
  const root = parseTree(json, errors, { disallowComments: true });
  try {
    const value: unknown = JSON.parse(json);
    if (root) return { value, root };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  const [{ offset, error } = { offset: 0, error: 0 }] = errors;
  const expected = expectations[printParseErrorCode(error)] ?? expectedAt(json, offset, root);
  throw new JsonFault(expected, String.fromCodePoint(json.codePointAt(offset) ?? 0), offset);
}

function expectedAt(json: string, offset: number, root: Node | undefined): string {
  const hasRest = json.slice(offset).trim() !== '';
  if (root && root.length > 0 && hasRest && offset >= root.offset + root.length)
    return 'the end of the file';
  return getLocation(json, offset).isAtPropertyKey ? 'a key in double quotes' : 'a value';
}

/** Finds where a path is written, or the last part of it that exists: the key or the value. */
export function offsetAt(
  root: Node,
  path: readonly PropertyKey[],
  target: 'key' | 'value' = 'value',
): number {
  const names = path.filter((key) => typeof key !== 'symbol');
  const node = findNodeAtLocation(root, names);
  if (!node) return offsetAt(root, names.slice(0, -1));
  const key = target === 'key' ? node.parent?.children?.[0] : undefined;
  return (key ?? node).offset;
}
