import { expect, test } from 'vitest';
import { packText, unpackText } from './textLink.ts';

test('a link carries any text', async () => {
  const text = "export default { a: '– 库' };\n".repeat(100);
  const hash = await packText(text);
  expect(hash).toMatch(/^#text=[\w-]+$/);
  expect(hash.length).toBeLessThan(120);
  expect(await unpackText(hash)).toBe(text);
});

test.each(['', '#options', '#text=', '#text=!', '#text=AAAA'])('%s is no text', async (hash) => {
  expect(await unpackText(hash)).toBeNull();
});
