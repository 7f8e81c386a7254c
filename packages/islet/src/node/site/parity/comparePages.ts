import type { Frontmatter } from '#shared/frontmatter.ts';
import type { SkeletonSection } from '#shared/skeleton.ts';
import type { Problem } from '#shared/types.ts';
import { compareFrontmatter, type KeyDifference } from './compareFrontmatter.ts';
import { compareParts } from './compareParts.ts';
import { explainDifference } from './explainDifference.ts';
import { pairSections } from './pairSections.ts';

/** A page as its translations have to match it; links are the same in all languages. */
export interface ComparedPage {
  file: string;
  frontmatter: Frontmatter;
  sections: readonly SkeletonSection[];
}

/** Finds everything in which a translation says something else than its original, as far as that can be seen. */
export function comparePages(original: ComparedPage, translation: ComparedPage): Problem[] {
  const { file } = translation;
  const files = { original: original.file, translation: file };
  const problem = (line: number, message: string, fix: string): Problem => ({
    ...{ severity: 'error', file, line, column: 1, message, fix },
  });
  const { pairs, missing, extra } = pairSections(original.sections, translation.sections);
  const keys = compareFrontmatter(original.frontmatter, translation.frontmatter);
  return [
    ...keys.map((key) => problem(1, explainKey(key), `Compare with ${original.file}.`)),
    ...missing.map(({ id, depth, line }) =>
      problem(
        1,
        `The section \`#${id}\` of the original is missing.`,
        `Translate ${original.file}:${line}, and write \`${'#'.repeat(depth)} … {#${id}}\`.`,
      ),
    ),
    ...extra.map(({ id, line }) =>
      problem(
        line,
        `The section \`#${id}\` is not in the original.`,
        `Remove it, or add it to ${original.file}.`,
      ),
    ),
    ...pairs.flatMap((pair) => [
      ...compareHeadings(pair, files.original).map(({ message, fix }) =>
        problem(pair.translation.line, message, fix),
      ),
      ...compareParts(pair.original, pair.translation).map((difference) =>
        explainDifference(difference, files, pair.translation.line),
      ),
    ]),
    ...findMoved(pairs).map(({ id, line }) =>
      problem(
        line,
        `The section \`#${id}\` is in another place than in the original.`,
        `Give the sections the order of ${original.file}.`,
      ),
    ),
  ];
}

type Pair = ReturnType<typeof pairSections>['pairs'][number];

function explainKey({ key, kind }: KeyDifference): string {
  if (kind === 'missing') return `The front matter lacks \`${key}\`, which the original has.`;
  if (kind === 'extra') return `The front matter has \`${key}\`, which the original lacks.`;
  return `\`${key}\` in the front matter is not the same as in the original.`;
}

/** What differs in two headings, or in the lists below them. */
function compareHeadings(
  { original, translation }: Pair,
  file: string,
): Array<Pick<Problem, 'message' | 'fix'>> {
  const found: Array<Pick<Problem, 'message' | 'fix'>> = [];
  const where = `${file}:${original.line}`;
  if (original.id !== translation.id) {
    found.push({
      message: `The heading has the id \`#${translation.id}\`, and \`#${original.id}\` in the original.`,
      fix: `Write \`{#${original.id}}\` after its text, for ${where}.`,
    });
  }
  if (original.depth !== translation.depth) {
    found.push({
      message: `The heading has level ${translation.depth}, and ${original.depth} in the original.`,
      fix: `Begin it with \`${'#'.repeat(original.depth)}\`, as ${where} does.`,
    });
  }
  if (original.items !== translation.items) {
    found.push({
      message: `The lists of this section have ${translation.items} items, and ${original.items} in the original.`,
      fix: `Compare with ${where}.`,
    });
  }
  return found;
}

/** Sections that come before one that they follow in the original. */
function findMoved(pairs: readonly Pair[]): Pair['translation'][] {
  const sorted = pairs.toSorted((one, other) => one.original.line - other.original.line);
  return sorted.flatMap(({ translation }, index) => {
    const before = sorted[index - 1];
    return before && before.translation.line > translation.line ? [translation] : [];
  });
}
