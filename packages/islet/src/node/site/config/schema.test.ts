import { expect, test } from 'vitest';
import { siteConfigSchema } from './schema.ts';
import type { SiteConfigInput } from './siteConfigInput.ts';
import { toUrlRules } from './toUrlRules.ts';

test('everything but the title has a default', () => {
  expect(siteConfigSchema.parse({ title: 'Site' })).toMatchInlineSnapshot(`
    {
      "base": "/",
      "cleanUrls": true,
      "contentSecurityPolicy": {
        "connect": [],
        "font": [],
        "form": [],
        "frame": [],
        "image": [],
        "media": [],
        "script": [],
        "style": [],
        "trustedTypes": [],
      },
      "defaultLang": "en",
      "description": "",
      "feeds": [],
      "head": [],
      "hiddenFiles": [],
      "hosts": [],
      "icon": "",
      "isolated": [],
      "llms": true,
      "locales": [
        {
          "dir": "ltr",
          "htmlLang": "en",
          "label": "en",
          "lang": "en",
          "synonyms": [],
          "untranslated": "redirect",
        },
      ],
      "logo": "",
      "logoText": "",
      "markdown": {
        "defaultWrapCode": false,
        "emoji": false,
        "highlighter": "prism",
        "math": false,
        "mermaid": false,
        "rehypePlugins": [],
        "remarkPlugins": [],
        "showLineNumbers": false,
      },
      "multiVersion": {
        "canonical": false,
        "default": "",
        "old": [],
        "versions": [],
      },
      "outDir": "dist",
      "redirectPages": false,
      "redirects": [],
      "root": "docs",
      "rsbuild": {},
      "socialImages": false,
      "ssg": true,
      "structuredData": false,
      "themeConfig": {
        "darkMode": true,
        "enableScrollToTop": false,
        "features": [],
        "footer": {
          "message": "",
        },
        "hideNavbar": "never",
        "lastUpdated": false,
        "localeRedirect": "auto",
        "search": {
          "mode": "local",
          "synonyms": [],
          "versioned": false,
        },
        "socialLinks": [],
        "toolLinks": [],
        "toolsMenu": {
          "trigger": "hover",
        },
      },
      "title": "Site",
    }
  `);
});

test('every field of the specification is understood', () => {
  const input: SiteConfigInput = {
    title: 'Site',
    description: 'About it',
    icon: '/icon.svg',
    logo: { light: '/light.svg', dark: '/dark.svg' },
    logoText: 'Site',
    url: 'https://site.example/',
    socialImage: '/social.png',
    base: '/docs/',
    defaultLang: 'en',
    locales: [
      {
        lang: 'en',
        label: 'English',
        title: 'Site',
        description: '',
        editLink: { docRepoBaseUrl: 'https://github.com/a/b/edit/main/docs', text: 'Edit' },
        nav: [{ text: 'Guide', link: '/guide/' }],
        sidebar: { '/guide/': [{ text: 'Start', link: '/guide/' }] },
      },
      { lang: 'zh', label: '中文' },
      { lang: 'ar', label: 'العربية', dir: 'rtl', htmlLang: 'ar-EG' },
    ],
    multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
    root: 'pages',
    repositoryRoot: '..',
    hiddenFiles: ['.github'],
    outDir: 'build/site',
    ssg: false,
    cleanUrls: false,
    markdown: {
      showLineNumbers: true,
      defaultWrapCode: true,
      highlighter: 'prism',
      remarkPlugins: [() => undefined, [() => undefined, { option: 1 }]],
      rehypePlugins: [() => undefined],
    },
    themeConfig: {
      nav: [
        {
          text: 'More',
          activeMatch: '^/more/',
          tag: 'new',
          position: 'left',
          items: [{ text: 'A', link: '/a' }],
        },
      ],
      sidebar: {
        '/guide/': [
          {
            text: 'Group',
            link: '/guide/',
            fileKey: 'guide/index',
            tag: 'new',
            context: 'group',
            collapsed: true,
            collapsible: false,
            overviewHeaders: [2, 3],
            items: [{ text: 'Page', link: '/guide/page' }, { dividerType: 'dashed' }],
          },
          { sectionHeaderText: 'Rest', tag: 'new' },
        ],
      },
      darkMode: false,
      search: {
        mode: 'remote',
        apiUrl: 'https://search.example/api',
        searchIndexes: ['docs', 'blog'],
        versioned: true,
        placeholder: 'Find',
      },
      socialLinks: [
        { icon: 'github', mode: 'link', content: 'https://github.com/a/b' },
        { icon: 'chat', mode: 'text', content: 'Room 5' },
        { icon: 'qr', mode: 'img', content: '/qr.png' },
        { icon: 'x', mode: 'dom', content: '<b>x</b>' },
      ],
      toolsMenu: { trigger: 'click', organization: 'https://github.com/tools' },
      announcement: { key: 'v2', message: 'Version 2', link: '/blog/v2' },
      toolLinks: [
        {
          title: '工具',
          titleEn: 'Tools',
          links: [
            {
              name: 'Tool',
              desc: '一个工具',
              descEn: 'A tool',
              logo: '/tool.svg',
              logoScale: 1.2,
              url: 'https://tool.example/zh/',
              urlEn: 'https://tool.example/',
            },
          ],
        },
      ],
      footer: { message: 'MIT' },
      editLink: { docRepoBaseUrl: 'https://github.com/a/b/edit/main/docs' },
      lastUpdated: true,
      outlineTitle: 'Contents',
      prevPageText: 'Back',
      nextPageText: 'On',
      localeRedirect: 'never',
      hideNavbar: 'on-scroll',
      enableScrollToTop: true,
      hero: {
        name: 'Tool',
        text: 'Build',
        tagline: 'Fast',
        image: { src: '/hero.png', alt: 'Logo' },
        actions: [{ text: 'Start', link: '/guide/', theme: 'alt' }],
      },
      features: [{ icon: '⚡', title: 'Fast', details: 'Very', link: '/guide/', span: 6 }],
    },
    redirects: [{ from: '/old', to: '/new', status: 308 }],
    rsbuild: { dev: { hmr: false } },
  };
  const config = siteConfigSchema.parse(input);
  expect(config.url).toBe('https://site.example');
  expect(config.themeConfig.hero?.image).toEqual({
    src: '/hero.png',
    alt: 'Logo',
    width: 375,
    height: 375,
  });
  expect(config.locales.map(({ htmlLang, dir }) => [htmlLang, dir])).toEqual([
    ['en', 'ltr'],
    ['zh-CN', 'ltr'],
    ['ar-EG', 'rtl'],
  ]);
  expect(toUrlRules(config)).toEqual({
    base: '/docs/',
    cleanUrls: false,
    defaultLang: 'en',
    langs: ['en', 'zh', 'ar'],
    defaultVersion: 'v2',
    versions: ['v1', 'v2'],
  });
});

