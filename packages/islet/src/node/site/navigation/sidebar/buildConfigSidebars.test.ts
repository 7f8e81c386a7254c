import { describe, expect, test } from 'vitest';
import { bilingual, createFixtureSite, drawProblems, drawSidebar } from '../siteFixture.ts';

describe('sidebars of the config', () => {
  const docs = {
    'en/guide/a.md': 'A',
    'en/guide/b/index.md': 'B',
    'en/config/x.md': 'X',
    'zh/guide/a.md': '甲',
    'zh/config/x.md': 'X',
  };

  test('come before the folders, in the languages they are for', () => {
    const site = createFixtureSite({
      docs,
      config: {
        base: '/docs/',
        locales: [
          { lang: 'en', label: 'English' },
          {
            lang: 'zh',
            label: '简体中文',
            sidebar: { '/zh/config/': [{ text: '设置', link: '/config/x' }] },
          },
        ],
        themeConfig: {
          sidebar: {
            '/guide': [
              { text: 'Page', fileKey: 'guide/a', tag: 'new' },
              { dividerType: 'dashed' },
              { sectionHeaderText: 'Header' },
              { text: 'Group', collapsed: true, items: [{ text: 'B', link: '/guide/b/#x' }] },
            ],
          },
        },
      },
    });
    expect(drawProblems(site)).toBe('');
    const drawn = Array.from(
      site.sidebars,
      ([key, items]) => `${key}\n${drawSidebar(items, '  ')}`,
    );
    expect(drawn.join('\n')).toMatchInlineSnapshot(`
      "/guide/
        Page (/docs/guide/a) tag=new
        --- dashed
        ## Header
        Group collapsed=true
          B (/docs/guide/b/#x)
      /config/
        X (/docs/config/x)
      /zh/guide/
        甲 (/docs/zh/guide/a)
      /zh/config/
        设置 (/docs/zh/config/x)"
    `);
  });

  test('for the root are for every folder without its own', () => {
    const item = { text: 'All', link: '/guide/a' };
    const sidebar = { '/': [item], '/config/': [{ ...item, text: 'Config' }] };
    const site = createFixtureSite({ docs, config: { ...bilingual, themeConfig: { sidebar } } });
    expect([...site.sidebars.keys()]).toEqual(['/', '/config/', '/zh/', '/zh/config/']);
    const page = { routePath: '/guide/a', lang: 'en', version: '' };
    expect(site.sidebarOf(page)).toBe('/');
  });

  test('with a language or a version in the key apply only to that', () => {
    const site = createFixtureSite({
      config: {
        ...bilingual,
        multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
        themeConfig: {
          sidebar: {
            '/zh/a/': [{ text: 'Chinese', link: '/a/x' }],
            '/v1/a/': [{ text: 'Old', link: '/a/x' }],
          },
        },
      },
      docs: { 'v2/en/a/x.md': 'X', 'v2/zh/a/x.md': 'X', 'v1/en/a/x.md': 'X', 'v1/zh/b/x.md': 'X' },
    });
    const drawn = Array.from(site.sidebars, ([key, items]) => `${key} ${drawSidebar(items)}`);
    expect(drawn).toEqual([
      '/a/ X (/a/x)',
      '/zh/a/ Chinese (/zh/a/x)',
      '/v1/a/ Old (/v1/a/x)',
      '/v1/zh/b/ X (/v1/zh/b/x)',
    ]);
  });

  test('fall back to the default language, and report a dead link once', () => {
    const site = createFixtureSite({
      docs,
      config: {
        ...bilingual,
        themeConfig: {
          sidebar: {
            '/guide/': [
              { text: 'B', link: '/guide/b/' },
              { text: 'Group', items: [{ text: 'C', link: '/guide/c' }] },
              { text: 'D', fileKey: 'guide/b/idx' },
            ],
          },
        },
      },
    });
    expect(site.sidebars.get('/zh/guide/')?.[0]?.link).toBe('/guide/b/');
    expect(drawProblems(site)).toMatchInlineSnapshot(`
      "error site.config.ts \`themeConfig.sidebar["/guide/"][1].items[0].link\`: The link \`/guide/c\` does not match any page or file. Did you mean \`/guide/a\`?
      error site.config.ts \`themeConfig.sidebar["/guide/"][2].fileKey\`: The link \`/guide/b/idx\` does not match any page or file. Did you mean \`/guide/b/\`?"
    `);
  });

  test('for a folder that does not exist are reported', () => {
    const sidebar = {
      '/gide/': [],
      '/zh/confg/': [],
      '/config': [],
      '/guide/a': [],
      '/something/else/': [],
    };
    const site = createFixtureSite({
      docs,
      config: {
        locales: [
          { lang: 'en', label: 'English' },
          { lang: 'zh', label: '简体中文', sidebar: { '/guide/b/': [], '/config/': [] } },
        ],
        themeConfig: { sidebar },
      },
    });
    expect(drawProblems(site)).toMatchInlineSnapshot(`
      "error site.config.ts \`themeConfig.sidebar["/gide/"]\`: No page uses the sidebar of the folder \`/gide/\`. Did you mean \`/guide/\`?
      error site.config.ts \`themeConfig.sidebar["/zh/confg/"]\`: No page uses the sidebar of the folder \`/zh/confg/\`. Correct it, or remove the sidebar.
      error site.config.ts \`themeConfig.sidebar["/guide/a"]\`: No page uses the sidebar of the folder \`/guide/a\`. Did you mean \`/guide/b/\`?
      error site.config.ts \`themeConfig.sidebar["/something/else/"]\`: No page uses the sidebar of the folder \`/something/else/\`. Correct it, or remove the sidebar.
      error site.config.ts \`locales[1].sidebar["/guide/b/"]\`: No page uses the sidebar of the folder \`/guide/b/\`. Did you mean \`/guide/\`?"
    `);
  });
});
