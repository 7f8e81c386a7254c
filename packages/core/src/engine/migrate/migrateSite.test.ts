import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Outcome, runCli } from '../../../../../e2e/support/cli.ts';
import { createTempFolder } from '../../../../../e2e/support/fixtureSites.ts';
import { readFolder } from '../../../../../e2e/support/readFolder.ts';
import { type Engine, engines } from './engines.ts';

const folder = await createTempFolder();
afterAll(folder.remove);

const sourceOf = (engine: Engine): string => path.join(import.meta.dirname, 'fixtures', engine);
const targetOf = (engine: Engine): string => path.join(folder.path, engine);
const read = (engine: Engine, file: string): Promise<string> =>
  readFile(path.join(targetOf(engine), file), 'utf8');

/** Each fixture is migrated and built once. */
const outcomes = new Map<Engine, { migrated: Outcome; built: Outcome; isUntouched: boolean }>();

beforeAll(async () => {
  for (const engine of engines) {
    const before = await readFolder(sourceOf(engine));
    const migrated = await runCli('migrate', engine, sourceOf(engine), '--to', targetOf(engine));
    const isUntouched =
      JSON.stringify(await readFolder(sourceOf(engine))) === JSON.stringify(before);
    const built = await runCli('build', targetOf(engine));
    outcomes.set(engine, { migrated, built, isUntouched });
  }
});

describe.each(engines)('%s', (engine) => {
  test('is not changed, and the new site has no errors', () => {
    const { migrated, built, isUntouched } = outcomes.get(engine) ?? {};
    expect(migrated?.code, migrated?.printed).toBe(0);
    expect(built?.code, built?.printed).toBe(0);
    expect(isUntouched).toBe(true);
    // What a conversion can't know: interface texts, and the times of the last changes.
    const warnings = built?.printed.match(/(?<=^warning )\S+/gm) ?? [];
    expect(warnings.filter((file) => !['docs', 'site.config.ts'].includes(file))).toEqual([]);
  });

  test('lists what was converted, and what has to be decided by hand', () => {
    const printed = outcomes.get(engine)?.migrated.printed ?? '';
    expect(
      printed.replaceAll(folder.path, '…').replace(/(?<=into ).*(?=\/\w+\.\n)/, '…'),
    ).toMatchSnapshot();
  });

  test('has a readable config and readable menus', async () => {
    expect(await read(engine, 'site.config.ts')).toMatchSnapshot();
    if (engine !== 'rspress') expect(await read(engine, 'sidebars.ts')).toMatchSnapshot();
  });
});

test('links of a footer become a component', async () => {
  expect(await read('docusaurus', 'theme/components/Footer.tsx')).toMatchSnapshot();
});

test('a component that reacts to readers runs in the browser', async () => {
  expect(await read('rspress', 'imported/parts/Switch.tsx')).toMatch(/^'use client';\n\nimport/);
  expect(await read('rspress', 'imported/parts/Count.tsx')).not.toContain('use client');
});

test('words of `i18n.json` become texts', async () => {
  expect(await read('rspress', 'docs/en/guide/_meta.json')).toContain('"Further reading"');
});

test('styles of pages become a stylesheet of the theme', async () => {
  expect(await read('rspress', 'theme/pages.css')).toMatchSnapshot();
  expect(await read('rspress', 'theme/index.tsx')).toMatchSnapshot();
});

test.each([
  ['rspress', 'guide/start.md'],
  ['rspress', 'guide/more/deep.md'],
  ['vitepress', 'guide/boil.md'],
  ['vitepress', 'tea/leaves.md'],
  ['docusaurus', 'next/docs/intro.md'],
  ['docusaurus', 'next/docs/bulbs/warm.md'],
  ['docusaurus', 'next/docs/api/on.md'],
  ['docusaurus', 'next/docs/category/functions--more.md'],
  ['docusaurus', 'es/docs/intro.md'],
  ['docusaurus', 'blog/2026/01/31/light.md'],
  ['starlight', 'index.md'],
  ['starlight', 'launch.md'],
  ['starlight', 'guides/land.md'],
] as const)('%s: the page %s', async (engine, file) => {
  expect(await read(engine, `dist/${file}`)).toMatchSnapshot();
});

