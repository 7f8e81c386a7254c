import type { Frontmatter, Problem } from '@docs/common/types.ts';
import { type Document, isMap, isNode, isScalar, isSeq, parseDocument, visit } from 'yaml';
import type { Explanation } from './explainIssues.ts';
import { type Place, placeAt } from './placeAt.ts';
import { frontmatterSchema } from './schema/frontmatter.ts';
import { type DataSource, parseData, toProblem } from './validate.ts';

const strictSchema = frontmatterSchema.strict();

/** The front matter of a page, what is wrong with it, and where each value of it is written. */
export interface FrontmatterRead {
  frontmatter: Frontmatter;
  problems: Problem[];
  /** The place of a value in the page's file. */
  placeOf(path: readonly PropertyKey[]): Place;
}

/**
 * Reads the front matter of a page from its YAML, which starts on line `firstLine` of the file.
 * A wrong value is an error and left out; an unknown key is a warning and kept.
 */
export function readFrontmatter(text: string, file: string, firstLine: number): FrontmatterRead {
  const placeAtOffset = (offset: number): Place => {
    const { line, column } = placeAt(text, offset);
    return { line: line + firstLine - 1, column };
  };
  const locate = (path: readonly PropertyKey[], target: 'key' | 'value'): Place =>
    placeAtOffset(offsetOf(document.contents, path, target));
  const placeOf = (path: readonly PropertyKey[]): Place => locate(path, 'value');
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'error' });
  const faults = findFaults(document);
  if (faults.length > 0) {
    const problems = faults.map(({ message, offset }) => ({
      severity: 'error' as const,
      message: `The front matter is not valid YAML: ${message}.`,
      fix: 'Correct it; a text with special characters needs quotes.',
      file,
      ...placeAtOffset(offset),
    }));
    return { frontmatter: {}, problems, placeOf };
  }
  const value: unknown = document.toJS() ?? {};
  const result = parseData(strictSchema, value, 'The front matter');
  if ('value' in result) return { frontmatter: result.value, problems: [], placeOf };
  const source: DataSource = { file, subject: 'The front matter', locate };
  const wrong = result.mistakes.filter((mistake) => !isExtra(mistake));
  const extra = result.mistakes.filter(isExtra);
  return {
    frontmatter: frontmatterSchema.parse(omitWrong(value, wrong)),
    problems: [
      ...wrong.map((mistake) => toProblem(mistake, source)),
      ...extra.map((mistake) => warnOfExtra(toProblem(mistake, source))),
    ],
    placeOf,
  };
}

/** Whether a mistake is only a key of the front matter itself that the schema does not know. */
function isExtra({ unknownKey, path }: Explanation): boolean {
  return unknownKey && path.length === 1;
}

function warnOfExtra(problem: Problem): Problem {
  const fix = problem.fix.startsWith('Did you mean')
    ? problem.fix
    : 'Remove it, unless a component reads it.';
  return { ...problem, severity: 'warning', fix };
}

function omitWrong(value: unknown, mistakes: readonly Explanation[]): object {
  const wrong = new Set(mistakes.map(({ path }) => path[0]));
  if (wrong.has(undefined)) return {};
  return Object.fromEntries(Object.entries(Object(value)).filter(([key]) => !wrong.has(key)));
}

function findFaults(document: Document): Array<{ message: string; offset: number }> {
  const faults = document.errors.map(({ message, pos }) => ({ message, offset: pos[0] }));
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return;
      const message = `\`*${alias.source}\` stands for nothing`;
      faults.push({ message, offset: alias.range?.[0] ?? 0 });
    },
  });
  return faults;
}

/** Where a path is written; where it leads nowhere, the last part of it that is there. */
function offsetOf(node: unknown, path: readonly PropertyKey[], target: 'key' | 'value'): number {
  const [key, ...rest] = path;
  const start = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  if (isSeq(node)) {
    const item = node.items[Number(key)];
    return item === undefined ? start : offsetOf(item, rest, target);
  }
  if (!isMap(node)) return start;
  const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
  if (!pair) return start;
  return offsetOf(target === 'key' && rest.length === 0 ? pair.key : pair.value, rest, target);
}
