import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { type HtmlNode, readHtml } from './readHtml.ts';

type ParsedNode = ReturnType<typeof parseDocument>['children'][number];

const parse = (nodes: readonly ParsedNode[]): HtmlNode[] =>
  nodes.flatMap((node): HtmlNode[] => {
    if (node.type === 'text') return [node.data];
    if (!('attribs' in node)) return [];
    return [{ name: node.name, attribs: node.attribs, children: parse(node.children) }];
  });

const names = 'p a b code h2 div ul li table tbody tr td br hr img svg script details'.split(' ');
const attributes = ['', ' id="a"', ' href="/b?c&#x26;d"', ' hidden', ' A=b', ' id="a" id="b"'];
const texts = ['a', ' \n', '&#x3C;', '&amp;&quot;', '&copy;', 'a & b', '<', '>', '<!-- c -->', 'é'];

const piece = fc.oneof(
  fc.constantFrom(...texts),
  fc
    .record({
      name: fc.constantFrom(...names),
      attribute: fc.constantFrom(...attributes),
      end: fc.constantFrom('>', '>', '>', '/>'),
    })
    .map(({ name, attribute, end }) => `<${name}${attribute}${end}`),
  fc.constantFrom(...names).map((name) => `</${name}>`),
);

/** Elements that end in the right order, in whatever others they are. */
const nested = fc.letrec<{ html: string }>((tie) => ({
  html: fc.oneof(
    { depthSize: 'medium' },
    fc.constantFrom(...texts),
    fc
      .record({
        name: fc.constantFrom(...names),
        attribute: fc.constantFrom(...attributes),
        inner: fc.array(tie('html'), { maxLength: 4 }),
      })
      .map(({ name, attribute, inner }) => `<${name}${attribute}>${inner.join('')}</${name}>`),
  ),
})).html;

test.each([
  ['whatever an author wrote', fc.array(piece, { maxLength: 12 }).map((all) => all.join(''))],
  ['nested elements', fc.array(nested, { maxLength: 3 }).map((all) => all.join(''))],
])('reads %s as the parser does', (_, anyHtml) => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      expect(readHtml(html)).toEqual(parse(parseDocument(html).children));
    }),
  );
});

test('knows which elements end others', () => {
  const all = [
    ...names,
    ...'h1 h3 pre span strong em sup ol blockquote thead th wbr section dt dd'.split(' '),
  ];
  for (const outer of all) {
    for (const inner of all) {
      const html = `<${outer}>a<${inner}>b</${inner}>c</${outer}>`;
      expect(readHtml(html), html).toEqual(parse(parseDocument(html).children));
    }
  }
});