test('defaults of nested entries', () => {
  const { themeConfig, redirects } = siteConfigSchema.parse({
    title: 'Site',
    redirects: [{ from: '/a', to: '/b' }],
    themeConfig: {
      nav: [{ text: 'A', link: '/a' }],
      sidebar: { '/': [{ text: 'A' }] },
      hero: { actions: [{ text: 'A', link: '/a' }] },
      features: [{ title: 'A', details: 'B' }],
    },
  });
  expect({ ...themeConfig, redirects }).toMatchObject({
    nav: [{ position: 'right' }],
    sidebar: { '/': [{ collapsible: true, collapsed: false }] },
    hero: { actions: [{ theme: 'brand' }] },
    features: [{ span: 4 }],
    redirects: [{ status: 301 }],
  });
});

test.each([
  ['pt_BR', undefined, 'pt-BR'],
  ['zh', undefined, 'zh-CN'],
  ['br', 'pt-BR', 'pt-BR'],
  ['1', undefined, null],
  ['br', 'pt_BR', null],
])('the folder `%s` with the tag %s is in %s', (lang, htmlLang, tag) => {
  const locales = [{ lang, label: 'A', ...(htmlLang && { htmlLang }) }];
  const { data } = siteConfigSchema.safeParse({ title: 'A', defaultLang: lang, locales });
  expect(data?.locales[0]?.htmlLang ?? null).toBe(tag);
});

test.each([
  ['en', 'is another language', true],
  ['zh', 'is the language itself', false],
  ['de', 'is no language of the site', false],
  ['fr', 'is a translation itself', false],
])('pages in `zh` can be translated from `%s`: %s', (parity, _, isAllowed) => {
  const locales = [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '中文', parity },
    { lang: 'fr', label: 'Français', parity: 'en' },
  ];
  expect(siteConfigSchema.safeParse({ title: 'A', locales }).success).toBe(isAllowed);
});

test.each([
  ['docs', false],
  ['docs/', false],
  ['public', false],
  ['theme', false],
  ['dist', true],
  ['docs-dist', true],
  ['public/dist', false],
  ['docs/out', false],
  ['build/docs', true],
])('a build may replace `%s`: %s', (outDir, isAllowed) => {
  expect(siteConfigSchema.safeParse({ title: 'A', outDir }).success).toBe(isAllowed);
});

test.each([
  [['/lab/', 'play'], {}, []],
  [['/lab/', '/laboratory/'], {}, []],
  [['/lab/', '/lab/inner/'], {}, ['1.folder is "/lab/inner/", which is inside "/lab/"']],
  [['/lab/', 'lab'], {}, ['1.folder is "/lab/", which is inside "/lab/"']],
  [['/en/lab/'], {}, ['0.folder is "/en/lab/", but "en" is a language or a version']],
  [['/'], { ssg: false }, ['0 needs a document for each page']],
])('the folders %j can be isolated in %j, except %j', (folders, others, expected) => {
  const isolated = folders.map((folder) => ({ folder }));
  const { error } = siteConfigSchema.safeParse({ title: 'A', isolated, ...others });
  const found = error?.issues.map(
    (issue) =>
      `${issue.path.slice(1).join('.')} ${issue.code === 'custom' ? issue.params?.found : ''}`,
  );
  expect(found ?? []).toEqual(expected);
});

test.each(['/a*/', '/:name/'])('%s is a pattern, which no folder can be', (folder) => {
  expect(siteConfigSchema.safeParse({ title: 'A', isolated: [{ folder }] }).success).toBe(false);
});
