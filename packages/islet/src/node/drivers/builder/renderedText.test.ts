import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTempFolder } from '#testing/fixtureSites.ts';
import { openBuiltSite } from '../../cli/builtSite.ts';
import { decodePage } from '../../output/files/encodePage.ts';
import { build, buildOrThrow } from './testing.ts';

const { path: siteRoot, remove } = await createTempFolder();
const at = (file: string): string => path.join(siteRoot, file);

/** Lists the options of a file of data, each with a heading. */
const component = `import options from './options.json';
export const Options = () => options.map(({ name, use }) => (
  <section key={name}><h3 id={name}>{name}</h3><p>{use}</p><button type="button">Copy</button></section>
));
`;

/** Shows the outline, in the browser too. */
const island = `'use client';
import { useEffect, useState } from 'react';
import { usePage } from 'islet/client';
export function Count() {
  const [isRunning, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  return <p>{isRunning ? '' : 'Headings: '}{usePage().toc.map(({ id }) => id).join(' ')}</p>;
}
`;

const page = `---
overviewHeaders: [2, 3]
---

import { Options } from '../../../parts/Options.tsx';
import { Count } from '../../../parts/Count.tsx';

# Options

## First

<Options />

## Last

<Count />
`;

const files = {
  'site.config.mts': `export default {
  title: 'Rendered', base: '/below/',
  locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }],
};
`,
  'parts/Options.tsx': component,
  'parts/Count.tsx': island,
  'parts/options.json': JSON.stringify([
    { name: 'minify', use: 'Squeezes the code.' },
    { name: 'target', use: 'Chooses the syntax.' },
  ]),
  'docs/en/index.md': '# Home\n\n[Minify](./api/options.mdx#minify)\n',
  'docs/zh/index.md': '# 首页\n',
  'docs/en/api/index.md': '---\noverview: true\n---\n\n# API\n',
  'docs/en/api/options.mdx': page,
  'docs/zh/api/options.mdx': page,
};

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(path.dirname(at(file)), { recursive: true });
  await writeFile(at(file), text);
};
const dataOf = async (file: string) => decodePage(await readFile(at(`dist/${file}.data.bin`)));
const find = async (query: string, lang = 'en'): Promise<string[]> => {
  const found = await (await openBuiltSite(siteRoot, {})).search(query, { lang, limit: 5 });
  return found.map(
    ({ page, section, header, excerpt }) => `${page}#${section} ${header}: ${excerpt}`,
  );
};

beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) await write(file, text);
  await buildOrThrow(siteRoot);
});
afterAll(remove);

test('headings of components are in the outline in their place, in each language', async () => {
  for (const file of ['api/options', 'zh/api/options']) {
    const { toc } = await dataOf(file);
    expect(toc.map(({ id, depth }) => `${depth} ${id}`)).toEqual([
      ...['2 first', '3 minify', '3 target', '2 last'],
    ]);
  }
  const { overview } = await dataOf('api/index');
  const headers = overview?.[0]?.pages[0]?.headers.map(({ link }) => link);
  expect(headers).toContain('/below/api/options#minify');
});

test('a component that shows the outline shows all of it', async () => {
  expect(await readFile(at('dist/api/options.html'), 'utf8')).toContain('first minify target last');
});

test('the search finds their text, without the names of buttons', async () => {
  expect(await find('squeezes')).toEqual(['/api/options#minify minify: Squeezes the code.']);
  expect(await find('syntax', 'zh')).toEqual([
    '/zh/api/options#target target: Chooses the syntax.',
  ]);
  expect(await find('copy')).toEqual([]);
});

test('after a change of the data, everything is as in a build from nothing', async () => {
  await write('parts/options.json', JSON.stringify([{ name: 'minify', use: 'Shrinks code.' }]));
  await buildOrThrow(siteRoot);
  const changed = [await find('squeezes'), await find('shrinks'), await find('syntax')];
  expect(changed).toEqual([[], ['/api/options#minify minify: Shrinks code.'], []]);
  const { toc } = await dataOf('api/options');
  await rm(at('.islet'), { recursive: true });
  await buildOrThrow(siteRoot);
  expect((await dataOf('api/options')).toc).toEqual(toc);
});

test('a link to an anchor that is gone, and an id that is there twice, are errors', async () => {
  const twice = [{ name: 'first', use: 'A.' }];
  await write('parts/options.json', JSON.stringify(twice));
  const { printed } = await build(siteRoot);
  expect(printed).toContain('docs/en/api/options.mdx:12:1');
  expect(printed).toContain('Two headings have the id `#first`.');
  await write('parts/options.json', '[]');
  expect((await build(siteRoot)).printed).toContain('has no anchor `#minify`');
});
