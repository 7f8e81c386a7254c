import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '#testing/cli.ts';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';

const folder = await createTempFolder();
const siteRoot = await copyFixture('plain', folder.path);
const config = await readFile(path.join(siteRoot, 'site.config.ts'), 'utf8');
const server = await startServer('dev', siteRoot);
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

/** Requests a page, the guide by default, until its document contains a text that a change of a file adds. */
async function expectShown(text: string, url = 'guide/'): Promise<void> {
  for (;;) {
    // The server may just be closing the connection that was used before.
    const shown = await fetch(new URL(url, server.url)).then(
      (answer) => answer.text(),
      () => '',
    );
    if (shown.includes(text)) return;
    // Without a pause, this would take the processor from the server.
    await setTimeout(20);
  }
}

/** Identifies the bundler: each that starts writes the file again; its number alone may be that of the old one. */
async function bundled(): Promise<string> {
  const { ino, birthtimeMs } = await stat(path.join(siteRoot, '.islet/dev/server/server.cjs'));
  return `${ino} ${birthtimeMs}`;
}

/** Writes the config with other fields in place of its title, and code at its end. */
const writeConfig = (fields: string, code = '') =>
  writeFile(path.join(siteRoot, 'site.config.ts'), config.replace("title: 'Plain'", fields) + code);

const writeGuide = (text: string) => writeFile(path.join(siteRoot, 'docs/en/guide/index.md'), text);

test.each([
  ['a NUL character in an image', '![](./a%00.png)'],
  ['a NUL character below a folder that does not exist', '![](../../../nowhere/a%00.png)'],
  ['an image with a long name', `![](./${'x'.repeat(300)}.png)`],
  ['an image with a long name elsewhere', `![](../../../${'x'.repeat(300)}.png)`],
  ['an image below a file', '![](./second.md/image.png)'],
])('%s leaves the server running', async (name, content) => {
  await writeGuide(`# ${name}\n\n${content}\n`);
  await expectShown(`<title>${name}`);
  await writeGuide(`# After ${name}\n`);
  await expectShown(`<title>After ${name}`);
});

test('a config that refers to itself is reported, and correcting it is enough', async () => {
  await writeGuide('# Guide\n');
  const cycle = 'const cycle: Record<string, object> = {}; cycle.source = cycle;\n';
  await writeFile(
    path.join(siteRoot, 'site.config.ts'),
    cycle + config.replace('defineConfig({', 'defineConfig({ rsbuild: cycle,'),
  );
  await expectShown('id="islet-problems"');
  await writeFile(path.join(siteRoot, 'site.config.ts'), config);
  await expectShown('<title>Guide');
});

test('an edit of the config bundles the theme again only if it concerns the theme', async () => {
  await writeGuide('# Guide\n');
  await writeConfig("title: 'First title'");
  await expectShown('First title');
  const first = await bundled();
  await writeConfig("title: 'Second title'");
  await expectShown('Second title');
  expect(await bundled()).toBe(first);
  await writeConfig("title: 'Third title', rsbuild: { source: { define: { answer: '42' } } }");
  await expectShown('Third title');
  expect(await bundled()).not.toBe(first);
  await writeConfig("title: 'Plain'");
  await expectShown('<title>Guide - Plain');
});

test('a failing timer of the config is reported, and the server keeps running', async () => {
  const timer = "setTimeout(() => { throw new Error('late failure'); });\n";
  await writeConfig("title: 'Late'", timer);
  await server.printed(/Background code failed: late failure\./);
  await writeConfig("title: 'Lost'", "void Promise.reject(new Error('lost promise'));\n");
  await server.printed(/Background code failed: lost promise\./);
  await expectShown('<title>Guide - Lost');
  await writeConfig("title: 'Plain'");
  await expectShown('<title>Guide - Plain');
});

test('a folder of pages that disappears and comes back is served again', async () => {
  const guide = path.join(siteRoot, 'docs/en/guide');
  await rename(path.join(siteRoot, 'docs'), path.join(siteRoot, 'away'));
  await expectShown('id="islet-problems"');
  await rename(path.join(siteRoot, 'away'), path.join(siteRoot, 'docs'));
  await expectShown('<title>Guide');
  await writeFile(path.join(guide, 'index.md'), '# Edited guide\n');
  await expectShown('<title>Edited guide');
});

test('a new slug moves a page, and its links with it', async () => {
  const second = path.join(siteRoot, 'docs/en/guide/second.md');
  await writeFile(second, '---\nslug: /moved\n---\n\n# Second\n\n[guide](./index.md)\n');
  await expectShown('<a href="/guide/index.html">guide</a>', 'moved.html');
  await writeFile(second, '# Second\n');
  await expectShown('<title>Second', 'guide/second.html');
});

