import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  visit,
} from 'yaml';
import type { Frontmatter } from '#shared/frontmatter.ts';
import { messageOf } from '#shared/messageOf.ts';
import type { Problem } from '#shared/types.ts';
import { type Place, placeAt } from '../../support/problems/placeAt.ts';
import { type Explanation, explainForeign } from './explainIssues.ts';
import { foreignKeys } from './foreignKeys.ts';
import { frontmatterSchema } from './schema/frontmatterSchema.ts';
import { type DataSource, parseData, toProblem } from './validate.ts';

const strictSchema = frontmatterSchema.strict();

/** The front matter of a page, with its problems and the places of its values. */
export interface FrontmatterRead {
  frontmatter: Frontmatter;
  problems: Problem[];
  /** Finds the place of a value in the page's file. */
  placeOf(path: readonly PropertyKey[]): Place;
}

/**
 * Reads the front matter of a page from its YAML, which starts on line `firstLine` of the file. An
 * invalid value is an error and is left out; an unknown key is a warning and is kept.
 */
export function readFrontmatter(text: string, file: string, firstLine: number): FrontmatterRead {
  const placeAtOffset = (offset: number): Place => {
    const { line, column } = placeAt(text, offset);
    return { line: line + firstLine - 1, column };
  };
  const locate = (path: readonly PropertyKey[], target: 'key' | 'value'): Place =>
    placeAtOffset(offsetOf(parseYaml(text).contents, path, target));
  const placeOf = (path: readonly PropertyKey[]): Place => locate(path, 'value');
  const { value, faults } = readYaml(text);
  if (faults.length > 0) {
    const problems = faults.map(({ message, offset }) => ({
      severity: 'error' as const,
      message: `The front matter is not valid YAML: ${message}.`,
      fix: 'Correct it; text with special characters needs quotes.',
      file,
      ...placeAtOffset(offset),
    }));
    return { frontmatter: {}, problems, placeOf };
  }
  const result = parseData(strictSchema, value, 'The front matter');
  const source: DataSource = { file, subject: 'The front matter', locate };
  const mistakes = 'value' in result ? [] : explainForeign(result.mistakes, value);
  const known = mistakes.filter((mistake) => !isExtra(mistake));
  const told = new Set(known.map(({ path }) => path.join()));
  const wrong = [...known, ...findUnkeepable(value).filter(({ path }) => !told.has(path.join()))];
  const extra = mistakes.filter(isExtra);
  return {
    frontmatter: frontmatterSchema.parse(omitWrong(value, wrong)),
    problems: [
      ...wrong.map((mistake) => toProblem(mistake, source)),
      ...extra.map((mistake) => warnOfExtra(toProblem(mistake, source))),
    ],
    placeOf,
  };
}

/** Whether a mistake is just an unknown key at the top level. */
function isExtra({ unknownKey, path }: Explanation): boolean {
  return unknownKey && path.length === 1;
}

