import { z } from 'zod';
import { printProp, printText } from './printJsx.ts';
import { list, maybeText, record, toPublicPath } from './shapes.ts';
import { textOfHtml } from './textOfHtml.ts';

/** A row of links with a title, which may be empty. */
export interface FooterColumn {
  title: string;
  links: ReadonlyArray<{ text: string; href: string }>;
}

/** A footer here: a text for the config, or a component that replaces the one of the theme. */
interface ConvertedFooter {
  message: string;
  /** Path below the new site → text; empty if the text says it all. */
  texts: ReadonlyMap<string, string>;
}

/** Converts columns of links and a message in HTML, of which links are kept. `base` starts and ends with a slash. */
export function convertFooter(
  { columns, message }: { columns: readonly FooterColumn[]; message: string },
  base: string,
): ConvertedFooter {
  const text = textOfHtml(message);
  if (columns.length === 0 && !/<a\s/i.test(message)) return { message: text, texts: new Map() };
  const urlOf = (href: string): string => href.replace(/^\/(?!\/)/, base);
  const printLink = (text: string, href: string): string =>
    `<a ${printProp('href', urlOf(href))}>${printText(text)}</a>`;
  const rows = columns.map(({ title, links }) => {
    const printed = links.map((link) => printLink(link.text, link.href)).join(' · ');
    return title === '' ? printed : `<b>${printText(title)}</b> ${printed}`;
  });
  const parts = message.split(/(<a\s[^>]*>.*?<\/a>)/is).map((part) => {
    const [, href, inner] = /^<a\s[^>]*\bhref=["']([^"']*)["'][^>]*>(.*)<\/a>$/is.exec(part) ?? [];
    return href === undefined ? printText(textOfHtml(part)) : printLink(textOfHtml(inner), href);
  });
  const lines = [...rows, parts.join('')].filter((line) => line.trim() !== '');
  const component = `/** The end of each page, with the links of the former site. */
export function Footer() {
  return (
    <footer className="footer">
${lines.map((line) => `      <p>${line}</p>\n`).join('')}    </footer>
  );
}
`;
  return { message: text, texts: new Map([['theme/components/Footer.tsx', component]]) };
}

const entry = z
  .object({ title: maybeText, label: maybeText, to: maybeText, href: maybeText })
  .catch({});

/** Reads the links of a footer of Docusaurus, in columns or in one row. */
export function readFooterColumns(footer: unknown): FooterColumn[] {
  const links = list.parse(record.parse(footer).links);
  const isRow = links.every((one) => record.parse(one).items === undefined);
  const columns = isRow ? [{ items: links }] : links;
  return columns
    .map((one) => ({
      title: entry.parse(one).title ?? '',
      links: list.parse(record.parse(one).items).flatMap((item) => {
        const { label: text, to, href = to && toPublicPath(to) } = entry.parse(item);
        return text === undefined || href === undefined ? [] : [{ text, href }];
      }),
    }))
    .filter((column) => column.links.length > 0);
}
