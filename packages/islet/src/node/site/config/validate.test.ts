// All messages about a config in one file, so that their wording can be compared. Those about addresses are in
// safeAddresses.test.ts.
import { describe, expect, test } from 'vitest';
import { siteConfigSchema } from './schema.ts';
import { tell } from './testing.ts';
import { validate } from './validate.ts';

describe('wrong configs', () => {
  test('all at once', () => {
    expect(
      tell({
        title: undefined,
        base: 'docs',
        locale: [],
        defaultLang: 'en',
        locales: [{ lang: 'zh', label: '中文' }],
        themeConfig: { nav: [{ text: 'Guide', link: 42 }], darkmode: true, hideNavbar: 'nevr' },
      }),
    ).toMatchInlineSnapshot(`
      "\`title\` is missing. Add a string.
      \`base\` is "docs". Start and end it with "/" and use letters, digits, ".", "-", "~" and "_", as in "/docs/".
      \`themeConfig.nav[0].link\` is the number 42. Use a string.
      \`themeConfig.hideNavbar\` is "nevr". Did you mean "never"? Use "never", "always" or "on-scroll".
      \`themeConfig.darkmode\` is not a known key. Did you mean \`darkMode\`?
      \`locale\` is not a known key. Did you mean \`locales\`?
      \`locales\` has no entry for the language "en". Add one, or set \`defaultLang\` to a language that is there."
    `);
  });

  test('labels', () => {
    const labels = { outlin: 'Here', resultCount: 'Found', copied: '', noResults: '{query}?' };
    expect(tell({ locales: [{ lang: 'en', label: 'English', labels }] })).toMatchInlineSnapshot(`
      "\`locales[0].labels.copied\` is an empty string. Use at least 1 character.
      \`locales[0].labels.resultCount\` is "Found". Keep "{count}" in it, as in "Pages found: {count}".
      \`locales[0].labels.outlin\` is not a known key. Did you mean \`outline\`?"
    `);
  });

  test('wrong types', () => {
    expect(
      tell({
        title: 5,
        description: null,
        logo: 7,
        ssg: 'yes',
        locales: {},
        multiVersion: ['v1'],
        rsbuild: [],
        markdown: { remarkPlugins: ['remark-toc'], highlighter: 'shiki' },
        redirects: [{ from: 'old', to: '', status: 200 }],
        themeConfig: {
          nav: 'Guide',
          sidebar: { guide: [6], '/guide/': [5] },
          footer: 'MIT',
          socialLinks: [{ icon: '', mode: 'lnk', content: 'x' }],
          features: [
            { title: 'A', details: 'B', span: 13 },
            { title: 'A', details: 'B', span: 1.5 },
          ],
          hero: { image: '/hero.png' },
          toolLinks: [{ title: 'A', titleEn: 'B', links: [{ logoScale: 0 }] }],
        },
      }),
    ).toMatchInlineSnapshot(`
      "\`title\` is the number 5. Use a string.
      \`description\` is \`null\`. Use a string.
      \`logo\` is the number 7. Use a string or an object.
      \`locales\` is an object. Use an array.
      \`multiVersion\` is an array. Use an object.
      \`ssg\` is "yes". Use \`true\` or \`false\`.
      \`markdown.highlighter\` is "shiki". Use "prism".
      \`markdown.remarkPlugins[0]\` is "remark-toc". Use a plugin function, or an array of a plugin function and its options.
      \`themeConfig.nav\` is "Guide". Use an array.
      \`themeConfig.sidebar.guide[0]\` is the number 6. Use an object.
      \`themeConfig.sidebar["/guide/"][0]\` is the number 5. Use an object.
      \`themeConfig.sidebar.guide\` has a key that is not a path. Start it with one "/", as in "/guide/".
      \`themeConfig.socialLinks[0].icon\` is an empty string. Use at least 1 character.
      \`themeConfig.socialLinks[0].mode\` is "lnk". Did you mean "link"? Use "link", "text", "img" or "dom".
      \`themeConfig.toolLinks[0].links[0].name\` is missing. Add a string.
      \`themeConfig.toolLinks[0].links[0].desc\` is missing. Add a string.
      \`themeConfig.toolLinks[0].links[0].descEn\` is missing. Add a string.
      \`themeConfig.toolLinks[0].links[0].logo\` is missing. Add a string.
      \`themeConfig.toolLinks[0].links[0].logoScale\` is the number 0. Use more than 0.
      \`themeConfig.toolLinks[0].links[0].url\` is missing. Use an absolute URL such as "https://example.com/".
      \`themeConfig.footer\` is "MIT". Use an object.
      \`themeConfig.hero.image\` is written as for VitePress. Write \`{ src: '/hero.png' }\`.
      \`themeConfig.features[0].span\` is the number 13. Use at most 12.
      \`themeConfig.features[1].span\` is the number 1.5. Use a whole number.
      \`redirects[0].from\` is "old". Start it with one "/", as in "/guide/".
      \`redirects[0].to\` is an empty string. Use at least 1 character.
      \`redirects[0].status\` is the number 200. Use \`301\`, \`302\`, \`307\` or \`308\`.
      \`rsbuild\` is an array. Use an Rsbuild configuration object."
    `);
  });

  test('names and folders', () => {
    expect(
      tell({
        base: '/a/../b/',
        root: '../docs',
        outDir: '.',
        defaultLang: '_en',
        url: 'https://site.example/docs/',
        multiVersion: { versions: ['v1', 'v/2'] },
        themeConfig: { nav: [{ text: 'A', link: '/a', activeMatch: '(' }, { text: 'B' }] },
      }),
    ).toMatchInlineSnapshot(`
      "\`url\` is "https://site.example/docs/". Leave out the path; it belongs in \`base\`.
      \`base\` is "/a/../b/". Start and end it with "/" and use letters, digits, ".", "-", "~" and "_", as in "/docs/".
      \`defaultLang\` is "_en". Use letters, digits, ".", "-", "~" and "_", as in "zh-CN" or "1.x".
      \`multiVersion.versions[1]\` is "v/2". Use letters, digits, ".", "-", "~" and "_", as in "zh-CN" or "1.x".
      \`multiVersion.default\` is missing. Name one of \`versions\` as the default.
      \`root\` is "../docs". Use a folder below the site root, without "." and "..", as in "docs".
      \`outDir\` is ".". Use a folder below the site root, without "." and "..", as in "docs".
      \`themeConfig.nav[0].activeMatch\` is "(". Use a valid regular expression.
      \`themeConfig.nav[1]\` leads nowhere. Give the entry a \`link\` or \`items\`."
    `);
  });

  test('fields that must agree', () => {
    expect(
      tell({
        defaultLang: 'en',
        locales: [
          { lang: 'zh', label: '中文' },
          { lang: 'zh', label: 5 },
        ],
      }),
    ).toMatchInlineSnapshot(`
      "\`locales[1].label\` is the number 5. Use a string.
      \`locales[1].lang\` is "zh", the same as \`locales[0].lang\`. Give each locale a language of its own.
      \`locales\` has no entry for the language "en". Add one, or set \`defaultLang\` to a language that is there."
    `);
    expect(
      tell({ multiVersion: { default: 'v3', versions: ['v1', 'v2', 'v1'] } }),
    ).toMatchInlineSnapshot(`
      "\`multiVersion.default\` is "v3". Name one of \`versions\` as the default.
      \`multiVersion.versions[2]\` is "v1" again. Name each version once."
    `);
    expect(tell({ multiVersion: { default: 'v1' } })).toMatchInlineSnapshot(
      `"\`multiVersion.default\` is "v1". Name one of \`versions\` as the default."`,
    );
    expect(tell({ multiVersion: { default: 'en', versions: ['en'] } })).toMatchInlineSnapshot(
      `"\`multiVersion.versions[0]\` is "en", which is a language. Use another name; both versions and languages are prefixes of routes."`,
    );
  });

  test('the branch of a union that was meant', () => {
    const cases: Array<[string, object]> = [
      ['search as a word', { search: 'local' }],
      ['search switched on', { search: true }],
      ['an unknown search mode', { search: { mode: 'remot', apiUrl: 'https://a.example' } }],
      [
        'remote search without its URL',
        { search: { mode: 'remote', apiurl: 'https://a.example' } },
      ],
      ['a key of remote search in local search', { search: { apiUrl: 'https://a.example' } }],
      ['a sidebar link without a text', { sidebar: { '/': [{ txt: 'A', link: '/a' }] } }],
      ['an unknown divider', { sidebar: { '/': [{ dividerType: 'dotted' }] } }],
      [
        'a deep sidebar item',
        { sidebar: { '/': [{ text: 'A', items: [{ text: 'B', link: 1 }] }] } },
      ],
      ['a nav item in a nav item', { nav: [{ text: 'A', items: [{ text: 'B', lnk: '/b' }] }] }],
    ];
    const told = cases.map(([name, themeConfig]) => `${name}:\n${tell({ themeConfig })}`);
    expect(told.join('\n\n')).toMatchInlineSnapshot(`
      "search as a word:
      \`themeConfig.search\` is "local". Use \`false\` or an object.

      search switched on:
      \`themeConfig.search\` is \`true\`. Use \`false\` or an object.

      an unknown search mode:
      \`themeConfig.search.mode\` is "remot". Did you mean "remote"? Use "local" or "remote".

      remote search without its URL:
      \`themeConfig.search.apiUrl\` is missing. Use an absolute URL such as "https://example.com/".
      \`themeConfig.search.apiurl\` is not a known key. Did you mean \`apiUrl\`?

      a key of remote search in local search:
      \`themeConfig.search.apiUrl\` is not a known key. Remove it, or use \`mode\`, \`versioned\`, \`placeholder\` or \`synonyms\`.

      a sidebar link without a text:
      \`themeConfig.sidebar["/"][0].text\` is missing. Add a string.
      \`themeConfig.sidebar["/"][0].txt\` is not a known key. Did you mean \`text\`?

      an unknown divider:
      \`themeConfig.sidebar["/"][0].dividerType\` is "dotted". Use "solid" or "dashed".

      a deep sidebar item:
      \`themeConfig.sidebar["/"][0].items[0].link\` is the number 1. Use a string.

      a nav item in a nav item:
      \`themeConfig.nav[0].items[0].lnk\` is not a known key. Did you mean \`link\`?
      \`themeConfig.nav[0].items[0]\` leads nowhere. Give the entry a \`link\` or \`items\`."
    `);
  });

  test('a logo with one half', () => {
    expect(tell({ logo: { light: '/a.svg' } })).toMatchInlineSnapshot(
      `"\`logo.dark\` is missing. Add a string."`,
    );
  });

  test('not an object', () => {
    const tellValue = (value: unknown) => {
      const source = { file: 'site.config.ts', subject: 'The default export' };
      const result = validate(siteConfigSchema, value, source);
      return 'value' in result ? [] : result.problems;
    };
    expect([undefined, null, [], () => 1].flatMap(tellValue)).toMatchInlineSnapshot(`
      [
        {
          "file": "site.config.ts",
          "fix": "Add an object.",
          "message": "The default export is missing.",
          "severity": "error",
        },
        {
          "file": "site.config.ts",
          "fix": "Use an object.",
          "message": "The default export is \`null\`.",
          "severity": "error",
        },
        {
          "file": "site.config.ts",
          "fix": "Use an object.",
          "message": "The default export is an array.",
          "severity": "error",
        },
        {
          "file": "site.config.ts",
          "fix": "Use an object.",
          "message": "The default export is a function.",
          "severity": "error",
        },
      ]
    `);
  });
});

