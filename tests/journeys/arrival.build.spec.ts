import { divide, expectStill } from '../support/expectStill.ts';
import { type PieceServer, serveInPieces } from '../support/serveInPieces.ts';
import { test } from '../support/test.ts';

test.use({ site: 'rslib' });

let server: PieceServer;
test.beforeAll(async ({ sites }) => {
  server = await serveInPieces((await sites.serve('rslib')).url, divide);
});
test.afterAll(() => server.stop());

test('Nothing moves while a document arrives', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await expectStill(page, server, ['config/lib/dts']);
});