test.each([
  [['vitepress', sourceOf('vitepress'), '--to', sourceOf('vitepress')], /is inside the source/],
  [['vitepress', sourceOf('rspress'), '--to', 'new'], /There is no `\.vitepress\/config\.ts`/],
  [['starlight', sourceOf('vitepress'), '--to', import.meta.dirname], /is not empty/],
  [['starlight', path.join(folder.path, 'gone'), '--to', 'new'], /There is no folder/],
])('%j is refused', async (args, message) => {
  const { code, printed } = await runCli('migrate', ...args);
  expect(printed).toMatch(message);
  expect(printed).toContain('Nothing was written.');
  expect(code).toBe(1);
});

/** Writes the files of a site and returns its folder. */
async function writeSource(name: string, files: Record<string, string>): Promise<string> {
  const source = path.join(folder.path, name);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(source, file)), { recursive: true });
    await writeFile(path.join(source, file), text);
  }
  return source;
}

/** Sites with nothing but a page and a config that sets no fields. */
const smallest: Readonly<Record<Engine, Record<string, string>>> = {
  rspress: { 'rspress.config.mjs': 'export default {};', 'docs/index.md': '# Home' },
  vitepress: { '.vitepress/config.mjs': 'export default {};', 'index.md': '# Home' },
  docusaurus: { 'docusaurus.config.mjs': 'export default {};', 'docs/index.md': '# Home' },
  starlight: {
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({})] };",
    'src/content/docs/index.md': '# Home',
  },
};

/** Writes a smallest site with other files; returns its folder and one for the new site. */
async function writeChanged(
  engine: Engine,
  files: Readonly<Record<string, string>>,
): Promise<{ site: string; target: string }> {
  const name = `changed-${createHash('sha256')
    .update(JSON.stringify([engine, files]))
    .digest('hex')}`;
  const site = await writeSource(name, { ...smallest[engine], ...files });
  return { site, target: path.join(folder.path, `new-${name}`) };
}

test.each(engines)('%s: no field of the config is required', async (engine) => {
  const source = await writeSource(`smallest-${engine}`, smallest[engine]);
  const target = path.join(folder.path, `new-smallest-${engine}`);
  const { printed } = await runCli('migrate', engine, source, '--to', target);
  expect(printed).toContain('Wrote 1 page into');
});

test.each([
  [
    'vitepress',
    {
      '.vitepress/config.mjs':
        "export default { rewrites: { 'b.md': '../../../out.md', 'c.svg': '../../../out.svg' } };",
      'index.md': '# Home',
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
      'astro.config.mjs': 'export default {};',
      'src/content/docs/index.md': '# Home',
      'src/content/docs/b.md': '---\nslug: ../../../out\n---\n# B',
    },
    ['docs/en/b.md', 'docs/en/index.md'],
    ['src/content/docs/b.md'],
  ],
] as const)('%s: no page leaves the new site', async (engine, files, written, named) => {
  const source = await writeSource(`leaving-${engine}`, files);
  const around = path.join(folder.path, `around-${engine}`);
  const target = path.join(around, 'a/b/new');
  const { code, printed } = await runCli('migrate', engine, source, '--to', target);
  expect(code, printed).toBe(0);
  const found = Object.keys(await readFolder(around)).filter(
    (file) => !/\.(?:ts|json)$/.test(file),
  );
  expect(found.sort()).toEqual(['.gitignore', ...written].map((file) => `a/b/new/${file}`));
  for (const file of named) expect(printed).toContain(`${file}\n  No page can be at`);
});

test.each([
  ['rspress', 'rspress.config.mjs', "{ root: '../..' }", '`root` is "../.."'],
  ['vitepress', '.vitepress/config.mjs', "{ srcDir: '..' }", '`srcDir` is ".."'],
  [
    'docusaurus',
    'docusaurus.config.mjs',
    "{ presets: [['classic', { docs: { path: '..' } }]] }",
    '`path` is ".."',
  ],
  [
    'docusaurus',
    'docusaurus.config.mjs',
    "{ staticDirectories: ['../..'] }",
    '`staticDirectories` is "../.."',
  ],
] as const)('%s: with %s %s, nothing is copied', async (engine, config, text, message) => {
  const source = await writeSource(`outside/${engine}`, {
    ...smallest[engine],
    [config]: `export default ${text};`,
  });
  const target = path.join(folder.path, 'new-outside');
  const { code, printed } = await runCli('migrate', engine, source, '--to', target);
  expect(printed).toContain(`${config}\`: ${message}, which is outside of the site.`);
  expect(printed).toContain('Nothing was written.');
  expect(code).toBe(1);
});

