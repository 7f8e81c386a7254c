import fc from 'fast-check';
import type { ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { writeHtml } from './writeHtml.ts';

const value = fc.string({ unit: fc.constantFrom(...'ab <>&"\'`\0é '), maxLength: 6 });

const properties = fc.dictionary(
  fc.constantFrom(
    ...['className', 'id', 'href', 'tabIndex', 'ariaLabel', 'dataLang', 'dataOther', 'rel'],
    ...['hidden', 'download', 'srcSet', 'title'],
  ),
  fc.oneof(
    value,
    fc.array(value, { maxLength: 3 }),
    fc.constantFrom(0, 1.5, Number.NaN, true, false, null, undefined),
  ),
);

const node = fc.letrec<{ node: ElementContent }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    fc.record({ type: fc.constant('text' as const), value }),
    fc.record({ type: fc.constantFrom('raw' as const, 'comment' as const), value }),
    fc.record({
      type: fc.constant('element' as const),
      tagName: fc.constantFrom(...'p a pre code h2 BR br img svg script style math'.split(' ')),
      properties,
      children: fc.array(tie('node'), { maxLength: 3 }),
    }),
  ),
})).node;

test('writes any tree as the library does', () => {
  fc.assert(
    fc.property(fc.array(node, { maxLength: 4 }), (children) => {
      const tree: Root = { type: 'root', children };
      expect(writeHtml(tree)).toBe(toHtml(tree, { allowDangerousHtml: true }));
    }),
  );
});
