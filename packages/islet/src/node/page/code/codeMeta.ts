import { createLineMarks, type LineKind, type LineMarks } from './lineMarks.ts';

/** What an author can write after the language of a code fence. */
export interface CodeMeta {
  title: string | null;
  lines: LineMarks;
  /** Words to mark wherever the code has them. */
  words: RegExp[];
  wrap: boolean;
  lineNumbers: boolean;
  /** Whether only the first lines are shown at first; null if that depends on the length of the code. */
  fold: boolean | null;
  /** The lines start with the signs of a diff; the language is that of the code after them. */
  isDiff: boolean;
  /** `lang="js"`: the language of a `diff`. */
  lang: string | null;
  /** `npm2yarn`: the commands are shown for each package manager. */
  isForManagers: boolean;
  /** `file="path"` or `file="path#region"`: the fence quotes that file. */
  file: string | null;
  /** `before="path"`: what is shown is how the quoted file differs from that one. */
  before: string | null;
  /** The values of those keys that are for others. */
  values: Record<string, string>;
  /** Words that have no meaning here. */
  unknown: string[];
}

/** The language of a fence, and the rest of its first line. */
export interface FenceInfo {
  language: string;
  meta: string;
}

/**
 * Splits the first line of a fence where other engines need no space: `js{2}`, `js[a.js]`, `ts:line-numbers`.
 */
export function readFenceInfo({
  lang,
  meta,
}: {
  lang?: string | null | undefined;
  meta?: string | null | undefined;
}): FenceInfo {
  const [, language = '', rest = ''] = /^([^{[:]*)(.*)$/.exec(lang ?? '') ?? [];
  return { language, meta: [rest, meta ?? ''].filter(Boolean).join(' ') };
}

const token =
  /\{(?<lines>[^{}]*)\}|(?<key>[\w-]+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|\{(?<braces>[^{}]*)\}|\/(?<regex>(?:[^/\\]|\\.)+)\/(?!\S)|(?<bare>[^\s"'{/]\S*))|"(?<text>[^"]+)"(?!\S)|'(?<quoted>[^']+)'(?!\S)|\/(?<pattern>(?:[^/\\]|\\.)+)\/(?!\S)|\[(?<label>[^\][]+)\]|(?<word>showLineNumbers\{[^{}]*\}|[^\s{[]+|\S)/g;

/** The mark that a key gives to the lines it lists, as in `ins={1,3-5}`. */
const lineKeys: Readonly<Record<string, LineKind>> = {
  mark: 'highlighted',
  ins: 'inserted',
  add: 'inserted',
  del: 'deleted',
  rem: 'deleted',
};

type Switch = 'wrap' | 'lineNumbers' | 'fold' | 'isDiff' | 'isForManagers';

/** Words that turn something on, or off with `=false` after them. */
const switches: Readonly<Record<string, [Switch, boolean]>> = {
  wrapCode: ['wrap', true],
  wrap: ['wrap', true],
  lineNumbers: ['lineNumbers', true],
  showLineNumbers: ['lineNumbers', true],
  ':line-numbers': ['lineNumbers', true],
  ':no-line-numbers': ['lineNumbers', false],
  fold: ['fold', true],
  diff: ['isDiff', true],
  npm2yarn: ['isForManagers', true],
};

/** Most lines that the ranges of a fence may mark, counted as often as they are marked: time and memory grow with them. */
const mostMarks = 10_000;

/** What holds for all fences of a site. */
export interface CodeDefaults {
  wrap?: boolean;
  lineNumbers?: boolean;
  /** Keys that have a meaning for others than readers. */
  keys?: readonly string[] | undefined;
}

/** Reads the meta string of a fence, e.g. `title="a.ts" {1,3-5} lineNumbers`. */
export function parseCodeMeta(
  meta: string,
  { wrap = false, lineNumbers = false, keys = [] }: CodeDefaults = {},
): CodeMeta {
  const result: CodeMeta = {
    title: null,
    lines: createLineMarks(),
    words: [],
    wrap,
    lineNumbers,
    fold: null,
    isDiff: false,
    lang: null,
    isForManagers: false,
    file: null,
    before: null,
    values: {},
    unknown: [],
  };
  let left = mostMarks;
  const addLines = (kind: LineKind, list: string): boolean => {
    const ranges = readRanges(list);
    const count = ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0);
    if (ranges.length === 0 || count > left) return false;
    left -= count;
    for (const [first, last] of ranges)
      for (let line = first; line <= last; line++) result.lines[kind].add(line);
    return true;
  };
  const read = (groups: Groups): boolean => {
    const { lines, key, braces, label, word } = groups;
    const value = readValue(groups);
    const kind = key !== undefined && Object.hasOwn(lineKeys, key) ? lineKeys[key] : undefined;
    if (lines !== undefined) return addLines('highlighted', lines);
    if (kind !== undefined && braces !== undefined) return addLines(kind, braces);
    if (key !== undefined && value !== undefined && keys.includes(key)) {
      result.values[key] = value;
      return true;
    }
    if (key !== undefined && kind === undefined) return setValue(result, key, groups);
    if (label !== undefined) return setTitle(result, label);
    if (word !== undefined) return setSwitch(result, word);
    return addWord(result, patternOf(groups));
  };
  for (const { 0: whole, groups = {} } of meta.matchAll(token)) {
    if (!read(groups)) result.unknown.push(whole);
  }
  return result;
}

/** What a match of `token` consists of. */
type Groups = Readonly<Record<string, string | undefined>>;

/** What follows a key and `=`, unless it is in braces or a pattern. */
const readValue = ({ double, single, bare }: Groups): string | undefined =>
  double ?? single ?? bare;

/** Sets the value of a key; returns false if it has no meaning. */
function setValue(meta: CodeMeta, key: string, groups: Groups): boolean {
  const { bare } = groups;
  const value = readValue(groups);
  if (value === undefined) return false;
  if (bare !== undefined && Object.hasOwn(switches, key))
    return /^(?:true|false)$/.test(bare) && setSwitch(meta, key, bare === 'true');
  if (key === 'title' || key === 'filename') return setTitle(meta, value);
  if (key === 'file') meta.file = value;
  else if (key === 'before') meta.before = value;
  else if (key === 'lang') meta.lang = value;
  else return false;
  return true;
}

function setTitle(meta: CodeMeta, title: string): boolean {
  meta.title = title;
  return true;
}

function setSwitch(meta: CodeMeta, word: string, isOn = true): boolean {
  const [name, value] = (Object.hasOwn(switches, word) && switches[word]) || [];
  if (name === undefined) return false;
  meta[name] = isOn === value;
  return true;
}

/** What to mark, alone or after a key such as `ins`: a quoted text or a regular expression. */
function patternOf({ double, single, text, quoted, regex, pattern }: Groups): string | undefined {
  const literal = double ?? single ?? text ?? quoted;
  return literal === undefined ? (regex ?? pattern) : escapeRegExp(literal);
}

function addWord(meta: CodeMeta, source: string | undefined): boolean {
  try {
    if (source === undefined) return false;
    meta.words.push(new RegExp(source, 'g'));
    return true;
  } catch {
    return false;
  }
}

/** A pattern that matches a text literally. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

/** The ranges of a list like `1,3-5`; none if it isn't one. */
function readRanges(list: string): Array<[first: number, last: number]> {
  const ranges: Array<[first: number, last: number]> = [];
  for (const part of list.split(',')) {
    const range = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    const first = Number(range?.[1]);
    const last = Number(range?.[2] ?? first);
    if (!(last >= first)) return [];
    ranges.push([first, last]);
  }
  return ranges;
}
