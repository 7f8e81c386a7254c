import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AppContext } from '@docs/client/context.ts';
import { stateOf } from '@docs/theme/testing/renderLayout.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocFooter } from './DocFooter.tsx';

const { version } = createRequire(import.meta.url)('@rslib/core/package.json') as {
  version: string;
};

test.each([
  ['en', `Verified with Rslib ${version}`],
  ['zh', `已用 Rslib ${version} 验证`],
])('a page says with which release it was verified: %s', (lang, text) => {
  const html = renderToStaticMarkup(
    <AppContext value={stateOf({ page: { lang } })}>
      <DocFooter />
    </AppContext>,
  );
  expect(html).toContain(`<p class="doc-footer release">${text}</p>`);
});

test('the proof runs the release that the pages name', () => {
  const { dependencies } = JSON.parse(readFileSync('examples/package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(dependencies['@rslib/core']).toBe(version);
});
