import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { readFolder } from '#testing/readFolder.ts';
import { noticeLine } from '../../support/modules/notices.mjs';
import { build, buildOrThrow, check } from './testing.ts';

const folder = await createTempFolder();

/** The files of an installed package whose only module has this code. */
const installed = (name: string, module: string, code: string): Record<string, string> => ({
  [`theme/node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0' }),
  [`theme/node_modules/${name}/LICENSE`]: `Copyright of ${name}`,
  [`theme/node_modules/${name}/${module}`]: code,
});

/** What the fixture gets: an island and a component that runs at build time only, which import packages. */
const additions = {
  ...installed('in-browser', 'index.js', "exports.greet = () => 'Hi';"),
  ...installed('at-build', 'index.js', "exports.greet = () => 'Hello';"),
  ...installed('only-styles', 'look.css', '.greeting { color: teal }'),
  // Small files become part of the stylesheet.
  ...installed('a-font', 'a.woff2', 'x'.repeat(20_000)),
  'theme/Island.tsx':
    "'use client';\nimport { greet } from 'in-browser';\nexport const Island = () => <b>{greet()}</b>;",
  'theme/Greeting.tsx':
    "import 'only-styles/look.css';\nimport './type.css';\nimport { greet } from 'at-build';\nexport const Greeting = () => <b className=\"greeting\">{greet()}</b>;",
  'theme/type.css': "@font-face { font-family: A; src: url('a-font/a.woff2'); }",
  'docs/en/more.mdx':
    "import { Greeting } from '../../theme/Greeting.tsx'\nimport { Island } from '../../theme/Island.tsx'\n\n# More\n\n<Greeting /> <Island />\n",
};

async function copyThemed(to: string): Promise<string> {
  const copy = await copyFixture('themed', to);
  for (const [file, text] of Object.entries(additions)) {
    await mkdir(path.join(copy, path.dirname(file)), { recursive: true });
    await writeFile(path.join(copy, file), text);
  }
  return copy;
}

const siteRoot = await copyThemed(folder.path);
const dist = path.join(siteRoot, 'dist');

beforeAll(async () => {
  await buildOrThrow(siteRoot);
});
afterAll(folder.remove);

const textOf = (file: string): Promise<string> => readFile(path.join(dist, file), 'utf8');

test('a part can be wrapped: the original is inside', async () => {
  const html = await textOf('index.html');
  expect(html).toMatch(/<footer[^>]*><p>The end of the page\.<\/p><\/footer><p class="colophon">/);
});

test('a layout can be replaced, also for the browser', async () => {
  expect(await textOf('404.html')).toContain('<main id="~content" tabindex="-1"><h1>Lost?</h1>');
  const files = await readFolder(path.join(dist, 'hashed'));
  const scripts = Object.entries(files).filter(([name]) => name.endsWith('.js'));
  expect(scripts.some(([, text]) => text.includes('Lost?'))).toBe(true);
  expect(scripts.some(([, text]) => text.includes('not-found-code'))).toBe(false);
});

test('Markdown has the components of both themes', async () => {
  const html = await textOf('index.html');
  expect(html).toContain('<p class="signature">Written by Ann</p>');
  expect(html).toContain('class="source-link"');
});

test('a site is built to the same bytes wherever it is', async () => {
  // Other letters, another length and another depth.
  const other = await copyThemed(path.join(folder.path, 'e/JJJJJJJJJJJJJJJJJJJJ'));
  await buildOrThrow(other);
  expect(await readFolder(path.join(other, 'dist'))).toEqual(await readFolder(dist));
});

test('the licenses of all packages that readers get something of are published', async () => {
  const notices = (await textOf('third-party-notices.txt')).split(noticeLine).slice(1);
  const named = notices.map((notice) => notice.slice(0, notice.indexOf(' ')));
  expect(named).toEqual([
    ...['a-font', 'copy-to-clipboard', 'in-browser', 'medium-zoom', 'nprogress', 'only-styles'],
    ...['react', 'react-dom', 'scheduler'],
  ]);
  expect(notices).toContain('in-browser 1.0.0 (no license named)\n\nCopyright of in-browser\n\n');
});

test('a file that replaces nothing is reported, unless another imports it', async () => {
  const theme = path.join(siteRoot, 'theme');
  await writeFile(path.join(theme, 'Footer.tsx'), 'export function Footer() { return null; }');
  // An editor has this file open, and the other one is a dangling link.
  await symlink('someone@host', path.join(theme, '.#Footer.tsx'));
  await symlink('gone.tsx', path.join(theme, 'Lost.tsx'));
  const first = await build(siteRoot);
  expect(first.printed).toContain(
    '`theme/Footer.tsx` does not replace a file of the default theme, and nothing imports it.',
  );
  expect(first.printed).toContain('Did you mean `theme/components/Footer`?');
  // What is known about the bundle is cached with it.
  expect((await check(siteRoot)).printed).toContain('1 warning');
});

test('scripts that components create are reported, unless the config allows them', async () => {
  const copy = await copyThemed(path.join(folder.path, 'creating'));
  const config = path.join(copy, 'site.config.ts');
  const code = [
    "import { useEffect } from 'react';",
    '// Like document.createElement("script"), but safe.',
    'export function Signature() {',
    '  useEffect(() => {',
    "    const script = document.createElement('script');",
    "    script.src = 'https://a.example/a.js';",
    '    document.head.append(script);',
    '  }, []);',
    '  return null;',
    '}',
  ];
  await writeFile(path.join(copy, 'theme/Signature.tsx'), code.join('\n'));
  const message =
    'warning theme/Signature.tsx:5:20\n  This creates a script, whose address the Content-Security-Policy blocks.';
  const { printed } = await check(copy);
  expect(printed.split(message)).toHaveLength(2);
  expect(printed).toContain('Fix: Add it to `head` in the config or in front matter;');
  const text = await readFile(config, 'utf8');
  const policy = 'contentSecurityPolicy: { trustedTypes: false }, title:';
  await writeFile(config, text.replace('title:', policy));
  expect((await check(copy)).printed).not.toContain('creates a script');
});

test('tokens can be overridden: outside of layers they win', async () => {
  const files = await readFolder(path.join(dist, 'hashed'));
  const [, sheet = ''] =
    /<link rel="stylesheet" href="\/hashed\/([^"]+)">/.exec(await textOf('index.html')) ?? [];
  expect(files[sheet]).toMatch(/^:root\{--accent:[^;}]*#6b21a8[^;}]*#d8b4fe[^;}]*\}/);
});

test('invalid styles are reported with their line, except in packages, and so is what is not UTF-8', async () => {
  const theme = path.join(siteRoot, 'theme');
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const invalid = ':root {\n  --accent: red;\n}\n.note { color red; }\n';
  const installed = path.join(theme, 'node_modules/styles');
  await mkdir(installed, { recursive: true });
  await writeFile(path.join(installed, 'old.css'), invalid);
  await writeFile(path.join(theme, 'invalid.css'), invalid);
  await writeFile(path.join(theme, 'note.css'), latin(".note::after { content: 'é' }\n"));
  await writeFile(path.join(theme, 'Menu.ts'), latin("\nexport const menu = 'Menü';\n"));
  const code = [
    ...['styles/old.css', './invalid.css', './note.css'].map((file) => `import '${file}';`),
    "import { menu } from './Menu.ts';\nexport const title = menu;\n",
  ];
  await writeFile(path.join(theme, 'index.tsx'), code.join('\n'));
  const { printed } = await check(siteRoot);
  const message = (file: string) => `\`${file}\` is not encoded in UTF-8 (maybe in Latin-1).`;
  expect(printed).toContain('error theme/invalid.css:4:14\n  Invalid CSS: unexpected `red`.\n');
  expect(printed).toContain(`error theme/Menu.ts:2\n  ${message('theme/Menu.ts')}\n`);
  expect(printed).toContain(`error theme/note.css:1\n  ${message('theme/note.css')}\n`);
  expect(printed).not.toContain('old.css');
});