test('a site without pages is refused with the folder that has none', async () => {
  const source = await writeSource('no-pages', {
    'rspress.config.mjs': "export default { root: 'gone' };",
    'docs/index.md': '# Home',
  });
  const target = path.join(folder.path, 'new-no-pages');
  const { code, printed } = await runCli('migrate', 'rspress', source, '--to', target);
  expect(printed).toContain(
    `\`${path.join(source, 'rspress.config.mjs')}\`: There are no pages in Markdown in \`gone\`.`,
  );
  expect(code).toBe(1);
});

test('the docs of Docusaurus may be beside its site', async () => {
  await writeSource('beside', { 'docs/index.md': '# Home' });
  const source = await writeSource('beside/website', {
    'docusaurus.config.mjs':
      "export default { presets: [['classic', { docs: { path: '../docs' } }]] };",
  });
  const target = path.join(folder.path, 'new-beside');
  const { printed } = await runCli('migrate', 'docusaurus', source, '--to', target);
  expect(printed).toContain('Wrote 1 page into');
});

test('the second of two pages with the same URL is reported', async () => {
  const source = await writeSource('twice', {
    '.vitepress/config.mjs': "export default { title: 'Twice', rewrites: { 'b.md': 'a.md' } };",
    'a.md': '# First',
    'b.md': '# Second',
  });
  const target = path.join(folder.path, 'once');
  const { printed } = await runCli('migrate', 'vitepress', source, '--to', target);
  expect(printed).toContain('Wrote 1 page into');
  expect(printed).toContain('b.md\n  Another page is already `docs/en/a.md`');
  expect(await readFile(path.join(target, 'docs/en/a.md'), 'utf8')).toContain('# First');
});

test.each([
  [true, 'katex'],
  [false, undefined],
])('with formulas (%j), the site depends on what draws them', async (math, name) => {
  const source = await writeSource(`math-${math}`, {
    '.vitepress/config.mjs': `export default { title: 'Math', markdown: { math: ${math} } };`,
    'index.md': '# Home',
  });
  const target = path.join(folder.path, `new-math-${math}`);
  await runCli('migrate', 'vitepress', source, '--to', target);
  const manifest = await readFile(path.join(target, 'package.json'), 'utf8');
  expect(/"(katex)": "\^0\.\d+\.\d+"/.exec(manifest)?.[1]).toBe(name);
});

test.each([
  ['vitepress', '.vitepress/config.mjs', "{ base: '/docs' }", "base: '/docs/',"],
  ['docusaurus', 'docusaurus.config.mjs', "{ baseUrl: 'docs' }", "base: '/docs/',"],
  ['rspress', 'rspress.config.mjs', "{ base: '/docs' }", "base: '/docs/',"],
  ['rspress', 'rspress.config.mjs', "{ route: { exclude: ['?.md'] } }", 'export default'],
  ['starlight', 'astro.config.mjs', "{ base: 'docs' }", "base: '/docs/',"],
  [
    'vitepress',
    '.vitepress/config.mjs',
    "{ rewrites: { ':a/:a.md': ':a.md', ':1.md': ':1.md', '*.md': 'all.md' } }",
    'export default',
  ],
  [
    'docusaurus',
    'docusaurus.config.mjs',
    "{ themeConfig: { footer: { links: ['x'] }, navbar: { items: [{ href: 'https://[' }] } } }",
    'export default',
  ],
  [
    'starlight',
    'astro.config.mjs',
    "{ integrations: [{ starlight: { logo: '..' } }] }",
    "logo: '..'",
  ],
] as const)('%s: with %s %s, the new config has %s', async (engine, config, text, expected) => {
  const { site, target } = await writeChanged(engine, { [config]: `export default ${text};` });
  const { code, printed } = await runCli('migrate', engine, site, '--to', target);
  expect(code, printed).toBe(0);
  expect(await readFile(path.join(target, 'site.config.ts'), 'utf8')).toContain(expected);
});

const vitepress = '.vitepress/config.mjs';
const docusaurus = 'docusaurus.config.mjs';
const starlight = 'astro.config.mjs';

