import { expect, started, test } from '../support/test.ts';

/** Where something could be refused by the policy or differ when hydrated. */
const pages = [
  '',
  'zh/',
  'v1/',
  'v1/zh/',
  'v1/guide/',
  'zh/guide/',
  'guide/',
  'guide/start',
  'guide/islands',
  'guide/long',
  'guide/bare',
  'guide/widgets',
  'guide/快速',
  'api/',
  'api/core',
  'api/options/minify',
  'api/types/result',
];

test('Every page starts without an error, a warning or a violation of the policy', async ({
  page,
  context,
}) => {
  const broken: string[] = [];
  context.on('response', (response) => {
    if (response.status() >= 400) broken.push(`${response.status()} ${response.url()}`);
  });
  await page.addInitScript(() => localStorage.setItem('islet-visited', '1'));
  for (const address of pages) {
    await test.step(`/docs/${address}`, async () => {
      const response = await page.goto(address);
      // The policy has no place for style attributes.
      expect(await response?.text()).not.toMatch(/<[^>]+\sstyle=/);
      await started(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  }
  expect(broken).toEqual([]);
});
