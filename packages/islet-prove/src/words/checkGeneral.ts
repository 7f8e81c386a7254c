import type { Problem } from 'islet/tools';
import type { MarkdownFile } from '../fences/readMarkdown.ts';
import { generalizes } from './generality.ts';
import { compareWithList, findSentences } from './listedSentences.ts';

/**
 * Finds sentences such as “It always fails” that `listed` doesn't have, where each names what proves it for all cases, and
 * listed ones that no page has. `file` is the path of the list below the root of the repository.
 */
export function checkGeneral(
  pages: readonly MarkdownFile[],
  { listed, file }: { listed: readonly string[]; file: string },
): Problem[] {
  return compareWithList(findSentences(pages, generalizes), {
    listed,
    file,
    wrong: (text) => ({
      message: `Nothing proves for all cases: “${text}”`,
      fix: `Say which cases you tried, or list the sentence in \`${file}\` with what proves it for all.`,
    }),
    stale: (text) => `No page says “${text}”.`,
  });
}
