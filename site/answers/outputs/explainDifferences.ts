import { findCauses } from './findCauses.ts';
import { pickExample } from './groupChanges.ts';
import type { OutputHunk } from './outputHunk.ts';
import { outputLabels } from './outputLabels.ts';
import { parseDifferences } from './parseDifferences.ts';

/** What differences have in common. */
export interface ExplainedDifferences {
  title: string;
  /** Code and links are as in Markdown, links as routes. */
  text: string;
  /** Whether a rule knows the cause. */
  isKnown: boolean;
  paths: string[];
  places: number;
  /** The place that shows it best; null if files were added or removed as a whole. */
  example: OutputHunk | null;
}

/** Explains what a comparison of two outputs has printed: the causes of all differences, the one with most places first. */
export function explainDifferences(text: string, lang: string): ExplainedDifferences[] {
  const labels = outputLabels(lang);
  const byFile = new Map<string, OutputHunk[]>();
  for (const hunk of parseDifferences(text)) {
    byFile.set(hunk.path, [...(byFile.get(hunk.path) ?? []), hunk]);
  }
  const byCause = new Map<string | null, OutputHunk[]>();
  for (const { hunk, cause } of [...byFile.values()].flatMap(findCauses)) {
    byCause.set(cause, [...(byCause.get(cause) ?? []), hunk]);
  }
  return [...byCause]
    .sort(
      ([a, ofA], [b, ofB]) => Number(a === null) - Number(b === null) || ofB.length - ofA.length,
    )
    .map(([cause, hunks]) => {
      const example = pickExample(hunks);
      const known = Object.entries(labels.causes).find(([id]) => id === cause)?.[1];
      return {
        ...(known ?? labels.unknown),
        isKnown: known !== undefined,
        paths: [...new Set(hunks.map(({ path }) => path))],
        places: hunks.length,
        example: example?.file ? null : example,
      };
    });
}

/** The same as Markdown, for programs. `url` is in front of links to pages. */
export function describeDifferences(
  text: string,
  { lang, url }: { lang: string; url: string },
): string {
  const { box, comma } = outputLabels(lang);
  const groups = explainDifferences(text, lang);
  if (groups.length === 0) return box.nothing;
  const prefix = lang === 'zh' ? `${url}/zh/` : `${url}/`;
  return groups
    .map(({ title, text, paths, places, example }) => {
      const files = paths.map((path) => `\`${path}\``).join(comma);
      const lines = example
        ? [...example.removed.map((line) => `-${line}`), ...example.added.map((line) => `+${line}`)]
        : [];
      const fence = lines.length > 0 ? `\n\n\`\`\`\`diff\n${lines.join('\n')}\n\`\`\`\`` : '';
      return `## ${title}\n\n${text.replaceAll('](/', `](${prefix}`)}\n\n${box.placesIn(places, files)}${fence}`;
    })
    .join('\n\n');
}
