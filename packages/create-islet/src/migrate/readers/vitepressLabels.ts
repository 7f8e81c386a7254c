import { type LabelName, valueAt } from 'islet/tools';
import { maybeText } from '../source/shapes.ts';

type Place = readonly [LabelName, ...string[]];

/** Where the theme of VitePress has interface texts that we show too. */
const places: readonly Place[] = [
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

/** Where the options of its search have them: those of the local search, and those of Algolia. */
const searchPlaces: readonly Place[] = [
  ['search', 'button', 'buttonText'],
  ['searchPlaceholder', 'button', 'buttonText'],
  ['clearSearch', 'modal', 'resetButtonTitle'],
  ['clearSearch', 'modal', 'searchBox', 'resetButtonTitle'],
  ['cancel', 'modal', 'searchBox', 'cancelButtonText'],
  ['recentSearches', 'modal', 'startScreen', 'recentSearchesTitle'],
  ['searchFailed', 'modal', 'errorScreen', 'titleText'],
  ['noResults', 'modal', 'noResultsText'],
  ['noResults', 'modal', 'noResultsScreen', 'noResultsText'],
  ['keyMove', 'modal', 'footer', 'navigateText'],
  ['keyOpen', 'modal', 'footer', 'selectText'],
  ['keyClose', 'modal', 'footer', 'closeText'],
];

/**
 * Reads the interface texts of the theme config of a language; undefined if it sets none. `key` is the one of its
 * locale, which the options of the search in the `main` theme config may have, too.
 */
export function readLabels(
  theme: unknown,
  key: string,
  main: unknown,
): { [Name in LabelName]?: string } | undefined {
  const searches = [
    valueAt(main, ['search', 'options', 'locales', key]),
    valueAt(theme, ['search', 'options']),
    valueAt(theme, ['search', 'options', 'locales', key]),
  ];
  const found = [
    ...readTexts(theme, places),
    ...searches.flatMap((one) => [
      ...readTexts(valueAt(one, ['translations']), searchPlaces),
      ...readTexts(one, [['searchPlaceholder', 'placeholder']]),
    ]),
  ];
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

const readTexts = (from: unknown, where: readonly Place[]): Array<[LabelName, string]> =>
  where.flatMap(([name, ...keys]): Array<[LabelName, string]> => {
    const text = maybeText.parse(valueAt(from, keys));
    if (text === undefined) return [];
    // Theirs is followed by what was searched for.
    return [[name, name === 'noResults' ? `${text} "{query}"` : text]];
  });