test('an overview lists the headings of pages that were not visited', async () => {
  const third = path.join(siteRoot, 'docs/en/guide/third.md');
  await writeFile(third, '# Third\n\n## A heading of the third page\n');
  await writeGuide('---\noverview: true\n---\n\n# Overview\n');
  await expectShown('A heading of the third page');
  await rm(third);
  await writeGuide('# Guide\n');
  await expectShown('<title>Guide');
});

test('code of a page that fails is reported on the page', async () => {
  const failing = path.join(siteRoot, 'docs/en/guide/failing.mdx');
  await writeFile(failing, '# Failing\n\n{missing.name}\n');
  await expectShown('Rendering this JSX failed', 'guide/failing.html');
  await rm(failing);
});

test('a theme that fails when it is loaded is reported in the terminal too', async () => {
  const theme = path.join(siteRoot, 'theme');
  await mkdir(theme);
  await writeFile(
    path.join(theme, 'index.tsx'),
    "export { components, islands, Layout } from 'islet/theme';\nthrow new Error('At load');\n",
  );
  await expectShown('The theme fails when it is loaded: At load');
  await server.printed(/The theme fails when it is loaded: At load/);
  await rm(theme, { recursive: true });
  await expectShown('<title>Guide');
});

test('a file that replaces part of the theme is bundled by the running bundler when it comes and goes', async () => {
  const title = path.join(siteRoot, 'theme/components/SiteTitle.tsx');
  await expectShown('class="site-title"');
  const first = await bundled();
  await mkdir(path.dirname(title), { recursive: true });
  await writeFile(title, 'export const SiteTitle = () => <b>Own title</b>;\n');
  await expectShown('<b>Own title</b>');
  await rm(title);
  await expectShown('class="site-title"');
  expect(await bundled()).toBe(first);
  await rm(path.join(siteRoot, 'theme'), { recursive: true });
});

test('what the bundler does not notice itself is bundled too, and a failure that comes back is printed again', async () => {
  const theme = path.join(siteRoot, 'theme');
  const parts = path.join(siteRoot, 'parts');
  const write = (layout: string) =>
    writeFile(
      path.join(theme, 'index.tsx'),
      `import { part } from '../parts/part.ts';\nexport { components, islands } from 'islet/theme';\nexport const Layout = () => ${layout};\n`,
    );
  const writePart = (text: string) =>
    writeFile(path.join(parts, 'part.ts'), `export const part = '${text}';\n`);
  const failing = '{ throw new Error("Comes back"); }';
  await mkdir(theme);
  await mkdir(parts);
  await writePart('First part');
  await write(failing);
  // As for a file that is saved before the bundler watches it, or that is in a folder that was replaced.
  const blind = 'rsbuild: { tools: { rspack: { watchOptions: { ignored: /theme|parts/ } } } },';
  await writeFile(
    path.join(siteRoot, 'site.config.ts'),
    config.replace('defineConfig({', `defineConfig({ ${blind}`),
  );
  await expectShown('The theme fails on the page `/guide/`: Comes back.');
  await write('<h1>{part}</h1>');
  await expectShown('First part');
  await rm(parts, { recursive: true });
  await mkdir(parts);
  await writePart('Second part');
  await expectShown('Second part');
  await write(failing);
  await expectShown('The theme fails on the page `/guide/`: Comes back.');
  await server.printed(/Comes back[\s\S]*Comes back/);
  await rm(theme, { recursive: true });
  await rm(parts, { recursive: true });
  await writeFile(path.join(siteRoot, 'site.config.ts'), config);
  await expectShown('<title>Guide');
});

test('the theme is bundled again after the cache was removed', async () => {
  const part = path.join(siteRoot, 'docs/en/guide/Part.tsx');
  const page = path.join(siteRoot, 'docs/en/guide/part.mdx');
  const writePart = (text: string) =>
    writeFile(part, `export const Part = () => <p>${text}</p>;\n`);
  // At once, since the bundler may be writing.
  const removeCache = () =>
    rename(path.join(siteRoot, '.islet'), path.join(folder.path, randomUUID()));
  await writePart('First part');
  await writeFile(page, "import { Part } from './Part.tsx';\n\n# Part\n\n<Part />\n");
  await expectShown('First part', 'guide/part.html');
  await removeCache();
  await writePart('Second part');
  await expectShown('Second part', 'guide/part.html');
  await removeCache();
  expect((await fetch(new URL('hashed/boot.js', server.url))).status).toBe(200);
  await rm(page);
  await rm(part);
});

test('an unknown host and other methods are refused', async () => {
  const response = await fetch(server.url, { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  for (const [host, status] of [
    ['evil.example', 403],
    ['localhost', 200],
  ] as const) {
    const asked = get(server.url, { headers: { host } });
    const [answered] = await once(asked, 'response');
    answered.resume();
    expect(answered.statusCode).toBe(status);
  }
});
