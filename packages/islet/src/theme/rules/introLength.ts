const block = (tag: string) =>
  `\\s*<${tag}[\\s>](?:(?!<islet-|<${tag}[\\s>]|</${tag}>).)*</${tag}>`;
const intro = new RegExp(
  `^(?:${block('h1')})?(?:${block('p')}|${block('details')}|${block('islet-island')})*`,
  's',
);

/**
 * Length of the introduction in a page's HTML: the title with the paragraphs, folded blocks and
 * islands after it. If the title is not first, everything before it belongs to the introduction.
 */
export function introLength(html: string): number {
  const { length } = intro.exec(html)?.[0] ?? '';
  return hasTitle(html.slice(length)) ? html.length : length;
}

/** Whether the HTML of a page has a title. */
export function hasTitle(html: string): boolean {
  return /<h1[\s>]/.test(html);
}
