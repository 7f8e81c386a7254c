import { expect, test } from 'vitest';
import { checkPlugins } from './checkPlugins.ts';

const good = () => {};
const bad = () => {
  throw new Error('no option');
};

test('names the first plugin that fails when it is added', () => {
  const markdown = {
    showLineNumbers: false,
    defaultWrapCode: false,
    highlighter: 'prism' as const,
    remarkPlugins: [good, bad, bad],
    rehypePlugins: [[bad, {}]],
  };
  expect(checkPlugins({ markdown } as never).map(({ message }) => message)).toEqual([
    '`markdown.remarkPlugins[1]` fails when it is added: no option.',
    '`markdown.rehypePlugins[0]` fails when it is added: no option.',
  ]);
  expect(
    checkPlugins({ markdown: { ...markdown, remarkPlugins: [good], rehypePlugins: [] } } as never),
  ).toEqual([]);
});
