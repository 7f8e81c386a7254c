import type { PartKind, SkeletonPart } from '#shared/skeleton.ts';
import type { Problem } from '#shared/types.ts';
import type { PartDifference } from './compareParts.ts';

/** The sources of two pages: paths below the folder of the site. */
export interface PairFiles {
  original: string;
  translation: string;
}

const nouns: Readonly<Record<PartKind, string>> = {
  fence: 'code block',
  row: 'table row',
  container: 'container',
  component: 'component',
  name: 'code',
  number: 'number',
  link: 'link',
};

/** Explains a part that differs; `line` is that of the heading of the translation. */
export function explainDifference(
  { kind, original, translation }: PartDifference,
  files: PairFiles,
  line: number,
): Problem {
  const noun = nouns[kind];
  const problem = { severity: 'error' as const, file: files.translation, column: 1 };
  const where = (part: SkeletonPart): string => `${files.original}:${part.line}`;
  if (original && translation) {
    return {
      ...problem,
      line: translation.line,
      message: explainPair(original, translation),
      fix: `Write it as on ${where(original)}.`,
    };
  }
  if (original) {
    return {
      ...problem,
      line,
      message: `This section lacks the ${noun} ${show(original)}.`,
      fix: `The original has it on ${where(original)}.`,
    };
  }
  return {
    ...problem,
    line: translation?.line ?? line,
    message: `The ${noun} ${translation ? show(translation) : ''} is not in the original.`,
    fix: `Remove it, or add it to the same section of ${files.original}.`,
  };
}

function explainPair(original: SkeletonPart, translation: SkeletonPart): string {
  const { kind } = translation;
  const start = `The ${nouns[kind]} ${show(translation)}`;
  if (kind === 'row') {
    const [one, other] = [original, translation].map(({ key }) => quote(key));
    return `${start} has ${other}, and ${one} in the original.`;
  }
  const [olds, news] = [original, translation].map(({ key }) => key.split('\n'));
  if (kind !== 'fence' || olds?.[0] !== news?.[0]) {
    return `${start} is ${show(original)} in the original.`;
  }
  // The second line of the key has a hash of each line.
  const [lines, others] = [olds, news].map((key) => (key?.[1] ?? '').split(' '));
  const first = lines?.findIndex((line, index) => line !== others?.[index]) ?? -1;
  const line = (first < 0 ? (lines?.length ?? 0) : first) + 1;
  return `${start} differs from that of the original from its line ${line} on.`;
}

const show = ({ key, shown = key }: SkeletonPart): string => quote(shown);

/** In backticks; a longer text is cut. */
function quote(whole: string): string {
  const text = whole.length > 80 ? `${whole.slice(0, 79)}…` : whole;
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
