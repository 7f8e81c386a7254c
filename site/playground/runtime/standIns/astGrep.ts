interface Specifier {
  text: string;
  start: number;
}

const tokens =
  /\/\/[^\n]*|\/\*.*?\*\/|`(?:\\.|[^`\\])*`|(["'])((?:\\.|(?!\1)[^\\])*)\1|[\w$]+|\S/gs;

/**
 * The specifiers of imports and exports in a declaration file. It is the output of a compiler, so a scanner that skips
 * comments and other strings finds the same ones as a parser.
 */
export function findSpecifiers(code: string): Specifier[] {
  const found: Specifier[] = [];
  let before: string[] = [];
  for (const { 0: token, 2: text, index } of code.matchAll(tokens)) {
    if (/^\/[/*]/.test(token)) continue;
    if (text && isAfterImport(before)) found.push({ text, start: index + 1 });
    before = [...before.slice(-2), token];
  }
  return found;
}

function isAfterImport(before: readonly string[]): boolean {
  const [third, second, first] = [before.at(-3), before.at(-2), before.at(-1)];
  if (first === 'from' || first === 'import') return true;
  return first === '(' && (second === 'import' || second === 'require') && third !== '.';
}

/** The form in which rsbuild-plugin-dts reads what it has found. */
const toMatch = ({ text, start }: Specifier) => ({
  getMatch: () => ({
    text: () => text,
    range: () => ({ start: { index: start }, end: { index: start + text.length } }),
  }),
});

/** `@ast-grep/napi`, of which no build for WebAssembly is published: the search of one plugin. */
export default {
  parseAsync: async (_language: unknown, code: string) => ({
    root: () => ({ findAll: () => findSpecifiers(code).map(toMatch) }),
  }),
};
