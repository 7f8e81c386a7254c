// One file: a table of sites of all engines, of which most are a few lines.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createTempFolder, readFolder } from 'islet/testing';
import { afterAll, expect, test } from 'vitest';
import { type Engine, engineNames } from '../engines.ts';
import { createMigrator, places, type SiteTexts, siteWith, smallest } from './testing.ts';

const folder = await createTempFolder();
afterAll(folder.remove);
const migrate = createMigrator(folder.path);

/** Migrates a site, which is refused; returns what is printed. */
async function refuse(engine: Engine, files: SiteTexts): Promise<string> {
  const { isWritten, printed } = await migrate(engine, files);
  expect(isWritten).toBe(false);
  return printed;
}

test.each(engineNames)('%s: no field of the config is required', async (engine) => {
  expect((await migrate(engine, smallest(engine))).printed).toContain('Wrote 1 page into');
});

test.each([
  [
    'vitepress',
    {
      ...siteWith(
        'vitepress',
        "{ rewrites: { 'b.md': '../../../out.md', 'c.svg': '../../../out.svg' } }",
      ),
      'b.md': '# B',
      'c.svg': '<svg/>',
    },
    ['docs/en/b.md', 'docs/en/c.svg', 'docs/en/index.md'],
    ['b.md'],
  ],
  [
    'docusaurus',
    {
      'docusaurus.config.mjs':
        "export default { presets: [['classic', { blog: { routeBasePath: '../../../news' } }]] };",
      'docs/a.md': '---\nslug: ../../../../out1\nid: ../../../../out1\n---\n# A',
      'docs/b.md': '---\nslug: /../../../../out2\n---\n# B',
      'blog/c.md': '---\nslug: /../../../../out3\n---\n# C',
    },
    [
      'docs/en/docs/a.md',
      'docs/en/docs/b.md',
      'docs/en/index.md',
      'docs/en/news/c.md',
      'docs/en/news/index.md',
    ],
    ['docs/a.md', 'docs/b.md', 'blog/c.md'],
  ],
  [
    'starlight',
    {
      ...siteWith('starlight', '{}'),
      'src/content/docs/b.md': '---\nslug: ../../../out\n---\n# B',
    },
    ['docs/en/b.md', 'docs/en/index.md'],
    ['src/content/docs/b.md'],
  ],
] as const)('%s: no page leaves the new site', async (engine, files, written, named) => {
  const { isWritten, printed, around } = await migrate(engine, files);
  expect(isWritten, printed).toBe(true);
  const found = Object.keys(await readFolder(around)).filter(
    (file) => !/\.(?:ts|json|yml|txt)$/.test(file),
  );
  expect(found.sort()).toEqual(['.gitignore', ...written].map((file) => `a/b/new/${file}`));
  for (const file of named) expect(printed).toContain(`${file}\n  No page can be at`);
});

test.each([
  ['rspress', "{ root: '../..' }", '`root` is "../.."'],
  ['vitepress', "{ srcDir: '..' }", '`srcDir` is ".."'],
  ['docusaurus', "{ presets: [['classic', { docs: { path: '..' } }]] }", '`path` is ".."'],
  ['docusaurus', "{ staticDirectories: ['../..'] }", '`staticDirectories` is "../.."'],
] as const)('%s: with the config %s, nothing is copied', async (engine, exported, message) => {
  const printed = await refuse(engine, siteWith(engine, exported));
  const { config } = places[engine];
  expect(printed).toContain(`${config}\`: ${message}, which is outside of the site.`);
});

test('a site without pages is refused with the folder that has none', async () => {
  const { isWritten, printed, source } = await migrate(
    'rspress',
    siteWith('rspress', "{ root: 'gone' }"),
  );
  expect(printed).toContain(
    `\`${path.join(source, 'rspress.config.mjs')}\`: There are no pages in Markdown in \`gone\`.`,
  );
  expect(isWritten).toBe(false);
});

