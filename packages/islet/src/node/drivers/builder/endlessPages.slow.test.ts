import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCli, startCli } from '#testing/cli.ts';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';

const folder = await createTempFolder();
afterAll(folder.remove);

/** Pages whose code never ends or fails late, each on line 5; the last one is fine. */
const pages = {
  'circle.mdx': "# A\n\nexport const all = ['a'];\n\n{all.push(all) && all}\n",
  'component.mdx': "import { Endless } from './_Endless.tsx';\n\n# A\n\n<Endless />\n",
  'late.mdx': "# A\n\nb\n\n{void Promise.reject(new Error('much later'))}\n",
  'loop.mdx': '# A\n\nb\n\n{(() => { for (;;); })()}\n',
  'promise.mdx': '# A\n\nb\n\n{(async () => { await null; for (;;); })()}\n',
  'whole.mdx': "import { Whole } from './_Endless.tsx';\n\n# A\n\n<Whole />\n",
};
const component = `
import { createContext, useContext, type ReactNode } from 'react';
const Depth = createContext(1);
export function Endless(): ReactNode {
  const depth = useContext(Depth);
  return <Depth value={depth + 1}><Endless /></Depth>;
}
export function Whole() {
  return <p>Depth {useContext(Depth)}</p>;
}
`;

test('code that never ends is stopped and reported with its place; other pages are not affected', async () => {
  const siteRoot = await copyFixture('plain', folder.path);
  const docs = path.join(siteRoot, 'docs/en');
  await writeFile(path.join(docs, '_Endless.tsx'), component);
  for (const [name, text] of Object.entries(pages)) await writeFile(path.join(docs, name), text);

  const { code, printed } = await runCli('check', siteRoot);
  expect(code).toBe(1);
  const problems = printed.match(/^(?:error|warning) .*\n.*/gm);
  const failed = '\n  Rendering this JSX failed: ';
  expect(problems).toEqual([
    `error docs/en/circle.mdx:5:1${failed}Maximum call stack size exceeded`,
    `error docs/en/component.mdx:5:1${failed}Maximum call stack size exceeded`,
    `error docs/en/late.mdx:5:1${failed}much later`,
    `error docs/en/loop.mdx:5:1${failed}it did not end within 3 seconds`,
    `error docs/en/promise.mdx:5:1${failed}it waits for a promise, but pages are rendered synchronously`,
    `error docs/en/promise.mdx:5:1${failed}it did not end within 3 seconds`,
  ]);

  const { process, printed: prints, ended } = startCli('dev', siteRoot, '--port', '0');
  const [url = ''] = await prints(/http:\S+/);
  const read = async (page: string): Promise<string> => (await fetch(new URL(page, url))).text();
  expect(await read('loop')).toContain('it did not end within 3 seconds');
  expect(await read('component')).toContain('Maximum call stack size exceeded');
  expect(await read('whole')).toContain('<p>Depth 1</p>');
  await writeFile(path.join(docs, 'component.mdx'), '# Fixed\n');
  await expect.poll(() => read('component')).toContain('<h1 id="fixed">');
  process.kill();
  await ended;
});

/** A plugin that changes pages named `b` in some way. */
const configWith = (change: string): string => `export default {
  title: 'Plugins',
  markdown: {
    remarkPlugins: [() => () => {}, () => (_, { stem }) => (stem === 'b' ? (${change})() : undefined)],
  },
};
`;

async function pluginSite(name: string, change: string): Promise<string> {
  const siteRoot = path.join(folder.path, name);
  const docs = path.join(siteRoot, 'docs/en');
  await mkdir(path.join(docs, 'c'), { recursive: true });
  await writeFile(path.join(siteRoot, 'site.config.mjs'), configWith(change));
  for (const page of ['index', 'b', 'c/b']) await writeFile(path.join(docs, `${page}.md`), '# A\n');
  return siteRoot;
}

test.each([
  ['check', '() => { for (;;); }'],
  ['dev', 'async () => { await null; for (;;); }'],
])('a plugin that never ends is named, and Ctrl+C ends it: %s', async (command, change) => {
  const siteRoot = await pluginSite(command, change);
  const isServer = command === 'dev';
  const options = isServer ? ['--port', '0'] : [];
  const { process, printed, ended } = startCli(command, siteRoot, ...options);
  if (isServer) {
    const [url = ''] = await printed(/http:\S+/);
    fetch(new URL('b', url)).catch(() => {});
  }
  await printed(
    /warning docs\/en\/b\.md\n {2}`markdown\.remarkPlugins\[1\]` is still busy with this page after 5 seconds\.\n/,
  );
  // As Ctrl+C does; a handler of the dev server couldn't run.
  process.kill('SIGINT');
  await ended;
});
