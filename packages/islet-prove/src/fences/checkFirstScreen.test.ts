import { createMarkdownParser } from 'islet/tools';
import { expect, test } from 'vitest';
import { checkFirstScreen } from './checkFirstScreen.ts';
import { parseMarkdown } from './readMarkdown.ts';
import { fence } from './testing.ts';

const facts = '- **Type:** `boolean`\n- **Default:** `false`';
const words = (count: number): string => Array(count).fill('a').join(' ');
const output = fence('js file="examples/a/output/b.md/index.js"', '');

test.each<[string, string, number[]]>([
  ['a sentence', '# A\n\nA sentence.', []],
  ['an import before the title', 'import a from "./a";\n\n# A\n\nA sentence.', []],
  ['code first', `# A\n\n${fence('ts', 'a();')}\n\nA sentence.`, [1]],
  ['a heading first', '# A\n\n## B\n\nA sentence.', [1]],
  ['nothing', '# A', [1]],
  ['45 words', `# A\n\n${words(45)}`, []],
  ['46 words', `# A\n\n${words(46)}`, [3]],
  ['a page without a title', '<Landing />', []],
  ['an option with output', `# A\n\n${facts}\n\nA sentence.\n\n${output}`, []],
  ['an option in Chinese', `# A\n\n- **类型：**\`a\`\n\n一句话。\n\n${output}`, []],
  ['output in a container', `# A\n\n${facts}\n\nA sentence.\n\n:::note\n${output}\n:::`, []],
  ['output of a run', `# A\n\n${facts}\n\nA sentence.\n\n${fence('output file="a"', '')}`, []],
  ['an option without output', `# A\n\n${facts}\n\nA sentence.\n\n${fence('ts', 'a();')}`, [1]],
  ['output below a heading', `# A\n\n${facts}\n\nA sentence.\n\n## B\n\n${output}`, [1]],
  ['an option among others', `# A\n\nA sentence.\n\n## B\n\n${facts}\n\nA sentence.`, []],
  ['one that shows code first', `# A\n\nA sentence.\n\n## B\n\n${facts}\n\n${output}`, [5]],
  ['another section', `# A\n\nA sentence.\n\n## B\n\n${output}\n\n${words(46)}`, []],
])('%s', async (_, source, lines) => {
  const page = await parseMarkdown(source, 'docs/page.mdx', createMarkdownParser([]));
  expect(checkFirstScreen(page).map(({ line }) => line)).toEqual(lines);
});
