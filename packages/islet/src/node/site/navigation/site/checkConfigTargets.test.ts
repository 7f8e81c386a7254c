import { expect, test } from 'vitest';
import { bilingual, createFixtureSite, drawProblems } from '../siteFixture.ts';

const docs = { 'en/guide/start.md': 'Start', 'zh/guide/start.md': '开始' };

test('redirects lead to pages, files, placeholders and other sites', () => {
  const redirects = [
    '/guide/start',
    '/zh/guide/start.md',
    '/a.zip',
    '/guide/:splat',
    'https://a.example/',
  ].map((to, index) => ({ from: `/old/${index}/*`, to }));
  const site = createFixtureSite({ config: { ...bilingual, redirects }, docs, files: ['a.zip'] });
  expect(drawProblems(site)).toBe('');
});

test('a redirect that leads nowhere is reported; its anchor is kept for the link check', () => {
  const site = createFixtureSite({
    config: {
      ...bilingual,
      redirects: [
        { from: '/old/a', to: '/guide/strat' },
        { from: '/old/b', to: '/guide/start#part' },
      ],
    },
    docs,
  });
  expect(drawProblems(site)).toMatchInlineSnapshot(
    `"error site.config.ts \`redirects[0].to\`: The link \`/guide/strat\` does not match any page or file. Did you mean \`/guide/start\`?"`,
  );
  expect(site.links.map(({ links }) => links[0]?.href)).toEqual(['/guide/start#part']);
});
