const inMeta = (what: string): string =>
  `Write ${what} in the \`_meta.json\` of the folder, and remove it here.`;
const isPublished = 'The page is published. Start the name of its file with `_` to leave it out.';

/** What to write instead of keys of the front matter that other engines have. */
export const foreignKeys: ReadonlyMap<string, string> = new Map([
  ['sidebar_label', inMeta('the label')],
  ['sidebar_position', inMeta('the order of the pages')],
  ['sidebarTitle', inMeta('the label')],
  ['sidebar_class_name', inMeta('a `context`')],
  ['order', inMeta('the order of the pages')],
  ['nav', 'Write the entries of the top bar in `_nav.json`.'],
  ['id', 'Remove it: the path of the file is the address. Rename the file to change that.'],
  [
    'slug',
    'Rename or move the file to this address, and list the old one in `redirects` of the config.',
  ],
  ['permalink', 'Rename or move the file to this address.'],
  ['draft', isPublished],
  ['published', isPublished],
  [
    'unlisted',
    'Leave the page out of `_meta.json`, and write `searchWeight: 0` to keep it out of search.',
  ],
  ['search', 'Write `searchWeight: 0` to keep the page out of search.'],
  ['pagefind', 'Write `searchWeight: 0` to keep the page out of search.'],
  ['head', 'Write `title` and `description`; other elements of the head can not be set by a page.'],
  ['keywords', 'Write `tags`, by which readers can filter search results.'],
  ['layout', 'Write `pageType`: `home`, `doc`, `custom` or `blank`.'],
  ['template', 'Write `pageType`: `home`, `doc`, `custom` or `blank`.'],
  ['toc', 'Write `outline: false`, or the depths of its headings, as in `outline: [2, 3]`.'],
  [
    'tableOfContents',
    'Write `outline: false`, or the depths of its headings, as in `outline: [2, 3]`.',
  ],
  ['hide_table_of_contents', 'Write `outline: false`.'],
  ['toc_min_heading_level', 'Write `outline: [2, 3]`, from the least depth to the greatest.'],
  ['toc_max_heading_level', 'Write `outline: [2, 3]`, from the least depth to the greatest.'],
  [
    'hide_title',
    'Remove it: a title in the front matter is shown only on pages without a heading `#`.',
  ],
  ['editUrl', 'Write `editLink: false` for a page without the link.'],
  ['custom_edit_url', 'Write `editLink: false` for a page without the link.'],
  ['pagination_prev', 'Write `prev: false`, or the text of the link.'],
  ['pagination_next', 'Write `next: false`, or the text of the link.'],
  ['last_update', 'Remove it: the date comes from git. `lastUpdated: false` hides it.'],
  ['banner', 'Write `announcement` in `themeConfig` of the config, or a container on the page.'],
  ['date', 'Write it on the page, if readers should see it.'],
  ['author', 'Write it on the page, if readers should see it.'],
  ['authors', 'Write it on the page, if readers should see it.'],
  ['image', 'Write `socialImage` in the config.'],
]);
