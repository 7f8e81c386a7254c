import { transform } from 'esbuild';
import { createTempFolder, readFolder } from 'islet/testing';
import { afterAll, expect, test } from 'vitest';
import { createMigrator, places, siteWith, smallest } from '../testing.ts';

const folder = await createTempFolder();
afterAll(folder.remove);
const migrate = createMigrator(folder.path);

test.each([
  ['', "sitemap({ siteUrl: 'https://a.example/b/' })", "url: 'https://a.example',"],
  [
    "siteOrigin: 'https://b.example',",
    "sitemap({ siteUrl: 'https://a.example' })",
    "url: 'https://b.example',",
  ],
  ['', "[rss({ siteUrl: 'https://a.example' })]", "feeds: [{ folder: '/' }],"],
  [
    '',
    "rss({ siteUrl: 'https://a.example', feed: { test: '/news', title: 'N', output: { type: 'rss' } } })",
    "feeds: [{ folder: '/news/', title: 'N' }],\n  redirects: [{ from: '/rss/blog.rss', to: '/news/rss.xml' }],",
  ],
  [
    "lang: 'en', locales: [{ lang: 'en' }, { lang: 'zh' }],",
    "rss({ siteUrl: 'https://a.example', feed: [{ id: 'a', test: /^\\/news\\//, title: 'N' }, { id: 'b', test: ['/zh/news/'], title: 'X' }] })",
    "feeds: [{ folder: '/news/' }],\n  redirects: [\n    { from: '/rss/a.xml', to: '/news/feed.xml' },\n    { from: '/rss/b.xml', to: '/zh/news/feed.xml' },\n  ],",
  ],
  ['', "og({ domain: 'https://a.example' })", "url: 'https://a.example',"],
  ['', "rss({ siteUrl: 'a.example' })", "title: 'Documentation',\n  defaultLang"],
])('rspress: %s with the plugin %s, the new config has %s', async (more, plugin, expected) => {
  const { target } = await migrate('rspress', {
    'rspress.config.mjs': `import { pluginSitemap as sitemap } from '@rspress/plugin-sitemap';
import { pluginRss as rss } from '@rspress/plugin-rss';
import og from 'rspress-plugin-og';
export default { ${more} plugins: [${plugin}] };`,
    'docs/index.md': '# Home',
    [more.includes('zh') ? 'docs/en/news/a.md' : 'docs/news/a.md']: '# A',
  });
  const { 'site.config.ts': config } = await readFolder(target);
  expect(config).toContain(expected);
});

test.each([
  ['{}', "feeds: [{ folder: '/blog/' }]", "{ from: '/blog/atom.xml', to: '/blog/feed.xml' }"],
  [
    "{ routeBasePath: '/news', feedOptions: { type: 'rss', title: 'N' } }",
    "feeds: [{ folder: '/news/', title: 'N' }]",
  ],
  ['{ feedOptions: { type: null } }', "defaultLang: 'en'"],
  [
    "{ feedOptions: { type: 'all' } }",
    "feeds: [{ folder: '/blog/' }]",
    'feed `feed.json` was left out',
  ],
])('docusaurus: with the blog %s, the new config has %s', async (blog, ...expected) => {
  const { target, printed } = await migrate('docusaurus', {
    ...smallest('docusaurus'),
    [places.docusaurus.config]:
      `export default { url: 'https://a.example', presets: [['classic', { blog: ${blog} }]] };`,
    'blog/2026-01-31-light.md': '# Light',
    'blog/undated.md': '# Undated',
  });
  const { 'site.config.ts': config = '', ...files } = await readFolder(target);
  for (const one of expected) expect(config + printed).toContain(one);
  expect(config.includes('feeds:')).toBe(!blog.includes('null'));
  expect(config.includes('atom.xml')).toBe(!/null|'rss'/.test(blog));
  const list = files[`docs/en/${blog.includes('news') ? 'news' : 'blog'}/index.md`];
  expect(list).toBe('---\ntitle: Blog\nblog: true\n---\n\n- [Undated](./undated.md)\n');
});

test('rspress: Open Graph is kept as far as the new config has it', async () => {
  const { target } = await migrate('rspress', {
    'rspress.config.mjs': `import { pluginOpenGraph } from 'rsbuild-plugin-open-graph';
export default {
  builderConfig: {
    plugins: [
      pluginOpenGraph({
        url: 'https://a.example/',
        image: '/card.png',
        twitter: { site: '@nuts' },
      }),
    ],
  },
};`,
    'docs/index.md': '# Home',
  });
  const { 'site.config.ts': config } = await readFolder(target);
  expect(config).toMatch(/url: 'https:..a.example',\n {2}socialImage: '.card.png',/);
  expect(config).toContain("head: [['meta', { name: 'twitter:site', content: '@nuts' }]]");
});

