import axe, { type AxeResults } from 'axe-core';
import { expect, open, test } from '../support/test.ts';

test.use({ site: 'rslib' });

const printed = `diff --git a/dist-0.23.2/index.d.ts b/dist-1.0.1/index.d.ts
--- a/dist-0.23.2/index.d.ts
+++ b/dist-1.0.1/index.d.ts
@@ -1 +1 @@
-export { wait } from './wait';
+export { wait } from './wait.js';
`;

for (const [locale, prefix, region, heading] of [
  ['en-US', '', 'Explain differences', 'Extensions in declaration files'],
  ['zh-CN', 'zh/', '解释差异', '类型声明文件中的扩展名'],
] as const) {
  test.describe(`for readers in ${locale}`, () => {
    test.use({ locale });
    test(`/${prefix}releases/ explains pasted differences, by keyboard, and sends them nowhere`, async ({
      page: tab,
    }) => {
      const requests: string[] = [];
      tab.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
      await open(tab, `${prefix}releases/`);
      const explainer = tab.getByRole('region', { name: region });
      const box = explainer.getByRole('textbox');
      await expect(box).toBeEnabled();
      await box.focus();
      await tab.keyboard.insertText(printed);
      const answer = explainer.getByRole('region', { name: heading });
      await expect(answer.locator('.inserted')).toContainText("from './wait.js'");
      await expect(answer.getByRole('link')).toHaveAttribute(
        'href',
        `/${prefix}guide/upgrade/v0-to-v1#extensions-in-declaration-files`,
      );
      expect(requests.join('\n')).not.toContain('dist-0.23.2');
      await tab.evaluate(axe.source);
      const { violations }: AxeResults = await tab.evaluate('axe.run(".explainer")');
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
      await tab.setViewportSize({ width: 390, height: 800 });
      const width = await tab.evaluate('document.documentElement.scrollWidth');
      expect(width).toBeLessThanOrEqual(390);
    });
  });
}

test('the list of releases leads to what one changed, with the cause of each difference', async ({
  page: tab,
}) => {
  await open(tab, 'guide/upgrade/v0-to-v1');
  const sidebar = tab.getByRole('navigation').filter({ hasText: 'Upgrade from 0.x to 1.0' });
  await sidebar.getByRole('link', { name: 'What changed in the output' }).click();
  await expect(tab).toHaveURL(/\/releases\/$/);
  await tab.getByRole('link', { name: 'What Rslib 1.0.0 changed in the output' }).click();
  await expect(tab).toHaveURL(/\/releases\/v1-0-0$/);
  const first = tab.getByRole('table').first().getByRole('link').first();
  const name = await first.innerText();
  await first.click();
  await expect(tab.getByRole('heading', { name })).toBeInViewport();
});