describe('limits', () => {
  const nav = (link: string) => ({ themeConfig: { nav: [{ text: 'A', link }] } });
  const editUrl = (length: number) => {
    const docRepoBaseUrl = 'https://a.example/'.padEnd(length, 'x');
    return { themeConfig: { editLink: { docRepoBaseUrl } } };
  };
  const mail = (length: number) =>
    nav(`mailto:${'@b.example'.padStart(length, 'a')}?subject=Hello`);
  test.each([
    ['a URL of 2048 characters', editUrl(2048), 'nothing'],
    ['a link of 2048 characters', nav('/'.padEnd(2048, 'x')), 'nothing'],
    ['an email of 320 characters', mail(320), 'nothing'],
    [
      'a URL of 2049 characters',
      editUrl(2049),
      '`themeConfig.editLink.docRepoBaseUrl` is a string of 2049 characters. Use at most 2048 characters.',
    ],
    [
      'a link of 2049 characters',
      nav('/'.padEnd(2049, 'x')),
      '`themeConfig.nav[0].link` is a string of 2049 characters. Use at most 2048 characters.',
    ],
    [
      'an email of 321 characters',
      mail(321),
      '`themeConfig.nav[0].link` is a string of 342 characters. Use an email address of at most 320 characters.',
    ],
    [
      'no email, in capitals',
      nav('MAILTO:me'),
      '`themeConfig.nav[0].link` is "MAILTO:me". Use an email address such as "name@example.com".',
    ],
    [
      'no email',
      nav('mailto:me'),
      '`themeConfig.nav[0].link` is "mailto:me". Use an email address such as "name@example.com".',
    ],
    [
      'a URL without a protocol',
      { themeConfig: { editLink: { docRepoBaseUrl: 'github.com/a/b' } } },
      '`themeConfig.editLink.docRepoBaseUrl` is "github.com/a/b". Use an absolute URL such as "https://example.com/".',
    ],
  ])('%s', (_, config, told) => {
    expect(tell(config)).toBe(told);
  });
});