test.each([
  [
    'rspress',
    `import rss from '@rspress/plugin-rss';
import other from 'other';
export default {
  plugins: [
    other(),
    { name: 'own' },
    rss({ siteUrl: 'no origin',
      feed: [{ id: 'a' }, { id: 'b', output: { type: 'rss' } }, { output: { dir: 'c', filename: 'd.xml' } }],
    }),
  ],
};`,
    [
      'rspress.config.mjs:4\n  Plugins of Rspress were left out: `other`, `own`.',
      'rspress.config.mjs:8\n  Feeds were left out: `/rss/a.xml`, `/rss/b.rss`, `/c/d.xml`.',
    ],
  ],
  [
    'rspress',
    "export default {\n  head: [() => '', '<style>a {}</style>', ['script', { charset: 'utf-8', src: '/b.js' }]],\n};",
    [
      'rspress.config.mjs:2\n  `head` has a function, which was left out.',
      '`head` has `<style>`, which was left out.',
      '`head` has `<script> /b.js`, which was left out. `<script> /b.js` in `head` has the attribute `charset`.',
    ],
  ],
  [
    'vitepress',
    "export default {\n  titleTemplate: ':title | Tea',\n  locales: {\n    de: {\n      head: [['base', { href: '/' }]],\n    },\n  },\n};",
    [
      'config.mjs:2\n  `titleTemplate` is ":title | Tea", which was left out',
      'config.mjs:5\n  `head` has `<base>`, which was left out.',
    ],
  ],
  [
    'docusaurus',
    "export default {\n  headTags: [{ tagName: 'link', attributes: { rel: 'me' } }],\n  scripts: ['https://a.example/b.js'],\n};",
    [
      'docusaurus.config.mjs:2\n  `headTags` has `<link> me`, which was left out. `<link> me` in `headTags` has no `rel` or no `href`.',
      'docusaurus.config.mjs:3\n  Scripts of `scripts` come from other hosts: a.example. What else they load or send to is blocked.',
    ],
  ],
] as const)(
  '%s: what the config loses is listed with its line (%#)',
  async (engine, config, lost) => {
    const { printed } = await migrate(engine, {
      ...smallest(engine),
      [places[engine].config]: config,
    });
    for (const message of lost) expect(printed).toContain(message);
  },
);

const starlight = (options: string): string =>
  `import starlight from '@astrojs/starlight';
export default { base: '/b', integrations: [starlight({ ${options} })] };`;

test.each([
  [
    'vitepress',
    `export default {
  base: '/b/',
  head: [
    ['link', { rel: 'icon', href: '/b/i.svg' }],
    ['link', { rel: 'apple-touch-icon', href: '/b/t.png' }],
    ['meta', { property: 'og:title', content: 'A' }],
    ['script', { async: '', src: 'https://a.example/s.js' }],
    ['script', {}, 'run();'],
  ],
  locales: { root: { head: [['meta', { name: 'c', content: 'd' }]] }, de: { head: [['meta', { name: 'e', content: 'f' }]] } },
};`,
    [
      ['link', { rel: 'apple-touch-icon', href: '/t.png' }],
      ['script', { async: '', src: 'https://a.example/s.js' }],
      ['script', {}, 'run();'],
      { tag: 'meta', attrs: { name: 'c', content: 'd' }, lang: 'en' },
      { tag: 'meta', attrs: { name: 'e', content: 'f' }, lang: 'de' },
    ],
  ],
  [
    'docusaurus',
    `export default {
  baseUrl: '/b/',
  headTags: [{ tagName: 'script', attributes: { type: 'application/ld+json' }, innerHTML: '{}' }],
  themeConfig: { metadata: [{ name: 'twitter:site', content: '@a' }, { name: 'twitter:card', content: 'c' }] },
  stylesheets: ['/b/s.css', { href: 'https://a.example/s.css', type: 'text/css' }],
  scripts: [{ src: '/b/s.js', async: true, defer: false }],
};`,
    [
      ['script', { type: 'application/ld+json' }, '{}'],
      ['meta', { name: 'twitter:site', content: '@a' }],
      ['link', { rel: 'stylesheet', href: '/s.css' }],
      ['link', { rel: 'stylesheet', href: 'https://a.example/s.css', type: 'text/css' }],
      ['script', { src: '/s.js', async: true }],
    ],
  ],
  [
    'rspress',
    `export default { head: ['<script async src="https://a.example/s.js?a=b"></script>', "<script>run('</b>')</script>", ['meta', { name: 'a', content: 'b' }]] };`,
    [
      ['script', { async: '', src: 'https://a.example/s.js?a=b' }],
      ['script', {}, "run('</b>')"],
      ['meta', { name: 'a', content: 'b' }],
    ],
  ],
  [
    'starlight',
    starlight(
      "head: [{ tag: 'script', content: 'run();' }, { tag: 'link', attrs: { rel: 'me', href: '/b/me' } }]",
    ),
    [
      ['script', {}, 'run();'],
      ['link', { rel: 'me', href: '/me' }],
    ],
  ],
] as const)('%s: tags for the head of all pages are kept', async (engine, config, head) => {
  const { target } = await migrate(engine, {
    ...smallest(engine),
    [places[engine].config]: config,
  });
  expect(await importHead(target)).toEqual(head);
});

