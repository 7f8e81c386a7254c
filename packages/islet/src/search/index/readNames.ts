import type { TextSection } from '#shared/types.ts';
import { normalizeText } from '../text/normalizeText.ts';

/** An option, flag or function that a section explains, with what an answer card shows of it. */
export interface NamedThing {
  /** As the page writes them; the first one is shown. */
  names: string[];
  type: string;
  default: string;
  summary: string;
  anchor: string;
  /** Whether it has its own heading, not just a row of a table. */
  hasHeading: boolean;
}

const labels = {
  type: /^(?:Type|类型)\s*[:：][ \t]*(.*)$/im,
  default: /^(?:Default|默认值?)\s*[:：][ \t]*(.*)$/im,
};
/** A label starts with a capital: `dts: true` starts a sentence about an option. */
const labelLine = /^[\p{Lu}\p{Lo}][\p{L}-]{1,23}(?: [\p{L}-]{2,24})?[:：](?=\s|$|[^\s/])/u;
/** Each ends with the last `;` of its declaration. */
const declarations = {
  alias:
    /(?<=^|\n)[ \t]*(?:export )?type (\w+) =[\s|]*([\s\S]+?);[ \t]*(?=\n[^\s)}|]|\n\s*\n|\s*$)/g,
  function: /^\s*(?:export )?function (\w+)(\([\s\S]+?);[ \t]*(?=\n[^\s)}|]|\n\s*\n|\s*$)/,
};
const columns = {
  names:
    /^(?:option|flag|export|import|package|command|variable|api|name|property|field|method|function|hook|选项|配置项|参数|命令行参数|导入|导入路径|导出|包|命令|变量|名称|字段|属性|方法|函数|钩子)s?$/iu,
  type: /^(?:type|value|类型|值)s?$/iu,
  default: /^(?:default|默认)|默认值$/iu,
};
const longestText = 160;
/** A row with more names lists things that are explained elsewhere. */
const mostTogether = 3;
/** A letter with a space after it in the same line, or Chinese. */
const isProse = /^[^\p{L}\n\r\u2028\u2029]*\p{L}.* |\p{sc=Han}/mu;
/** One or two words in a table are a value, more are a sentence. */
const isPhrase = /\S \S+ \S|\p{sc=Han}{4}/u;

/** Lists the things that a section of a page names in its heading or in the rows of its tables. */
export function readNames(section: TextSection): NamedThing[] {
  const { heading, text, id: anchor } = section;
  const names = splitNames(heading).filter((name) => isNotProper(name) || usesName(section, name));
  const things = readRows(text).map((row) => ({ ...row, anchor, hasHeading: false }));
  if (names.length === 0) return things;
  const own = {
    names,
    type: shorten(labels.type.exec(text)?.[1] || readTypeOfCode(section, names)),
    default: shorten(labels.default.exec(text)?.[1] ?? ''),
    summary: readSummary(text),
  };
  return [{ ...own, anchor, hasHeading: true }, ...things];
}

/** The default of the option that the title of a page names; empty if there is none. */
export function defaultOfTitle(sections: readonly TextSection[]): string {
  const title = sections.find(({ depth }) => depth === 1);
  const things = title ? readNames(title) : [];
  return things.find(({ hasHeading }) => hasHeading)?.default ?? '';
}

/** Names are compared by this many UTF-16 units at their start. */
export const longestName = 200;

/**
 * The form in which names and titles are compared: in one line, and without the parentheses of a call.
 * Empty only for a text of spaces and lone accents.
 */
export function normalizeName(name: string): string {
  return normalizeText(name.trim().slice(0, longestName))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=.)\(.*\)$/, '');
}

/** A name has no spaces and looks like code: it starts small, or has a sign or capital inside. */
function isName(text: string): boolean {
  return /^(?:[-@_$.]*\p{Ll}|\p{L}[\p{L}\d]*(?:[._$/]\p{L}|\p{Ll}\p{Lu}))[\p{L}\d._$/:-]*(?:\(\))?$/u.test(
    text,
  );
}

/** "CommonJS" and "Node.js" look like code too; they only count as names in code. */
const isNotProper = (name: string): boolean => !/^\p{Lu}/u.test(name);

