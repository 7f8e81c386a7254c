const inSidebar = (key: string): string => `Write \`${key}\` inside \`sidebar:\`.`;

/** What to write instead of keys of the front matter that other engines have. */
export const foreignKeys: ReadonlyMap<string, string> = new Map([
  ['sidebarTitle', inSidebar('label')],
  [
    'sidebar_class_name',
    'Write a `context` in the `_meta.json` of the folder, and remove it here.',
  ],
  ['order', inSidebar('order')],
  ['nav', 'Write the entries of the top bar in `_nav.json`.'],
  ['id', 'Remove it: the path of the file is the address. Write `slug` to change that.'],
  ['permalink', 'Write `slug`.'],
  ['published', 'Write `draft: true` for a page that only the dev server shows.'],
  ['pagefind', 'Write `search: false` to keep the page out of search.'],
  ['keywords', 'Write `tags`, or a `meta` in `head`.'],
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
  ['custom_edit_url', 'Write `editUrl`: a URL, or `false`.'],
  ['pagination_prev', 'Write `prev: false`, or the text of the link.'],
  ['pagination_next', 'Write `next: false`, or the text of the link.'],
  ['last_update', 'Write `lastUpdated`: a date, or `false` to hide it.'],
  ['banner', 'Write `announcement` in `themeConfig` of the config, or a container on the page.'],
  ['author', 'Write `authors`: a name, or `name`, `url` and `image`.'],
  ['image', 'Write `socialImage` in the config, or a `meta` in `head`.'],
]);