function warnOfExtra(problem: Problem): Problem {
  const [, key = ''] = /^`([^`]+)`/.exec(problem.message) ?? [];
  const fix =
    foreignKeys.get(key) ??
    (problem.fix.startsWith('Did you mean')
      ? problem.fix
      : 'Remove it, unless a component reads it.');
  return { ...problem, severity: 'warning', fix };
}

function omitWrong(value: unknown, mistakes: readonly Explanation[]): object {
  const wrong = new Set(mistakes.map(({ path }) => path[0]));
  if (wrong.has(undefined)) return {};
  return Object.fromEntries(Object.entries(Object(value)).filter(([key]) => !wrong.has(key)));
}

interface Fault {
  message: string;
  offset: number;
}

const parseYaml = (text: string): Document =>
  parseDocument(text, { prettyErrors: false, logLevel: 'error' });

/** Reads YAML; after a fault, the value is null. */
function readYaml(text: string): { value: unknown; faults: Fault[] } {
  const simple = readSimpleYaml(text);
  if (simple !== null) return { value: simple, faults: [] };
  const document = parseYaml(text);
  const faults = findFaults(document);
  if (faults.length > 0) return { value: null, faults };
  try {
    return { value: document.toJS() ?? {}, faults };
  } catch (error) {
    const message = messageOf(error).replace(/^[A-Z]/, (letter) => letter.toLowerCase());
    return { value: null, faults: [{ message, offset: 0 }] };
  }
}

/** A key and a text that starts with a letter and has nothing in it that could mean anything in YAML. */
const simpleLine =
  /^(?!(?:true|false|null):)([a-z]\w*): (\p{L}(?:[\p{L}\p{N} ,.'()/!?;-]*[\p{L}\p{N}.)!?])?)$/iu;

/**
 * Reads YAML in which each line is a name and a plain text, as in most front matter: the parser takes a hundred times
 * as long. Null for any other YAML.
 */
function readSimpleYaml(text: string): Record<string, string> | null {
  const values = new Map<string, string>();
  for (const line of text.replace(/\n$/, '').split('\n')) {
    const [, key = '', value = ''] = simpleLine.exec(line) ?? [];
    if (key === '' || values.has(key) || /^(?:true|false|null)$/i.test(value)) return null;
    values.set(key, value);
  }
  return Object.fromEntries(values);
}

/** The parser's own limit; with more, a few lines could expand to a billion values. */
const mostAliases = 100;

function findFaults(document: Document): Fault[] {
  const overflow = document.errors.find(({ message }) => /call stack/.test(message));
  if (overflow) return [{ message: 'it is nested too deeply', offset: overflow.pos[0] }];
  const faults = document.errors.map(({ message, pos }) => ({ message, offset: pos[0] }));
  const anchors = new Set<string>();
  let aliases = 0;
  visit(document, {
    Node(_, node, path) {
      if (!isAlias(node)) {
        if (node.anchor) anchors.add(node.anchor);
        return;
      }
      const name = `\`*${node.source}\``;
      const tell = (message: string): void => {
        faults.push({ message, offset: node.range?.[0] ?? 0 });
      };
      if (++aliases > mostAliases) {
        tell(`it has more than ${mostAliases} aliases`);
        return visit.BREAK;
      }
      const isInside = path.some((above) => isCollection(above) && above.anchor === node.source);
      if (!anchors.has(node.source)) tell(`${name} does not refer to anything`);
      else if (isInside) tell(`${name} refers to something that contains it`);
      return;
    },
  });
  return faults;
}

/** Finds values that can't be stored with the page because JSON can't represent them. */
function findUnkeepable(value: unknown): Explanation[] {
  const found: Explanation[] = [];
  const waiting: Array<{ value: unknown; path: PropertyKey[] }> = [{ value, path: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: one, path } = next;
    if (Array.isArray(one) || isPlainObject(one)) {
      for (const [key, part] of Object.entries(one))
        waiting.push({ value: part, path: [...path, key] });
    } else if (!isJsonValue(one)) {
      const name = `\`${path.join('.')}\``;
      found.push({
        path,
        unknownKey: false,
        message: `${name} is ${String(one)}, which JSON cannot represent.`,
        fix: 'Use quoted text, a finite number, `true`, `false`, a list or an object.',
      });
    }
  }
  return found;
}

function isPlainObject(value: unknown): value is object {
  return Object.prototype.toString.call(value) === '[object Object]';
}

function isJsonValue(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  return typeof value === 'number' && Number.isFinite(value);
}

/** Finds where a path is written, or the last part of it that exists. */
function offsetOf(node: unknown, path: readonly PropertyKey[], target: 'key' | 'value'): number {
  const [key, ...rest] = path;
  const start = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  if (isSeq(node)) {
    const item = node.items[Number(key)];
    return item === undefined ? start : offsetOf(item, rest, target);
  }
  if (!isMap(node)) return start;
  // A list of one entry may be written without the list.
  if (key === 0) return offsetOf(node, rest, target);
  const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
  if (!pair) return start;
  return offsetOf(target === 'key' && rest.length === 0 ? pair.key : pair.value, rest, target);
}
