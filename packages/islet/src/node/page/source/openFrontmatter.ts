import { type SplitSource, splitFrontmatter } from '../../site/config/splitFrontmatter.ts';
import type { SourceState } from './sourceState.ts';

/** Cuts the front matter off a source for compiling; reports one that is never closed. */
export function openFrontmatter(
  source: string,
  { file, scope, problems }: SourceState,
): SplitSource {
  const split = splitFrontmatter(source);
  if (split.isOpen) {
    problems.error(
      { file, line: 1, column: 1 },
      'The front matter is never closed.',
      'Put a line with `---` after its last line.',
    );
    scope.missing.push('');
  }
  return split;
}