/** The `head` of a new config. */
async function importHead(target: string): Promise<unknown> {
  const { 'site.config.ts': config = '' } = await readFolder(target);
  const { code } = await transform(config.replace(/^import .*;\n/gm, ''), { loader: 'ts' });
  const module = `const defineConfig = (config) => config, sidebar = {};\n${code}`;
  const { default: read } = await import(`data:text/javascript,${encodeURIComponent(module)}`);
  return read.head;
}

test('what inline code names may be loaded and asked', async () => {
  const code = "load('https://a.example/s.js'); go('http://localhost/');";
  const exported = `{ head: [['script', {}, ${JSON.stringify(code)}]] }`;
  const { target, printed } = await migrate('vitepress', siteWith('vitepress', exported));
  const { 'site.config.ts': config } = await readFolder(target);
  expect(config).toContain("{ script: ['a.example'], connect: ['a.example'] }");
  expect(printed).toContain('Scripts of `head` come from other hosts: a.example.');
});

test('the head of a page keeps its form, without what it cannot have', async () => {
  const { target, printed } = await migrate('starlight', {
    ...smallest('starlight'),
    'src/content/docs/a.md': `---
title: A
head:
  - tag: script
    content: run();
  - tag: title
    content: B
---
`,
  });
  const { 'docs/en/a.md': page } = await readFolder(target);
  expect(page).toContain('head:\n  - tag: script\n    attrs: {}\n    content: run();\n---');
  expect(printed).toContain('src/content/docs/a.md:3\n  `head` has `<title>`, which was left out.');
});

test.each([
  ["{ options: { placeholder: 'P', translations: { button: { buttonText: 'B' } } } }", 'P', 'B'],
  ["{ options: { translations: { button: { buttonText: 'B' } } } }", 'B', 'B'],
  ["{ options: { locales: { root: { placeholder: 'P' } } } }", 'P', undefined],
])('vitepress: texts of the search %s', async (search, placeholder, button) => {
  const exported = `{ themeConfig: { search: ${search} } }`;
  const { target } = await migrate('vitepress', siteWith('vitepress', exported));
  const { 'site.config.ts': config = '' } = await readFolder(target);
  expect(/searchPlaceholder: '(.*?)'/.exec(config)?.[1]).toBe(placeholder);
  expect(/search: '(.*?)'/.exec(config)?.[1]).toBe(button);
});

test('vitepress: texts of the search in another language', async () => {
  const translations = "{ modal: { noResultsText: 'Nichts zu', footer: { closeText: 'zu' } } }";
  const exported = `{
    locales: { root: {}, de: {} },
    themeConfig: { search: { options: { locales: { de: { translations: ${translations} } } } } },
  }`;
  const { target } = await migrate('vitepress', {
    ...siteWith('vitepress', exported),
    'de/index.md': '# Start',
  });
  const { 'site.config.ts': config } = await readFolder(target);
  expect(config).toMatch(
    /lang: 'de',\s+label: 'de',\s+labels: \{ noResults: 'Nichts zu "\{query\}"', keyClose: 'zu' \}/,
  );
});

test.each([
  ['vitepress', "[{ icon: 'github', link: '/a' }, { icon: 'nut', link: '/b' }]", 'nut'],
  ['rspress', "[{ icon: 'oak', mode: 'link', content: '/a' }]", 'oak'],
] as const)('%s: an icon that is not known is named: %s', async (engine, links, name) => {
  const exported = `{ themeConfig: { socialLinks: ${links} } }`;
  const { printed } = await migrate(engine, siteWith(engine, exported));
  expect(printed).toContain(`Icons of social links are shown as their names: ${name}.`);
});

test('vitepress: the signs around attributes may be others', async () => {
  const attrs = "{ leftDelimiter: '%{', rightDelimiter: '}%' }";
  const { target } = await migrate('vitepress', {
    ...siteWith('vitepress', `{ markdown: { attrs: ${attrs} } }`),
    'index.md': '# Home %{#start}%\n\n%{ text }%\n',
  });
  const { 'docs/en/index.md': page } = await readFolder(target);
  expect(page).toBe('# Home {#start}\n\n%{ text }%\n');
});
