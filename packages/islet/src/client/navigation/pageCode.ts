/** What only readers who go on to another page load: the code that reads page data, and what updates the head. */

export { applyHead } from './applyHead.ts';
export { readPage } from './readPage.ts';
