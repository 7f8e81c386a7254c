import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCli } from '../../../../../e2e/support/cli.ts';
import { copyFixture, createTempFolder } from '../../../../../e2e/support/fixtureSites.ts';
import { readFolder } from '../../../../../e2e/support/readFolder.ts';

const folder = await createTempFolder();
const siteRoot = await copyFixture('themed', folder.path);
const dist = path.join(siteRoot, 'dist');

beforeAll(async () => {
  expect(await runCli('build', siteRoot)).toMatchObject({ code: 0 });
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

test('a file that replaces nothing is reported, unless another imports it', async () => {
  const theme = path.join(siteRoot, 'theme');
  await writeFile(path.join(theme, 'Footer.tsx'), 'export function Footer() { return null; }');
  // An editor has this file open, and the other one is a dangling link.
  await symlink('someone@host', path.join(theme, '.#Footer.tsx'));
  await symlink('gone.tsx', path.join(theme, 'Lost.tsx'));
  const first = await runCli('build', siteRoot);
  expect(first.printed).toContain(
    '`theme/Footer.tsx` does not replace a file of the default theme, and nothing imports it.',
  );
  expect(first.printed).toContain('Did you mean `theme/components/Footer`?');
  // What is known about the bundle is cached with it.
  expect((await runCli('check', siteRoot)).printed).toContain('1 warning');
});

test('tokens can be overridden: outside of layers they win', async () => {
  const files = await readFolder(path.join(dist, 'hashed'));
  const [, sheet = ''] =
    /<link rel="stylesheet" href="\/hashed\/([^"]+)">/.exec(await textOf('index.html')) ?? [];
  expect(files[sheet]).toMatch(/^:root\{--accent:[^;}]*#6b21a8[^;}]*#d8b4fe[^;}]*\}/);
});

test('invalid CSS is reported with its line, except in packages', async () => {
  const invalid = ':root {\n  --accent: red;\n}\n.note { color red; }\n';
  const importing = (file: string): string => `import '${file}';\n`;
  const theme = path.join(siteRoot, 'theme');
  const index = await readFile(path.join(theme, 'index.tsx'), 'utf8');
  const styles = path.join(theme, 'node_modules/styles');
  await mkdir(styles, { recursive: true });
  await writeFile(path.join(styles, 'old.css'), invalid);
  await writeFile(path.join(theme, 'index.tsx'), importing('styles/old.css') + index);
  expect(await runCli('check', siteRoot)).toMatchObject({ code: 0 });

  await writeFile(path.join(theme, 'note.css'), invalid);
  await writeFile(path.join(theme, 'index.tsx'), importing('./note.css') + index);
  const { code, printed } = await runCli('check', siteRoot);
  expect(code).toBe(1);
  expect(printed).toContain('error theme/note.css:4:14\n  Invalid CSS: unexpected `red`.\n');
});

test('modules and stylesheets in Latin-1 are reported', async () => {
  const theme = path.join(siteRoot, 'theme');
  const latin = (text: string) => Buffer.from(text, 'latin1');
  await writeFile(path.join(theme, 'Menu.ts'), latin("\nexport const menu = 'Menü';\n"));
  await writeFile(path.join(theme, 'note.css'), latin(".note::after { content: 'é' }\n"));
  const code =
    "import './note.css';\nimport { menu } from './Menu.ts';\nexport const title = menu;\n";
  await writeFile(path.join(theme, 'index.tsx'), code);
  const { code: exit, printed } = await runCli('check', siteRoot);
  expect(exit).toBe(1);
  const message = (file: string) => `\`${file}\` is not encoded in UTF-8 (maybe in Latin-1).`;
  expect(printed).toContain(`error theme/Menu.ts:2\n  ${message('theme/Menu.ts')}\n`);
  expect(printed).toContain(`error theme/note.css:1\n  ${message('theme/note.css')}\n`);
});
