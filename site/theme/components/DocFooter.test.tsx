import { readFileSync } from 'node:fs';
import { AppContext, appStateOf } from 'islet/testing/components';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import release from '../../data/recorded/release.json';
import { DocFooter } from './DocFooter.tsx';

test.each([
  ['en', `Verified with Rslib ${release.rslib}`],
  ['zh', `已用Rslib ${release.rslib}验证`],
])('a page shows the release that it was verified with: %s', (lang, text) => {
  const html = renderToStaticMarkup(
    <AppContext value={appStateOf({ page: { lang } })}>
      <DocFooter />
    </AppContext>,
  );
  expect(html).toContain(`<div class="doc-source"><p>${text}</p></div>`);
});

test('the proof uses the release that the pages show', () => {
  const { dependencies } = JSON.parse(readFileSync('site/examples/package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(dependencies['@rslib/core']).toBe(release.rslib);
});