test('the docs of Docusaurus may be beside its site', async () => {
  const files = {
    'docs/index.md': '# Home',
    'website/docusaurus.config.mjs':
      "export default { presets: [['classic', { docs: { path: '../docs', editUrl: 'https://a.example/edit/website' } }]] };",
  };
  const { printed, target } = await migrate('docusaurus', files, 'website');
  expect(printed).toContain('Wrote 1 page into');
  const { 'site.config.ts': config } = await readFolder(target);
  expect(config).toContain("docRepoBaseUrl: 'https://a.example/edit/docs'");
});

test('the docs of Docusaurus may be anywhere in its repository', async () => {
  const files = {
    '.git/HEAD': '',
    'docs/index.md': '# Home',
    'a/website/docusaurus.config.mjs':
      "export default { presets: [['classic', { docs: { path: '../../docs' } }]] };",
  };
  const { printed } = await migrate('docusaurus', files, 'a/website');
  expect(printed).toContain('Wrote 1 page into');
});

test('the second of two pages with the same URL is reported', async () => {
  const { printed, target } = await migrate('vitepress', {
    '.vitepress/config.mjs': "export default { title: 'Twice', rewrites: { 'b.md': 'a.md' } };",
    'a.md': '# First',
    'b.md': '# Second',
  });
  expect(printed).toContain('Wrote 1 page into');
  expect(printed).toContain('b.md\n  Another page is already `docs/en/a.md`');
  expect(await readFile(path.join(target, 'docs/en/a.md'), 'utf8')).toContain('# First');
});

test.each([
  [true, 'katex'],
  [false, undefined],
])('with formulas (%j), the site depends on what draws them', async (math, name) => {
  const exported = `{ title: 'Math', markdown: { math: ${math} } }`;
  const { target } = await migrate('vitepress', siteWith('vitepress', exported));
  const manifest = await readFile(path.join(target, 'package.json'), 'utf8');
  expect(/"(katex)": "\^0\.\d+\.\d+"/.exec(manifest)?.[1]).toBe(name);
});

test.each([
  ['vitepress', "{ base: '/docs' }", "base: '/docs/',"],
  ['docusaurus', "{ baseUrl: 'docs' }", "base: '/docs/',"],
  ['rspress', "{ base: '/docs' }", "base: '/docs/',"],
  [
    'docusaurus',
    "{ presets: [['classic', { docs: { editUrl: 'https://a.example/edit/site/', path: 'docs' } }]] }",
    "docRepoBaseUrl: 'https://a.example/edit/site/docs'",
  ],
  ['rspress', "{ route: { exclude: ['?.md'] } }", 'export default'],
  ['starlight', "{ base: 'docs' }", "base: '/docs/',"],
  [
    'vitepress',
    "{ rewrites: { ':a/:a.md': ':a.md', ':1.md': ':1.md', '*.md': 'all.md' } }",
    'export default',
  ],
  [
    'docusaurus',
    "{ themeConfig: { footer: { links: ['x'] }, navbar: { items: [{ href: 'https://[' }] } } }",
    'export default',
  ],
  [
    'starlight',
    "{ integrations: [{ package: '@astrojs/starlight', options: { logo: '..' } }] }",
    "logo: '..'",
  ],
  [
    'vitepress',
    "{ locales: { root: { title: 'R', description: 'D' } }, title: 'T' }",
    "title: 'R',",
  ],
  ['vitepress', "{ locales: { root: { description: 'D' } }, title: 'T' }", "description: 'D',"],
  [
    'vitepress',
    "{ locales: { de: { title: 'R', description: 'D' } } }",
    "lang: 'de', label: 'de', title: 'R', description: 'D' }",
  ],
  [
    'vitepress',
    "{ locales: { root: {}, ja: { label: '日本語', link: 'https://ja.example' } } }",
    "{\n        text: 'Languages',\n        items: [{ text: '日本語', link: 'https://ja.example' }],",
  ],
  [
    'vitepress',
    "{ themeConfig: { socialLinks: [{ icon: { svg: '<svg/>' }, link: 'https://a.example' }] } }",
    "icon: '<svg/>'",
  ],
  [
    'rspress',
    "{ themeConfig: { socialLinks: [{ icon: { svg: '<svg/>' }, mode: 'link', content: '/a' }] } }",
    "icon: '<svg/>'",
  ],
  [
    'vitepress',
    "{ head: [['meta', { property: 'og:image', content: '/a.png' }]] }",
    "socialImage: '/a.png'",
  ],
  [
    'starlight',
    "{ integrations: [{ package: '@astrojs/starlight', options: { head: [{ tag: 'meta', attrs: { name: 'twitter:image', content: '/a.png' } }] } }] }",
    "socialImage: '/a.png'",
  ],
  [
    'rspress',
    '{ head: [\'<meta property="og:image" content="/a.png">\'] }',
    "socialImage: '/a.png'",
  ],
] as const)('%s: with the config %s, the new one has %s', async (engine, exported, expected) => {
  const { isWritten, printed, target } = await migrate(engine, siteWith(engine, exported));
  expect(isWritten, printed).toBe(true);
  expect(await readFile(path.join(target, 'site.config.ts'), 'utf8')).toContain(expected);
});

