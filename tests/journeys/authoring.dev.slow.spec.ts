import { guide, heading, openLive as open, liveTest as test } from '../support/liveSite.ts';
import { setVisibility } from '../support/setVisibility.ts';
import { expect } from '../support/test.ts';

test('Many open tabs do not block the next one', async ({ context, live }) => {
  for (let tab = 0; tab < 7; tab++) {
    const page = await context.newPage();
    await open(page, 'guide/start');
    await setVisibility(page, 'hidden');
  }
  const page = await context.newPage();
  await open(page, 'guide/start');
  await live.edit(`${guide}/start.mdx`, '# Start', '# Begin');
  await expect(heading(page)).toHaveText('Begin');
});
