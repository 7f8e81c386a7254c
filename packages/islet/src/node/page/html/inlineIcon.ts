import type { SourcePlace } from '#shared/types.ts';
import { cardIconSize, type IconFinder } from '../../site/icons/createIconFinder.ts';
import type { SourceState } from '../source/sourceState.ts';

/** The SVG of an icon of an installed set, or its name if there is none, which is reported. */
export function inlineIcon(
  { href, ...place }: SourcePlace & { href: string },
  state: SourceState,
  { icons }: { icons: IconFinder },
): string {
  // The page is compiled again when it changes, or is there.
  state.reader.read(icons.fileOf(href));
  const found = icons.find(href, cardIconSize);
  if ('svg' in found) return found.svg;
  state.problems.error(place, found.message, found.fix);
  return href;
}