function usesName({ code, text }: TextSection, name: string): boolean {
  return labels.type.test(text) || code.split(/[^\p{L}\d._$]+/u).includes(name);
}

/** `-c, --config` and `createRslib()` are names; "Getting started" is not. */
function splitNames(text: string): string[] {
  const parts = text.split(/[,，、/]\s+/).map((part) => part.trim());
  // A flag may be followed by its value.
  const names = parts.map((part) => (part.startsWith('-') ? (part.split(/[ =]/)[0] ?? '') : part));
  return names.every(isName) ? names : [];
}

/** The type may be below its label, as an alias in a code block; that of a function always is. */
function readTypeOfCode({ text, code }: TextSection, names: readonly string[]): string {
  if (labels.type.test(text)) return readAlias(code, names);
  const [, name = '', rest = ''] = declarations.function.exec(code) ?? [];
  const isOwn = names.some((one) => normalizeName(one) === normalizeName(name));
  return isOwn ? `${name}${tidyType(rest)}` : '';
}

/**
 * The alias with the name of the option, or else the first one in the code. If it refers to another alias,
 * that is written out.
 */
function readAlias(code: string, names: readonly string[]): string {
  const plain = names.map((name) => normalizeName(name).replace(/[^\p{L}\d]/gu, ''));
  const aliases = Array.from(
    code.matchAll(declarations.alias),
    ({ index, 1: name = '', 2: type = '' }) => ({
      name,
      type,
      isFirst: code.slice(0, index).trim() === '',
    }),
  );
  const own =
    aliases.find(({ name }) => plain.some((one) => one.endsWith(normalizeText(name)))) ??
    aliases.find(({ isFirst }) => isFirst);
  if (!own) return '';
  return aliases.reduce((type, helper) => {
    const isCase = new RegExp(`(?<=^|\\| )${helper.name}(?= \\||$)`);
    const isOnlyCase = helper !== own && type.split(helper.name).length === 2;
    return isOnlyCase ? type.replace(isCase, () => helper.type) : type;
  }, tidyType(own.type));
}

/** A type on one line, without the line breaks and leading signs of several lines. */
function tidyType(type: string): string {
  return type
    .replace(/\s+/g, ' ')
    .replace(/([(<]) /g, '$1')
    .replace(/: \| /g, ': ')
    .replace(/,? ([)>])/g, '$1');
}

/** The first sentence of a text that is prose; empty if none is. */
export function readSummary(text: string): string {
  const line = text
    .split('\n')
    .find((one) => !labelLine.test(one) && !one.includes('\t') && isProse.test(one));
  return firstSentence(line ?? '');
}

/** Reads the rows of tables whose first column has names; cells are separated by tabs. */
function readRows(text: string): Array<Omit<NamedThing, 'anchor' | 'hasHeading'>> {
  const rows: Array<Omit<NamedThing, 'anchor' | 'hasHeading'>> = [];
  let head: string[] | null = null;
  for (const line of text.split('\n')) {
    const cells = line.split('\t').map((cell) => cell.trim());
    if (cells.length === 1) head = null;
    else if (head === null) head = cells;
    else {
      const names = columns.names.test(head[0] ?? '') ? splitNames(cells[0] ?? '') : [];
      if (names.length === 0 || names.length > mostTogether) continue;
      const cellOf = (pattern: RegExp): string =>
        cells[head?.findIndex((title) => pattern.test(title)) ?? -1] ?? '';
      const isFact = (title: string): boolean =>
        [columns.names, columns.type, columns.default].some((pattern) => pattern.test(title));
      const summary = cells[head.findLastIndex((title) => !isFact(title))] ?? '';
      rows.push({
        names,
        type: shorten(cellOf(columns.type)),
        default: shorten(cellOf(columns.default)),
        summary: isPhrase.test(summary) ? firstSentence(summary) : '',
      });
    }
  }
  return rows;
}

/** The last dot of "e.g." ends no sentence. */
const sentence = /^.+?(?:(?<![^\p{L}]\p{L})[.!?](?=\s)|[。！？])/su;

/** The first sentence of a text, on one line and not longer than an answer can be. */
export function firstSentence(text: string): string {
  return shorten(sentence.exec(text)?.[0] ?? text);
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longestText ? line : `${line.slice(0, longestText - 1).trimEnd()}…`;
}
