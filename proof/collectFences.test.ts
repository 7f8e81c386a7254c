import { expect, test } from 'vitest';
import { fence, fencesOf } from './testing.ts';

test('code keeps the colons that would open a container', async () => {
  const [found] = await fencesOf(`Before\n\n${fence('md', ':::tip\nText\n:::')}`);
  expect(found).toMatchObject({ file: 'docs/page.mdx', line: 4, code: ':::tip\nText\n:::' });
});
