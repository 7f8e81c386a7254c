// What the search needs once a reader is about to use it: a chunk of its own, styles included.
export { createSearcher } from './createSearcher.ts';
export { clearMatches, markMatches } from './markMatches.ts';
export { SearchDialog } from './SearchDialog.tsx';
export { default as styles } from './search.css?inline';
