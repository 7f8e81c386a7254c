import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { readFolder } from '#testing/readFolder.ts';
import { buildOrThrow, build as buildWithProblems } from './testing.ts';

const folder = await createTempFolder();
const siteRoot = await copyFixture('plain', folder.path);
const at = (file: string): string => path.join(siteRoot, file);
const guide = 'docs/en/guide';
const images = path.join(
  import.meta.dirname,
  '../../../../../../tests/fixtures/full/docs/v2/en/guide',
);

beforeAll(async () => {
  const files = {
    [`${guide}/_install.mdx`]: 'Install it.\n',
    [`${guide}/start.mdx`]: "# Start\n\nimport Install from './_install.mdx'\n\n<Install />\n",
    [`${guide}/quote.md`]: '# Quote\n\n```ts file="../../../examples/build.ts"\n```\n',
    [`${guide}/image.md`]: '# Image\n\n![](./square.png)\n',
    [`${guide}/images.md`]: '# Images\n\n![](./square.png) ![](./square.png)\n',
    'examples/build.ts': 'export const minify = true;\n',
  };
  for (const [file, text] of Object.entries(files)) await write(file, text);
  await copyFile(path.join(images, 'square.png'), at(`${guide}/square.png`));
  await build();
});
afterAll(folder.remove);

interface Build {
  files: Record<string, string>;
  /** How many pages were compiled. */
  compiled: number;
  hasNewBundle: boolean;
}

async function build(): Promise<Build> {
  const bundled = () =>
    stat(at('.islet/build/server/server.cjs')).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
  const before = await bundled();
  const { compiled } = await buildOrThrow(siteRoot);
  return {
    files: await readFolder(at('dist')),
    compiled,
    hasNewBundle: (await bundled()) !== before,
  };
}

async function buildFromNothing(): Promise<Build> {
  await rm(at('.islet'), { recursive: true });
  return build();
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(at(file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no “${from}”.`);
  await writeFile(at(file), text.replaceAll(from, to));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(at(file)), { recursive: true });
  await writeFile(at(file), text);
}

/** A change, and how many pages it compiles again. */
type Step = [what: string, change: () => Promise<void>, compiled: number | 'all'];

/** Makes each change and builds after it; the last output must be that of a build from nothing. */
async function buildAfter(steps: readonly Step[]) {
  const made: Array<[string, Omit<Build, 'files'>]> = [];
  let kept: Build['files'] = {};
  for (const [what, change] of steps) {
    await change();
    const { files, ...rest } = await build();
    kept = files;
    made.push([what, rest]);
  }
  const fresh = await buildFromNothing();
  expect(fresh.compiled).toBeGreaterThan(8);
  expect(kept).toEqual(fresh.files);
  return { made, all: fresh.compiled };
}

// A change of all pages comes last, because it would hide pages that the earlier changes should have updated.
test.each<[of: string, steps: Step[]]>([
  [
    'single pages',
    [
      ['nothing', async () => {}, 0],
      ['a fragment', () => edit(`${guide}/_install.mdx`, 'Install it', 'Get it'), 1],
      ['a quoted file', () => edit('examples/build.ts', 'true', 'false'), 1],
      ['a page', () => edit(`${guide}/second.md`, '# Second', '# Last'), 1],
      ['a new page', () => write(`${guide}/new.md`, '# New\n'), 1],
      ['a renamed page', () => rename(at(`${guide}/new.md`), at(`${guide}/newer.md`)), 1],
      [
        'an image on two pages',
        () => copyFile(path.join(images, 'large.png'), at(`${guide}/square.png`)),
        2,
      ],
    ],
  ],
  ['the title', [['the title', () => edit('site.config.ts', "'Plain'", "'Plainer'"), 0]]],
  [
    'how pages are compiled',
    [
      [
        'an option of Markdown',
        () =>
          edit(
            'site.config.ts',
            "title: 'Plainer',",
            "title: 'Plainer', markdown: { showLineNumbers: true },",
          ),
        'all',
      ],
    ],
  ],
])(
  'after changes of %s only that is built again, and the output is that of a build from nothing',
  async (_, steps) => {
    const { made, all } = await buildAfter(steps);
    expect(made).toEqual(
      steps.map(([what, , compiled]) => [
        what,
        { compiled: compiled === 'all' ? all : compiled, hasNewBundle: false },
      ]),
    );
  },
);

test('a build without a change leaves every file of the output as it is', async () => {
  const describe = async () => {
    const names = await readdir(at('dist'), { recursive: true });
    const stats = await Promise.all(names.map((name) => stat(path.join(at('dist'), name))));
    return names.map((name, index) => [name, stats[index]?.ino, stats[index]?.mtimeMs]).sort();
  };
  const before = await describe();
  await build();
  expect(await describe()).toEqual(before);
});

test('a build after a change of one page leaves the documents of others as they are', async () => {
  const inodeOf = async (page: string) => (await stat(at(`dist/${page}.html`))).ino;
  const before = { second: await inodeOf('guide/second'), other: await inodeOf('guide/start') };
  await edit(`${guide}/second.md`, '# Last', 'Some words.\n\n# Last');
  await build();
  expect(await inodeOf('guide/start')).toBe(before.other);
  expect(await inodeOf('guide/second')).not.toBe(before.second);
});

test('a build after a change of a sidebar leaves the Markdown of pages as it is', async () => {
  const inodeOf = async (file: string) => (await stat(at(`dist/${file}`))).ino;
  const files = ['guide/start.md', 'llms-full.txt', 'guide/start.html', 'guide/start.data.bin'];
  const entries = ['index', 'start'];
  await write(`${guide}/_meta.json`, JSON.stringify(entries));
  await build();
  const before = await Promise.all(files.map(inodeOf));
  const more = { type: 'link', label: 'More', link: 'https://example.com/' };
  await write(`${guide}/_meta.json`, JSON.stringify([...entries, more]));
  await build();
  const after = await Promise.all(files.map(inodeOf));
  const isSame = after.map((inode, index) => inode === before[index]);
  expect(isSame).toEqual([true, true, false, false]);
});

test('a random sequence of changes gives what a build from nothing gives', async () => {
  const page = (name: string): string => `${guide}/${name}.md`;
  const changes = [
    (text: string) => write(page('a'), `# A\n\n${text}\n\n[b](./b.md#part)\n`),
    (text: string) => write(page('a'), `# ${text}\n\n## Part\n\n[the b](./b.md#part)\n`),
    (text: string) => write(page('b'), `# B\n\n## ${text} {#part}\n\nText.\n`),
    (text: string) => write(page(`new-${text.length}`), `# New ${text}\n`),
    (text: string) => rm(at(page(`new-${text.length}`)), { force: true }),
    (text: string) => write(`${guide}/_install.mdx`, `Install ${text}.\n`),
    (text: string) => write('docs/en/_nav.json', JSON.stringify([{ text, link: '/guide/a' }])),
    (text: string) => write('public/note.txt', text),
    async (text: string) => {
      const config = await readFile(at('site.config.ts'), 'utf8');
      await writeFile(at('site.config.ts'), config.replace(/(?<=title: )'\w+'/, `'${text}'`));
    },
  ];
  const pick = createRandom(5);
  await write(page('b'), '# B\n\n## Part\n');
  for (let round = 0; round < 2; round++) {
    for (let count = 0; count < 6; count++) {
      await changes[pick(changes.length)]?.('x'.repeat(1 + pick(3)) + pick(10));
    }
    const kept = await build();
    expect(kept.files).toEqual((await buildFromNothing()).files);
  }
});

