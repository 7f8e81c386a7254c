import { expect, test } from 'vitest';
import { fence, fencesOf } from './testing.ts';

test('code keeps colons that would start a container', async () => {
  const [found] = await fencesOf(`Before\n\n${fence('md', ':::tip\nText\n:::')}`);
  expect(found).toMatchObject({ file: 'docs/page.mdx', line: 4, code: ':::tip\nText\n:::' });
});

test('package manager tabs are read as npm commands, in order', async () => {
  const found = await fencesOf(
    `${fence('bash', 'a')}\n<PackageManagerTabs command="install -D b" />\n\n- In a list\n\n` +
      '  <PackageManagerTabs command={`\n    cd c\n    run d\n    npx e\n  `} />\n\n' +
      '<PackageManagerTabs command={f} />\n',
  );
  expect(found.map(({ line, code }) => [line, code])).toEqual([
    [2, 'a'],
    [5, 'npm install -D b'],
    [10, 'cd c\nnpm run d\nnpx e'],
    [15, ''],
  ]);
});
