import { type LabelName, valueAt } from 'islet/tools';
import { maybeText } from '../source/shapes.ts';

/** Where the theme of VitePress has interface texts that we show too. */
const places: ReadonlyArray<[LabelName, ...string[]]> = [
  ['previousPage', 'docFooter', 'prev'],
  ['nextPage', 'docFooter', 'next'],
  ['outline', 'outline', 'label'],
  ['lastUpdated', 'lastUpdated', 'text'],
  ['notFoundTitle', 'notFound', 'title'],
  ['takeMeHome', 'notFound', 'linkText'],
  ['language', 'langMenuLabel'],
  ['backToTop', 'returnToTopLabel'],
  ['menu', 'sidebarMenuLabel'],
  ['appearance', 'darkModeSwitchLabel'],
  ['skipToContent', 'skipToContentLabel'],
];

/** Reads the interface texts of a theme config; undefined if it sets none. */
export function readLabels(theme: unknown): { [Name in LabelName]?: string } | undefined {
  const found = places.flatMap(([name, ...keys]) => {
    const text = maybeText.parse(valueAt(theme, keys));
    return text === undefined ? [] : [[name, text]];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
