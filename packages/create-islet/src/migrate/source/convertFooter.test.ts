import { expect, test } from 'vitest';
import { convertFooter } from './convertFooter.ts';

test('a footer keeps quotes and braces in its links', () => {
  const links = [{ text: 'a {b}', href: '/x?q="b"&c' }];
  const { message, texts } = convertFooter(
    { columns: [{ title: '', links }], message: '' },
    '/docs/',
  );
  expect(message).toBe('');
  expect([...texts.values()].join()).toContain(
    String.raw`<p><a href={"/docs/x?q=\"b\"&c"}>{"a {b}"}</a></p>`,
  );
});
