import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  commands,
  english,
  generalOptions,
  listContainers,
  runCli,
  runNodeFile,
} from 'islet/testing';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const source = path.join(root, 'packages/islet/src');

const readPage = (page: string): Promise<string> =>
  readFile(path.join(import.meta.dirname, 'docs/en', page), 'utf8');

/** The code in the first column of the tables of a page: `a` and `b` of `` | `a`, `b` | … ``. */
function readNames(page: string): string[] {
  const cells = page.match(/^\| [^|]+/gm) ?? [];
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

async function listFiles(folder: string, kind: RegExp): Promise<string[]> {
  const names = await readdir(path.join(source, folder), { recursive: true });
  return names
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => kind.test(name) && !/\.test\.|esting/.test(name));
}

test.each([
  ['--help'],
  ...commands.flatMap(({ name, options }) =>
    Object.keys(options).some((option) => !(option in generalOptions)) ? [[name, '--help']] : [],
  ),
])('the reference shows the output of `islet %s %s`', async (...args) => {
  const page = await readPage('reference/command-line.md');
  const [, shown = ''] = page.split(`\`\`\`text title="npx islet ${args.join(' ')}"\n`);
  expect(shown.split('```')[0]).toBe((await runCli(...args)).printed);
});

test('the reference shows how sites are created', async () => {
  const page = await readPage('reference/command-line.md');
  const [, shown = ''] = page.split('```text title="npm create islet@latest -- --help"\n');
  const program = path.join(root, 'packages/create-islet/dist/create.js');
  expect(shown.split('```')[0]).toBe((await runNodeFile({}, program, '--help')).printed);
});

test('the reference describes every command', async () => {
  const page = await readPage('reference/command-line.md');
  const [, table = ''] = /^\| command +\|.*\n.*\n((?:\|.*\n)+)/m.exec(page) ?? [];
  expect(readNames(table).sort()).toEqual(commands.map(({ name }) => name).sort());
});

test('the guide names every container', async () => {
  const page = await readPage('guide/markdown.mdx');
  const [, section = ''] = /^## Containers\n(.*?)^## /ms.exec(page) ?? [];
  expect(listContainers().filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
});

test('the theme pages list every token', async () => {
  const styles = await readFile(path.join(source, 'theme/styles/tokens.css'), 'utf8');
  const tokens = new Set(styles.match(/(?<=^\s*)--[\w-]+(?=:)/gm));
  const names = readNames(await readPage('theme/tokens.md'));
  expect(names.filter((name) => name.startsWith('--')).sort()).toEqual([...tokens].sort());
});

test('the theme pages list every layout and component', async () => {
  const files = [
    ...(await listFiles('theme/layouts', /\.tsx$/)).map((file) => `layouts/${file}`),
    ...(await listFiles('theme/components', /^(?!widgets\/).+\.tsx$/)).map(
      (file) => `components/${file}`,
    ),
  ];
  expect(readNames(await readPage('theme/parts.md')).sort()).toEqual(files.sort());
});

test('the theme pages list what components can import', async () => {
  const exported = await Promise.all(
    ['client.ts', 'search.ts'].map(async (file) => {
      const text = await readFile(path.join(source, file), 'utf8');
      const lists = [...text.matchAll(/\{([^}]*)\}/g)].map(([, list = '']) => list);
      return lists.join().match(/\b(?!type\b)\w+/g) ?? [];
    }),
  );
  const names = readNames(await readPage('theme/hooks.md'));
  expect(names.map((name) => name.replace(/\(.*/, '')).sort()).toEqual(exported.flat().sort());
});

test('the guide shows every component of pages', async () => {
  const theme = await readFile(path.join(source, 'theme/index.tsx'), 'utf8');
  const [, list = ''] = /components: Theme\['components'\] = \{(.*?)\};/s.exec(theme) ?? [];
  const components = list.match(/(?<=^\s*)\w+/gm) ?? [];
  const page = await readPage('guide/components.mdx');
  expect(components).toContain('Tabs');
  expect(components.filter((name) => !new RegExp(`[\`<]${name}\\b`).test(page))).toEqual([]);
});

test('messages that the guide explains exist', async () => {
  const files = await listFiles('', /\.tsx?$/);
  const code = (
    await Promise.all(files.map((file) => readFile(path.join(source, file), 'utf8')))
  ).join('\n');
  const page = await readPage('guide/messages.md');
  const [, table = ''] = /\| message +\|.*\n.*\n((?:\|.*\n)+)/.exec(page) ?? [];
  const messages = table.split('\n').flatMap((row) => row.split('|')[1]?.trim() ?? []);
  expect(messages.length).toBeGreaterThan(5);
  const missing = messages.filter((message) =>
    message.split('…').some((part) => !code.includes(part.replace(/\d+ seconds/, '').trim())),
  );
  expect(missing).toEqual([]);
});

test('the guide names every language that is built in', async () => {
  const page = await readPage('guide/languages.md');
  const [, list = ''] = /^(.+) are built in,/m.exec(page) ?? [];
  const languages = new Intl.DisplayNames('en', { type: 'language' });
  const files = await listFiles('shared/labels', /\.json$/);
  const names = files.map((file) => languages.of(path.basename(file, '.json')));
  expect(list.split(/, | and /).sort(), 'what languages.md names before "are built in"').toEqual(
    names.sort(),
  );
});

test('the guide lists every text of the interface', async () => {
  const page = await readPage('guide/languages.md');
  const rows = [...page.matchAll(/^\| `(\w+)` +\| `([^`]+)` +\|$/gm)];
  expect(Object.fromEntries(rows.map(([, name = '', text]) => [name, text]))).toEqual(english);
});
