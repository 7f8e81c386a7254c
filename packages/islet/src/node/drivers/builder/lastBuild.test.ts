import { execFileSync } from 'node:child_process';
import { appendFile, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { readFolder } from '#testing/readFolder.ts';
import { buildOrThrow } from './testing.ts';

const folder = await createTempFolder();
const siteRoot = await copyFixture('plain', folder.path);
const at = (file: string): string => path.join(siteRoot, file);
const page = 'docs/en/guide/second.md';

beforeAll(async () => {
  // Without a title, which is a warning.
  await write('docs/en/guide/untitled.md', 'Some words.\n');
  await write('public/note.txt', 'A note.');
  await write('docs/en/part.mdx', "# Part\n\nimport Part from './_part.mdx'\n\n<Part />\n");
  await write('docs/en/_part.mdx', 'A part.\n');
  await build();
});
afterAll(folder.remove);

/** Builds; says whether the stages ran, what was reported, and what the output is. */
async function build() {
  const { stages, printed: reported } = await buildOrThrow(siteRoot);
  return { hasRun: stages.has('Render'), reported, files: await readFolder(at('dist')) };
}

/** Writes a file with an early modification time, because times don't prove anything. */
async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(at(file)), { recursive: true });
  await writeFile(at(file), text);
  await utimes(at(file), 1, 1);
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(at(file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no “${from}”.`);
  await write(file, text.replaceAll(from, to));
}

const addLine = (file: string): Promise<void> => appendFile(at(file), '\n');

test('nothing runs if nothing has changed, and warnings are reported again', async () => {
  await rm(at('.islet'), { recursive: true });
  const first = await build();
  expect(first.hasRun).toBe(true);
  expect(first.reported).toContain('untitled.md');
  expect(await build()).toEqual({ ...first, hasRun: false });
});

test.each<[what: string, change: () => Promise<void>]>([
  ['an edited page', () => edit(page, 'Back to', 'Return to')],
  ['an edited fragment', () => edit('docs/en/_part.mdx', 'A part', 'A cart')],
  ['a new page', () => write('docs/en/guide/new.md', '# New\n')],
  ['a removed page', () => rm(at('docs/en/guide/new.md'))],
  [
    'an edited menu',
    () => write('docs/en/_nav.json', '[{ "text": "The guide", "link": "/guide/" }]'),
  ],
  ['an edited sidebar', () => write('docs/en/guide/_meta.json', '["second", "untitled"]')],
  ['another title', () => edit('site.config.ts', "'Plain'", "'Plainer'")],
  ['a lost configuration of a server', () => rm(at('dist.nginx.conf'))],
  ['an edited public file', () => edit('public/note.txt', 'A note', 'A vote')],
])('with %s, everything runs once', async (_, change) => {
  await change();
  const changed = await build();
  expect(changed.hasRun).toBe(true);
  expect(await build()).toEqual({ ...changed, hasRun: false });
});

test('after all of these, the output is that of a build from nothing', async () => {
  const kept = await build();
  await rm(at('.islet'), { recursive: true });
  expect(await build()).toEqual({ ...kept, hasRun: true });
});

test.each<[what: string, damage: () => Promise<void>]>([
  ['an edited file', () => addLine('dist/guide/second.html')],
  ['a removed file', () => rm(at('dist/guide/second.data.bin'))],
  ['a new file', () => writeFile(at('dist/guide/third.html'), '')],
  ['the folder of a killed build', () => mkdir(at('dist.tmp-999999999'))],
  ['no output', () => rm(at('dist'), { recursive: true })],
  ['a damaged note about the output', () => addLine('.islet/build/output.json')],
  ['a damaged note about the build', () => addLine('.islet/build/last.json')],
])('with %s, the output is made again', async (_, damage) => {
  const { files } = await build();
  await damage();
  expect(await build()).toMatchObject({ hasRun: true, files });
  expect(await build()).toMatchObject({ hasRun: false, files });
  expect(await readdir(siteRoot)).not.toContain('dist.tmp-999999999');
});

test('a damaged record is made again, and the output stays', async () => {
  const { files } = await build();
  const folder = at('.islet/records');
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.text.json'));
  await addLine(path.join('.islet/records', names[0] ?? ''));
  const damaged = await build();
  expect(damaged).toMatchObject({ hasRun: false, files });
  expect(damaged.reported).toContain('The cache of 1 page was damaged; it was written again.');
  expect((await build()).reported).not.toContain('damaged');
});

test('after a build that failed, the next one knows again where all links lead', async () => {
  await write('docs/en/guide/broken.md', '# Broken\n\n![nothing](./nothing.svg)\n');
  await expect(build()).rejects.toThrow('nothing.svg');
  expect(await readdir(at('.islet'))).not.toContain('records.json');
  await rm(at('docs/en/guide/broken.md'));
  expect((await build()).hasRun).toBe(false);
  expect(await readdir(at('.islet'))).toContain('records.json');
});

test('the note about an output does not hold for another one', async () => {
  const kept = '.islet/build/last.json';
  await build();
  const note = await readFile(at(kept));
  await edit(page, 'Return', 'Go');
  await build();
  // As if the build had been killed before it wrote the note.
  await writeFile(at(kept), note);
  await edit(page, 'Go', 'Return');
  expect((await build()).hasRun).toBe(true);
});

test('everything runs for pages with JSX, which may read files', async () => {
  await write('docs/en/sum.mdx', '# Sum\n\n{1 + 1}\n');
  await build();
  expect((await build()).hasRun).toBe(true);
  await rm(at('docs/en/sum.mdx'));
});

test('a commit changes the times that pages show', async () => {
  await edit('site.config.ts', 'themeConfig: {', 'themeConfig: { lastUpdated: true,');
  const git = (...args: string[]) => {
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
    const env = { ...process.env, GIT_COMMITTER_DATE: `2020-01-0${args.length} 00:00:00Z` };
    execFileSync('git', ['-C', siteRoot, ...author, ...args], { env });
  };
  git('init', '-q');
  git('add', 'docs');
  git('commit', '-q', '-m', 'One');
  const first = await build();
  expect(await build()).toEqual({ ...first, hasRun: false });
  git('commit', '-q', '--amend', '-m', 'Two');
  const second = await build();
  expect(second.hasRun).toBe(true);
  expect(second.files['guide/second.html']).not.toBe(first.files['guide/second.html']);
});

// The last one, because a site with a theme is bundled.
test('a file in the theme changes the output', async () => {
  await write('theme/styles/tokens.css', ':root { --a: 1px; }\n');
  const changed = await build();
  expect(changed.hasRun).toBe(true);
  expect(await build()).toEqual({ ...changed, hasRun: false });
});