test.each([
  ['vitepress', 'The default export is "site". Use an object.', "'site'"],
  ['vitepress', 'cannot be loaded: boom.', "{ get title() { throw new Error('boom'); } }"],
  ['vitepress', '`base` is "/a b/".', "{ base: '/a b' }"],
  ['vitepress', '`sitemap.hostname` is "a.example".', "{ sitemap: { hostname: 'a.example' } }"],
  [
    'vitepress',
    '`locales[1].lang` is "en", the same as `locales[0].lang`.',
    "{ locales: { root: { lang: 'en' }, en: {} } }",
  ],
  [
    'vitepress',
    '`themeConfig.nav[0].items` contains itself',
    "{ themeConfig: { nav: list } }; list.push({ text: 'A', items: list })",
  ],
  ['docusaurus', '`url` is "a.example". Use an absolute', "{ url: 'a.example' }"],
  ['rspress', '`url` is "a.example". Use an absolute', "{ siteOrigin: 'a.example' }"],
  ['starlight', '`site` is "a.example". Use an absolute', "{ site: 'a.example' }"],
  [
    'starlight',
    '`sidebar[0].items[0]` contains itself',
    "{ integrations: [{ package: '@astrojs/starlight', options: { sidebar: list } }] }; list.push({ label: 'A', items: list })",
  ],
] as const)('%s: a mistake in the config is reported: %s', async (engine, message, exported) => {
  const { config } = places[engine];
  const text = `const list = [];\nexport default ${exported};`;
  const printed = await refuse(engine, { ...smallest(engine), [config]: text });
  expect(printed).toContain(message);
  expect(printed).toContain(config);
});

test('docusaurus: a mistake in a file with sidebars is reported', async () => {
  const exported = "{ presets: [['classic', { docs: { sidebarPath: 'sidebars.mjs' } }]] }";
  const printed = await refuse('docusaurus', {
    ...siteWith('docusaurus', exported),
    'sidebars.mjs':
      "const list = [];\nexport default { a: list }; list.push({ type: 'category', label: 'A', items: list });",
  });
  expect(printed).toContain('`a[0].items` contains itself');
  expect(printed).toContain('sidebars.mjs');
});

const deep = `${'['.repeat(1000)}${']'.repeat(1000)}`;