test.each<[string, object, string]>([
  ['the field for one feed', { feed: true }, '`feed` is not a known key. Did you mean `feeds`?'],
  ['a feed as `true`', { feeds: true }, '`feeds` is `true`. Use an array.'],
  [
    'a feed without a folder',
    { feeds: [{ title: 'News' }] },
    '`feeds[0].folder` is missing. Add a string.',
  ],
  ...['../blog', '/blog/../', 'https://a.example/#b', '/a?b'].map(
    (folder): [string, object, string] => [
      `the folder ${folder}`,
      { feeds: [{ folder }] },
      `\`feeds[0].folder\` is "${folder}". Use a path below the language, as in "/blog/"; "/" is all pages.`,
    ],
  ),
])('of feeds: %s', (_, config, told) => {
  expect(tell({ url: 'https://a.example', ...config })).toBe(told);
});

test.each([
  ['blog', '/blog/'],
  ['/blog', '/blog/'],
  ['/', '/'],
  ['a/b/', '/a/b/'],
])('the folder %s of a feed is %s', (folder, expected) => {
  const config = { title: 'T', url: 'https://a.example', feeds: [{ folder }] };
  expect(siteConfigSchema.parse(config).feeds).toEqual([{ folder: expected }]);
});

test.each([
  ['feeds', [{ folder: 'blog' }]],
  ['structuredData', true],
  ['socialImages', true],
])('`%s` needs the origin of the site', (key, value) => {
  expect(tell({ [key]: value })).toBe(
    `\`${key}\` needs the origin of the site. Add \`url\`, because its links are absolute.`,
  );
  expect(tell({ [key]: value, url: 'https://a.example' })).toBe('nothing');
});

test.each([['..'], ['../..'], ['../../'], ['.']])('the repository can start at %j', (root) => {
  expect(tell({ repositoryRoot: root })).toBe('nothing');
});

test.each([['lib'], ['../lib'], ['/home/ann/lib'], ['C:\\lib'], ['..\\..'], [''], ['...']])(
  'the site is not in the folder %j, so the repository cannot start there',
  (root) => {
    expect(tell({ repositoryRoot: root })).toBe(
      `\`repositoryRoot\` is ${root === '' ? 'an empty string' : JSON.stringify(root)}. Use "." for the folder of the config, ".." for the one above it, "../.." for the next.`,
    );
  },
);
