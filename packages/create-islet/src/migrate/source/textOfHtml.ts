const entities: Readonly<Record<string, string>> = {
  '&copy;': '©',
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** The text of HTML in one line, with the spaces around it; a line break is a space. */
export const textOfHtml = (html = ''): string =>
  html
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ');
