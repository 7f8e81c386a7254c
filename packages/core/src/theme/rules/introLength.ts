const block = (tag: string) => `\\s*<${tag}[\\s>](?:(?!<docs-|<${tag}[\\s>]|</${tag}>).)*</${tag}>`;
const intro = new RegExp(`^(?:${block('h1')})?(?:${block('p')}|${block('details')})*`, 's');

/**
 * How many characters of the HTML of a page are its title and the paragraphs and folded blocks below
 * it. A title that comes later takes all before the end along, so that nothing is put in front of it.
 */
export function introLength(html: string): number {
  const { length } = intro.exec(html)?.[0] ?? '';
  return hasTitle(html.slice(length)) ? html.length : length;
}

/** Whether there is a title in the HTML of a page. */
export function hasTitle(html: string): boolean {
  return /<h1[\s>]/.test(html);
}
