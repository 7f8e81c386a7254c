import { createMarkdownParser } from 'islet/tools';
import { expect, test } from 'vitest';
import { readShown } from './readShown.ts';

test('reads code in headings and first cells with their lines', async () => {
  const page = `## \`Failed to build\`, \`Rspack build failed\`

\`Not this\`, it is in a text.

| Message | Fix |
| --- | --- |
| \`Cannot find config file: …\` | set \`--config\` |
`;
  const tree = await createMarkdownParser([]).parse(page, true);
  expect(readShown(tree)).toEqual([
    { text: 'Failed to build', line: 1 },
    { text: 'Rspack build failed', line: 1 },
    { text: 'Cannot find config file: …', line: 7 },
  ]);
});
