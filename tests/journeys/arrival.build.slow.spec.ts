import { divide, expectStill } from '../support/expectStill.ts';
import { type PieceServer, serveInPieces } from '../support/serveInPieces.ts';
import { test } from '../support/test.ts';

test.use({ site: 'rslib' });

let server: PieceServer;
test.beforeAll(async ({ sites }) => {
  server = await serveInPieces((await sites.serve('rslib')).url, divide);
});
test.afterAll(() => server.stop());

const addresses = [
  '',
  'zh/',
  'guide/start/quick-start',
  'config/lib/dts',
  'config/',
  'api/javascript-api/core',
  'nothing',
];

for (const width of [1440, 768, 390]) {
  test(`Nothing moves while a document arrives, at ${width} px`, async ({ page, expectErrors }) => {
    expectErrors(/404/);
    await page.setViewportSize({ width, height: 900 });
    await expectStill(page, server, addresses);
  });
}
