/** Prefix of ids in a copy, which the page has already. */
const prefix = 'decoded-';

const idReferences = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'for'];

/**
 * Copies what follows the heading with an id, up to the next heading of its depth, into this document. If rows of tables are
 * about one of the `messages`, only these are copied. Links work from everywhere; `url` is that of the page.
 */
export function cutSection(
  page: Document,
  { anchor, url, messages }: { anchor: string; url: string; messages: readonly string[] },
): Element[] {
  const heading = page.getElementById(anchor);
  if (!heading) return [];
  const copies: Element[] = [];
  for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
    if (/^H[1-6]$/.test(next.tagName) && next.tagName <= heading.tagName) break;
    copies.push(document.importNode(next, true));
  }
  for (const copy of copies) {
    for (const link of copy.querySelectorAll('.heading-anchor')) link.remove();
    for (const element of [copy, ...copy.querySelectorAll('*')]) adaptElement(element, url);
  }
  const tables = copies.filter((copy) => keepRows(copy, messages));
  return tables.length > 0 ? tables : copies;
}

/** Removes the rows that are not about the messages; false if none is, and all stay. */
function keepRows(table: Element, messages: readonly string[]): boolean {
  const rows = [...table.querySelectorAll('tbody tr')];
  const others = rows.filter((row) => !isAbout(row, messages));
  if (others.length === rows.length) return false;
  for (const row of others) row.remove();
  return true;
}

function adaptElement(element: Element, url: string): void {
  if (element.id) element.id = prefix + element.id;
  for (const name of idReferences) {
    const id = element.getAttribute(name);
    if (id) element.setAttribute(name, prefix + id);
  }
  const href = element.getAttribute('href');
  if (href?.startsWith('#')) element.setAttribute('href', url + href);
}

const isAbout = (row: Element, messages: readonly string[]): boolean =>
  [...(row.firstElementChild?.querySelectorAll('code') ?? [])].some(({ textContent }) =>
    messages.includes(textContent.trim()),
  );