test.each([
  ['vitepress', vitepress, 'The default export is "site". Use an object.', "'site'"],
  [
    'vitepress',
    vitepress,
    'cannot be loaded: boom.',
    "{ get title() { throw new Error('boom'); } }",
  ],
  ['vitepress', vitepress, '`base` is "/a b/".', "{ base: '/a b' }"],
  [
    'vitepress',
    vitepress,
    '`sitemap.hostname` is "a.example".',
    "{ sitemap: { hostname: 'a.example' } }",
  ],
  [
    'vitepress',
    vitepress,
    '`locales[1].lang` is "en", the same as `locales[0].lang`.',
    "{ locales: { root: { lang: 'en' }, en: {} } }",
  ],
  [
    'vitepress',
    vitepress,
    '`themeConfig.nav[0].items` contains itself',
    "{ themeConfig: { nav: list } }; list.push({ text: 'A', items: list })",
  ],
  ['docusaurus', docusaurus, '`url` is "a.example". Use an absolute', "{ url: 'a.example' }"],
  [
    'docusaurus',
    'sidebars.mjs',
    '`a[0].items` contains itself',
    "{ a: list }; list.push({ type: 'category', label: 'A', items: list })",
  ],
  ['starlight', starlight, '`site` is "a.example". Use an absolute', "{ site: 'a.example' }"],
  [
    'starlight',
    starlight,
    '`sidebar[0].items[0]` contains itself',
    "{ integrations: [{ starlight: { sidebar: list } }] }; list.push({ label: 'A', items: list })",
  ],
] as const)('%s: a mistake in `%s` is reported: %s', async (engine, file, message, code) => {
  const named =
    "export default { presets: [['classic', { docs: { sidebarPath: 'sidebars.mjs' } }]] };";
  const printed = await refuse(engine, {
    ...(file === 'sidebars.mjs' && { [docusaurus]: named }),
    [file]: `const list = [];\nexport default ${code};`,
  });
  expect(printed).toContain(message);
  expect(printed).toContain(file);
});

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
    'rspress',
    { 'docs/_nav.json': '[' },
    'docs/_nav.json:1` is not valid JSON: Flow sequence must end with a ].',
  ],
  [
    'rspress',
    { 'docs/_nav.json': `${'['.repeat(1000)}${']'.repeat(1000)}` },
    'docs/_nav.json`: The file is nested too deeply. Use fewer levels.',
  ],
  [
    'docusaurus',
    { 'versions.json': `${'['.repeat(1000)}${']'.repeat(1000)}` },
    'versions.json`: The file is nested too deeply. Use fewer levels.',
  ],
  ['rspress', { 'i18n.json': '{' }, 'i18n.json:1` is not valid JSON: Flow map must end with a }.'],
  ['rspress', { 'tsconfig.json/a': '' }, 'tsconfig.json` is a folder.'],
] as const)('%s: a message names the wrong file (%#)', async (engine, files, message) => {
  expect(await refuse(engine, files)).toContain(message);
});

/** Migrates a smallest site with other files, which is refused; returns what is printed. */
async function refuse(engine: Engine, files: Readonly<Record<string, string>>): Promise<string> {
  const { site, target } = await writeChanged(engine, files);
  const { code, printed } = await runCli('migrate', engine, site, '--to', target);
  expect(code).toBe(1);
  expect(printed).toContain('Nothing was written.');
  return printed;
}

test.each([
  ['versions.json', '[\n  "1.0",', 'versions.json:2` is not valid JSON: expected a value.'],
  [
    'i18n/en/docusaurus-plugin-content-docs/current.json',
    '{ "a" 1 }',
    'current.json:1` is not valid JSON: expected a colon.',
  ],
])('a damaged `%s` is reported with its line', async (file, text, message) => {
  const source = await writeSource(`damaged-${path.basename(file)}`, {
    'docusaurus.config.mjs': "export default { title: 'Damaged', presets: [['classic', {}]] };",
    'docs/a.md': '# A',
    [file]: text,
  });
  const target = path.join(folder.path, `new-${path.basename(file)}`);
  const { code, printed } = await runCli('migrate', 'docusaurus', source, '--to', target);
  expect(printed).toContain(message);
  expect(printed).toContain('Nothing was written.');
  expect(code).toBe(1);
});