test.each([
  ['vitepress', { 'public/_redirects/a': '' }, 'public/_redirects` is a folder.'],
  [
    'docusaurus',
    { 'versions.json': '["en"]', 'versioned_docs/version-en/a.md': '# A' },
    'docusaurus.config.mjs` gives the new site a config that is not valid: `multiVersion.versions[1]` is "en", which is a language.',
  ],
  [
    'docusaurus',
    { 'docs/x/a.md': '# A', 'docs/x/_category_.json': '{\n"label":' },
    'docs/x/_category_.json:2` is not valid JSON: Flow map must end with a }.',
  ],
  [
    'docusaurus',
    { 'docs/x/a.md': '# A', 'docs/x/_category_.yml': 'label: *gone' },
    'docs/x/_category_.yml` is not valid YAML: Unresolved alias',
  ],
  [
    'docusaurus',
    { 'versions.json': '[\n  "1.0",' },
    'versions.json:2` is not valid JSON: expected a value.',
  ],
  [
    'docusaurus',
    { 'versions.json': deep },
    'versions.json`: The file is nested too deeply. Use fewer levels.',
  ],
  [
    'docusaurus',
    { 'i18n/en/docusaurus-plugin-content-docs/current.json': '{ "a" 1 }' },
    'current.json:1` is not valid JSON: expected a colon.',
  ],
  [
    'rspress',
    { 'docs/_nav.json': '[' },
    'docs/_nav.json:1` is not valid JSON: Flow sequence must end with a ].',
  ],
  [
    'rspress',
    { 'docs/_nav.json': deep },
    'docs/_nav.json`: The file is nested too deeply. Use fewer levels.',
  ],
  ['rspress', { 'i18n.json': '{' }, 'i18n.json:1` is not valid JSON: Flow map must end with a }.'],
  ['rspress', { 'tsconfig.json/a': '' }, 'tsconfig.json` is a folder.'],
] as const)('%s: a message names the wrong file (%#)', async (engine, files, message) => {
  expect(await refuse(engine, { ...smallest(engine), ...files })).toContain(message);
});

test.each([
  ['vitepress', "{ sitemap: { hostname: 'https://a.example' } }", 'public'],
  ['docusaurus', "{ url: 'https://a.example' }", 'static'],
  ['rspress', "{ siteOrigin: 'https://a.example' }", 'docs/public'],
  ['starlight', "{ site: 'https://a.example' }", 'public'],
] as const)('%s: public files that builds write are not copied', async (engine, exported, from) => {
  const written = ['llms.txt', 'llms-full.txt', 'sitemap.xml'].map((name) => `${from}/${name}`);
  const { printed, target } = await migrate(engine, {
    ...siteWith(engine, exported),
    ...Object.fromEntries([...written, `${from}/robots.txt`].map((name) => [name, ''])),
  });
  expect(Object.keys(await readFolder(path.join(target, 'public')))).toEqual(['robots.txt']);
  for (const file of written) expect(printed).toContain(file);
  expect(printed).toContain('This file was not copied, because each build');
});
test.each([
  ['/guide/', 'intro', '/guide/intro'],
  ['/guide/', '/intro.md', '/guide/intro'],
  ['/guide', '/intro', '/guide/intro'],
  ['guide/', 'intro', '/guide/intro'],
  ['/guide/', '//other.example/a', '//other.example/a'],
  ['/guide/', 'https://other.example/a', 'https://other.example/a'],
  ['/guide/', 'mailto:a@b.example', 'mailto:a@b.example'],
])('vitepress: a group with the base "%s" has "%s" at "%s"', async (base, link, expected) => {
  const item = `{ text: 'A', link: '${link}' }`;
  const group = `{ text: 'G', base: '${base}', items: [{ items: [${item}] }] }`;
  for (const sidebar of [`[${group}]`, `{ '/': { base: '/not/', items: [${group}] } }`]) {
    const exported = `{ themeConfig: { sidebar: ${sidebar} } }`;
    const { target } = await migrate('vitepress', siteWith('vitepress', exported));
    const printed = await readFile(path.join(target, 'sidebars.ts'), 'utf8');
    expect(printed).toContain(`link: '${expected}'`);
  }
});
test('starlight: the addresses of pages are in small letters, without signs', async () => {
  const options = "{ locales: { root: { lang: 'en' }, 'pt-br': { lang: 'pt-BR' } } }";
  const exported = `{ integrations: [{ package: '@astrojs/starlight', options: ${options} }] }`;
  const { printed, target } = await migrate('starlight', {
    ...siteWith('starlight', exported),
    'src/pages/play.astro': '',
    'src/content/docs/pt-BR/index.md': '# Início',
    'src/content/docs/pt-BR/a.svg': '<svg/>',
    'src/content/docs/Big Guide/Start!.md': '# Start\n\n[Back](/big-guide/start)',
  });
  const files = Object.keys(await readFolder(path.join(target, 'docs')));
  expect(files).toEqual(['en/big-guide/start.md', 'en/index.md', 'pt-br/a.svg', 'pt-br/index.md']);
  expect(printed).toContain('src/pages/play.astro\n  This page of Astro is outside of the content');
});
