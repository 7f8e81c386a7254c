import type { CodeLinks, CodeTerm } from '#shared/siteData.ts';

/** A name in code that has documentation; `start` and `end` are places in the code, in UTF-16 units. */
export interface CodeName {
  start: number;
  end: number;
  /** The option that is explained, with its path, or the export. */
  name: string;
  term: CodeTerm;
}

/** Keys from the root of a config to a value; items of lists don't count. */
type Path = readonly string[];

interface Token {
  text: string;
  start: number;
}

/** An open bracket. */
interface Frame {
  kind: 'object' | 'list' | 'block';
  /** Path of the object, of the items of the list, or of what the block returns; null outside of a config. */
  path: Path | null;
  /** Path of the value that is being read. */
  value: Path | null;
  /** How many keys were known before the last parentheses: those in the parentheses of an arrow are parameters. */
  known: number;
}

interface Key extends Token {
  path: Path;
}

const tokenPattern =
  /\/\/.*|\/\*[\s\S]*?\*\/|`(?:\\[\s\S]|[^\\`])*`|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*|[\p{ID_Start}$_][\p{ID_Continue}$]*|=>|\.{3}|\S/gu;
const isIdentifier = (text: string): boolean => /^[\p{ID_Start}$_]/u.test(text);
const isComment = (text: string): boolean => /^\/[/*]/.test(text);

/**
 * Finds the options in a block of code that is, or has, a config, and the exports that it imports. `title` is
 * that of the block, or empty. Keys of other objects and unknown options are left out.
 */
export function findCodeNames(code: string, title: string, links: CodeLinks): CodeName[] {
  const tokens = Array.from(code.matchAll(tokenPattern), ({ 0: text, index }) => ({
    text,
    start: index,
  })).filter(({ text }) => !isComment(text));
  const imported = findImported(code, links.package);
  const isConfig = (title.split('/').pop() ?? '').startsWith(links.configFile);
  if (!isConfig && imported === null) return [];
  const names = new Map<number, CodeName>();
  for (const one of findExports(tokens, imported ?? new Set(), links)) names.set(one.start, one);
  for (const key of findKeys(tokens, { isConfig, imported }, links)) {
    const found = findOption(key.path, links);
    const { start, text } = key;
    if (found) names.set(start, { start, end: start + text.length, ...found });
  }
  return [...names.values()].sort((a, b) => a.start - b.start);
}

/** The names that a block imports from the package; null if it imports nothing from it. */
function findImported(code: string, name: string): Set<string> | null {
  const statements = [...code.matchAll(/\bimport\b[^'"]*?\{([^}]*)\}\s*from\s*(['"])(.*?)\2/g)];
  const own = statements.filter(([, , , from]) => from === name);
  if (own.length === 0) return null;
  return new Set(own.flatMap(([, names = '']) => names.replace(/\btype\s/g, '').split(/[\s,]+/)));
}

/** `loadConfig` and `rslib.build`: imported names, and methods of what they return. */
function findExports(
  tokens: readonly Token[],
  imported: ReadonlySet<string>,
  { exports }: CodeLinks,
): CodeName[] {
  const textAt = (index: number): string => tokens[index]?.text ?? '';
  return tokens.flatMap(({ text, start }, index) => {
    const isMember = textAt(index - 1) === '.';
    const name = isMember ? `${textAt(index - 2)}.${text}` : text;
    const isKey = textAt(index + 1) === ':' && /^[{,]$/.test(textAt(index - 1));
    if (isKey || !(isMember || imported.has(name)) || !Object.hasOwn(exports, name)) return [];
    const term = exports[name];
    return term ? [{ start, end: start + text.length, name, term }] : [];
  });
}

const toPath = (text: string): Path => (text === '' ? [] : text.split('.'));

/** Follows the brackets of a block, and gives the keys of the objects that are part of a config. */
function findKeys(
  tokens: readonly Token[],
  { isConfig, imported }: { isConfig: boolean; imported: ReadonlySet<string> | null },
  { configs, fragments }: CodeLinks,
): Key[] {
  const isFragment = isConfig && tokens[0]?.text === '{';
  const keys: Key[] = [];
  const stack: Frame[] = [];
  let frame: Frame = {
    kind: 'block',
    path: null,
    value: isFragment ? toPath(fragments) : null,
    known: Number.POSITIVE_INFINITY,
  };
  const configOf = (name: string): Path | null => {
    const isOwn = isConfig || imported?.has(name);
    const path = isOwn && Object.hasOwn(configs, name) ? configs[name] : undefined;
    return path === undefined ? null : toPath(path);
  };
  const open = (kind: Frame['kind'], path: Path | null): void => {
    stack.push(frame);
    frame = {
      kind,
      path,
      value: kind === 'list' ? path : null,
      known: Number.POSITIVE_INFINITY,
    };
  };

  for (const [index, token] of tokens.entries()) {
    const { text, start } = token;
    const before = tokens[index - 1]?.text ?? '';
    const after = tokens[index + 1]?.text ?? '';
    if (isKeyAt(frame, before, after) && /^['"\p{ID_Start}$_]/u.test(text)) {
      const path = frame.path && [...frame.path, unquote(text)];
      if (path) keys.push({ path, text, start });
      frame.value = after === ':' ? path : null;
      frame.known = Number.POSITIVE_INFINITY;
    } else if (text === '{') {
      const block = blockPath(frame, before);
      if (block === undefined) open('object', frame.value);
      else open('block', block);
    } else if (text === '[') {
      open('list', isIdentifier(before) || /^[\])]$/.test(before) ? null : frame.value);
    } else if (text === '(') {
      frame.known = keys.length;
      const isCall = isIdentifier(before) && !/^(?:return|await|default)$/.test(before);
      const isKept = !isCall || before === 'map' || before === 'flatMap';
      open('list', isKept ? frame.value : configOf(before));
    } else if (/^[\])}]$/.test(text)) {
      frame = stack.pop() ?? frame;
    } else if (text === '=>') {
      keys.splice(frame.known);
    } else if (text === ',') {
      frame.value = frame.kind === 'list' ? frame.path : null;
      frame.known = Number.POSITIVE_INFINITY;
    } else if (text === '...' && frame.kind === 'object') {
      frame.value = frame.path;
    } else if (frame.kind === 'block') {
      frame.value = valueAfter(text, before, { frame, isConfig, configOf });
    }
  }
  return keys;
}

/** Whether a word is the key of an object. */
function isKeyAt({ kind }: Frame, before: string, after: string): boolean {
  return kind === 'object' && /^[{,]$/.test(before) && /^[:,(}]$/.test(after);
}

/**
 * The path that the value of a block belongs to: null outside of a config, undefined for a brace that opens
 * an object.
 */
function blockPath({ kind, path, value }: Frame, before: string): Path | null | undefined {
  if (before === '=>') return value;
  if (before === ')' || /^(?:else|try|do|finally)$/.test(before))
    return kind === 'block' ? path : null;
  return undefined;
}

/** Path of the value that follows a word in a block of statements. */
function valueAfter(
  text: string,
  before: string,
  {
    frame,
    isConfig,
    configOf,
  }: { frame: Frame; isConfig: boolean; configOf(name: string): Path | null },
): Path | null {
  if (text === 'return') return frame.path;
  if (text === 'default' && before === 'export') return isConfig ? [] : null;
  if (text === ';' || /^(?:const|let|var|import|type|interface|function)$/.test(text)) return null;
  // `const config: Config = {`
  return (before === ':' ? configOf(text) : null) ?? frame.value;
}

/**
 * The documentation of an option: its own heading, or that of the option above it whose type names it. Null
 * if there is neither.
 */
function findOption(path: Path, { options }: CodeLinks): Pick<CodeName, 'name' | 'term'> | null {
  const find = (wanted: Path): ReturnType<typeof findOption> => {
    for (const { at, terms } of options) {
      for (const place of at) {
        const name = below(wanted, toPath(place))?.join('.') ?? '';
        const term = Object.hasOwn(terms, name) ? terms[name] : undefined;
        if (term) return { name: wanted.join('.'), term };
      }
    }
    return null;
  };
  const own = find(path);
  if (own) return own;
  const parent = find(path.slice(0, -1));
  const key = path.at(-1) ?? '';
  const fields = parent?.term[1].split(/[\s{}();,|]+/) ?? [];
  return fields.some((field) => field.endsWith(':') && unquote(field.slice(0, -1)) === key)
    ? parent
    : null;
}

/** The name of a field: `'a.b'?` → `a.b`. */
const unquote = (text: string): string => text.replace(/^['"]|['"]?\??$/g, '');

/** The rest of a path below another one, in which `*` is any key; null if it is not below. */
function below(path: Path, place: Path): Path | null {
  const isBelow = place.every((key, index) => key === '*' || key === path[index]);
  return isBelow && path.length > place.length ? path.slice(place.length) : null;
}
