import { expect, test } from 'vitest';
import { bilingual, createFixtureSite, drawProblems } from '../siteFixture.ts';

const script = { tag: 'script' as const, attrs: { src: '/count.js' } };

const docs = {
  'en/guide/start.md': { frontmatter: { head: [{ tag: 'script', attributes: { src: '/a.js' } }] } },
  'zh/guide/start.md': 'Start',
};

test('elements of the head may name pages, files and other hosts, for pages that are there', () => {
  const site = createFixtureSite({
    config: {
      ...bilingual,
      multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
      head: [
        ['script', { src: 'https://a.example/a.js' }],
        ['link', { rel: 'canonical', href: '/guide/start' }],
        { ...script, route: '/guide/*', lang: 'zh', version: 'v1' },
        { ...script, route: '/guide/start' },
      ],
    },
    docs: {
      'v2/en/guide/start.md': docs['en/guide/start.md'],
      'v2/zh/guide/start.md': 'Start',
      'v1/zh/guide/start.md': 'Start',
    },
    files: ['count.js', 'a.js'],
  });
  expect(drawProblems(site)).toBe('');
  const headOf = (version: string, lang: string) => site.siteOf({ version, lang }).head?.length;
  expect([headOf('v2', 'en'), headOf('v1', 'zh')]).toEqual([3, 4]);
});

test('those for no page are reported, and so are paths that lead nowhere', () => {
  const site = createFixtureSite({
    config: {
      ...bilingual,
      head: [
        { ...script, route: '/guid/*' },
        { ...script, lang: 'zn' },
        { ...script, version: 'v1' },
        ['script', { src: '/cont.js' }],
      ],
    },
    docs,
    files: ['count.js'],
  });
  expect(drawProblems(site)).toMatchInlineSnapshot(`
    "error site.config.ts \`head[0].route\`: No page has the route "/guid/*". Correct it, or leave it out.
    error site.config.ts \`head[1].lang\`: No page has the language "zn". Did you mean "en"?
    error site.config.ts \`head[2].version\`: No page has the version "v1". Correct it, or leave it out.
    error site.config.ts \`head[3].attrs\`: The link \`/cont.js\` does not match any page or file. Correct the link, or create the page.
    error docs/en/guide/start.md \`head[0]\`: The link \`/a.js\` does not match any page or file. Correct the link, or create the page."
  `);
});