/** Returns whole numbers below a limit, in an order that depends on the seed (Lehmer's generator). */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

test('without a cache folder, the output is the same, and one line says why', async () => {
  const kept = await build();
  await rm(at('.islet'), { recursive: true });
  await write('.islet', 'a file');
  const { printed } = await buildOrThrow(siteRoot);
  expect(printed).toMatch(
    /^`\.islet` is not a folder, so nothing is cached for the next build\.$/m,
  );
  expect(await readFolder(at('dist'))).toEqual(kept.files);
  expect(await readFile(at('.islet'), 'utf8')).toBe('a file');
  await rm(at('.islet'));
});

test('a build reports the mistakes of unchanged pages again', async () => {
  await write(`${guide}/bad.md`, '# Bad\n\n[dead](./nowhere.md)\n');
  const first = await buildWithProblems(siteRoot);
  expect(first.output).toBeNull();
  expect(first.printed).toContain('nowhere.md');
  expect((await buildWithProblems(siteRoot)).problems).toEqual(first.problems);
  await rm(at(`${guide}/bad.md`));
});

// The last one, because a site with components is bundled after each build from nothing.
test('what the bundle is made of is bundled again when it changes, and only then', async () => {
  await write('components/badge.css', '.badge { text-decoration: underline }\n');
  await write(
    'components/Badge.tsx',
    'import \'./badge.css\';\n\nexport const Badge = () => <b className="badge">New</b>;\n',
  );
  const steps: Step[] = [
    [
      'which components pages import',
      () =>
        write(
          `${guide}/badge.mdx`,
          "# Badge\n\nimport { Badge } from '../../../components/Badge.tsx'\n\n<Badge />\n",
        ),
      1,
    ],
    // The page that imports it is compiled again, since it reports whether that is possible.
    ['a component', () => edit('components/Badge.tsx', 'New', 'Newer'), 1],
    ['a page', () => edit(`${guide}/badge.mdx`, '# Badge', '# Badges'), 1],
  ];
  const { made } = await buildAfter(steps);
  expect(made).toEqual(
    steps.map(([what, , compiled]) => [what, { compiled, hasNewBundle: what !== 'a page' }]),
  );
  // The stylesheet, and the browsers to support, count as the component does.
  const note = await readFile(at('.islet/build/bundle.json'), 'utf8');
  for (const input of ['components/Badge.tsx', 'components/badge.css', '.browserslistrc']) {
    expect(note).toContain(JSON.stringify(at(input)));
  }
});
