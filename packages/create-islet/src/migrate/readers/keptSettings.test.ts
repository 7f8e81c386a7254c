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
  ['', "og({ domain: 'https://a.example' })", "url: 'https://a.example',"],
  ['', "rss({ siteUrl: 'a.example' })", "title: 'Documentation',\n  defaultLang"],
])('rspress: %s with the plugin %s, the new config has %s', async (more, plugin, expected) => {
  const { target } = await migrate('rspress', {
    'rspress.config.mjs': `import { pluginSitemap as sitemap } from '@rspress/plugin-sitemap';
import { pluginRss as rss } from '@rspress/plugin-rss';
import og from 'rspress-plugin-og';
export default { ${more} plugins: [${plugin}] };`,
    'docs/index.md': '# Home',
  });
  const { 'site.config.ts': config } = await readFolder(target);
  expect(config).toContain(expected);
});

test('rspress: Open Graph is kept as far as the new config has it', async () => {
  const { printed, target } = await migrate('rspress', {
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
  expect(printed).toContain(
    'rspress.config.mjs:8\n  `twitter.site` is `@nuts`, which was left out.',
  );
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
    rss({ siteUrl: 'https://a.example',
      feed: [{ id: 'a' }, { id: 'b', output: { type: 'rss' } }, { output: { dir: 'c', filename: 'd.xml' } }],
    }),
  ],
};`,
    [
      'rspress.config.mjs:4\n  Plugins of Rspress were left out: `other`, `own`.',
      'rspress.config.mjs:8\n  Feeds were at `/rss/a.xml`, `/rss/b.rss`, `/c/d.xml`;',
    ],
  ],
  [
    'rspress',
    "export default {\n  head: [() => '', ['meta', { name: 'a' }], '<script src=\"b.js\">'],\n};",
    ['rspress.config.mjs:2\n  Tags of `head` were left out: a function, `meta a`, `script b.js`.'],
  ],
  [
    'vitepress',
    `export default {
  titleTemplate: ':title | Tea',
  locales: {
    de: {
      head: [
        ['link', { rel: 'me', href: 'https://a.example' }],
        ['meta', { property: 'og:title', content: 'A' }],
        ['script', {}, 'run()'],
      ],
    },
  },
};`,
    [
      'config.mjs:2\n  `titleTemplate` is ":title | Tea", which was left out',
      'config.mjs:5\n  Tags of `head` were left out: `link me`, `script`.',
    ],
  ],
  [
    'docusaurus',
    "export default {\n  headTags: [{ tagName: 'link', attributes: { rel: 'me' } }],\n  scripts: ['a.js'],\n  themeConfig: {\n    metadata: [{ name: 'a', content: 'b' }],\n  },\n};",
    [
      'docusaurus.config.mjs:2\n  Tags of `headTags` were left out: `link me`.',
      'docusaurus.config.mjs:3\n  `scripts` of the config was left out.',
      'docusaurus.config.mjs:5\n  Tags of `metadata` were left out: `meta a`.',
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
