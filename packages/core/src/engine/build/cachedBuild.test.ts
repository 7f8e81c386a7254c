import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCli } from '../../../../../e2e/support/cli.ts';
import { copyFixture, createTempFolder } from '../../../../../e2e/support/fixtureSites.ts';
import { readFolder } from '../../../../../e2e/support/readFolder.ts';

const folder = await createTempFolder();
const siteRoot = await copyFixture('full', folder.path);
const at = (file: string): string => path.join(siteRoot, file);
const guide = 'docs/v2/en/guide';

beforeAll(async () => {
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
    stat(at('.docs/build/server/server.cjs')).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
  const before = await bundled();
  const { code, printed } = await runCli('build', siteRoot);
  expect(printed).toMatch(/\(\d+ changed\)/);
  expect(code).toBe(0);
  return {
    files: await readFolder(at('dist')),
    compiled: Number(/\((\d+) changed\)/.exec(printed)?.[1]),
    hasNewBundle: (await bundled()) !== before,
  };
}

async function buildFromNothing(): Promise<Build> {
  await rm(at('.docs'), { recursive: true });
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

/** A change, how many pages it compiles again, and whether it needs a new bundle. */
type Step = [
  what: string,
  change: () => Promise<void>,
  made: { compiled: number | 'all'; hasNewBundle: boolean },
];

// A change of all pages comes last, because it would hide pages that the earlier changes should have updated.
test.each<[of: string, steps: Step[]]>([
  [
    'single pages',
    [
      ['nothing', async () => {}, { compiled: 0, hasNewBundle: false }],
      [
        'a fragment',
        () => edit(`${guide}/_install.mdx`, 'Install it', 'Get it'),
        { compiled: 1, hasNewBundle: false },
      ],
      [
        'a quoted file',
        () => edit('examples/build.ts', 'minify: true', 'minify: false'),
        { compiled: 1, hasNewBundle: false },
      ],
      [
        'a page',
        () => edit(`${guide}/long.mdx`, '# Long', '# Longer'),
        { compiled: 1, hasNewBundle: false },
      ],
      [
        'a new page',
        () => write(`${guide}/new.md`, '# New\n'),
        { compiled: 1, hasNewBundle: false },
      ],
      [
        'a renamed page',
        () => rename(at(`${guide}/new.md`), at(`${guide}/newer.md`)),
        { compiled: 1, hasNewBundle: false },
      ],
      [
        'an image on two pages',
        () => copyFile(at(`${guide}/large.png`), at(`${guide}/square.png`)),
        { compiled: 2, hasNewBundle: false },
      ],
    ],
  ],
  [
    'components and styles',
    [
      [
        'a component',
        () => edit('components/Badge.tsx', 'Badge: ', 'Label: '),
        // The page that imports it is compiled again, since it reports whether that is possible.
        { compiled: 1, hasNewBundle: true },
      ],
      [
        'a stylesheet',
        () => edit('components/badge.css', 'underline', 'overline'),
        { compiled: 0, hasNewBundle: true },
      ],
      [
        'which components pages import',
        () =>
          edit(
            `${guide}/long.mdx`,
            '# Longer',
            "import '../../../../components/badge.css';\n\n# Longer",
          ),
        { compiled: 1, hasNewBundle: true },
      ],
    ],
  ],
  [
    'the whole site',
    [
      [
        'the browsers to support',
        () => write('.browserslistrc', 'chrome 60\n'),
        { compiled: 0, hasNewBundle: true },
      ],
      [
        'the title',
        () => edit('site.config.ts', "title: 'Full'", "title: 'Fuller'"),
        { compiled: 0, hasNewBundle: false },
      ],
    ],
  ],
  [
    'how pages are compiled',
    [
      [
        'an option of Markdown',
        () =>
          edit(
            'site.config.ts',
            "title: 'Fuller'",
            "title: 'Fuller', markdown: { showLineNumbers: true }",
          ),
        { compiled: 'all', hasNewBundle: false },
      ],
    ],
  ],
])(
  'after changes of %s only that is built again, and the output is that of a build from nothing',
  async (_, steps) => {
    const made: Array<[string, Omit<Build, 'files'>]> = [];
    let kept: Build['files'] = {};
    for (const [what, change] of steps) {
      await change();
      const { files, ...rest } = await build();
      kept = files;
      made.push([what, rest]);
    }
    const fresh = await buildFromNothing();
    expect(fresh.compiled).toBeGreaterThan(15);
    expect(kept).toEqual(fresh.files);
    const expected = steps.map(([what, , { compiled, hasNewBundle }]) => [
      what,
      { compiled: compiled === 'all' ? fresh.compiled : compiled, hasNewBundle },
    ]);
    expect(made).toEqual(expected);
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
  const before = { long: await inodeOf('guide/long'), other: await inodeOf('guide/start') };
  await edit(`${guide}/long.mdx`, '# Long', 'Some words.\n\n# Long');
  await build();
  expect(await inodeOf('guide/start')).toBe(before.other);
  expect(await inodeOf('guide/long')).not.toBe(before.long);
});

test('a build after a change of a sidebar leaves the Markdown of pages as it is', async () => {
  const inodeOf = async (file: string) => (await stat(at(`dist/${file}`))).ino;
  const files = ['guide/start.md', 'llms-full.txt', 'guide/start.html', 'guide/start.data.bin'];
  const before = await Promise.all(files.map(inodeOf));
  await edit(
    `${guide}/_meta.json`,
    '"widgets"]',
    '"widgets", { "type": "link", "label": "More", "link": "https://example.com/" }]',
  );
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
    (text: string) => write('components/badge.css', `.badge { content: '${text}'; }\n`),
    (text: string) => write('docs/v2/en/_nav.json', JSON.stringify([{ text, link: '/guide/a' }])),
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
  await rm(at('.docs'), { recursive: true });
  await write('.docs', 'a file');
  const { code, printed } = await runCli('build', siteRoot);
  expect(code).toBe(0);
  expect(printed).toMatch(/^`\.docs` is not a folder, so nothing is cached for the next build\.$/m);
  expect(await readFolder(at('dist'))).toEqual(kept.files);
  expect(await readFile(at('.docs'), 'utf8')).toBe('a file');
  await rm(at('.docs'));
});

test('a build reports the mistakes of unchanged pages again', async () => {
  await write(`${guide}/bad.md`, '# Bad\n\n[dead](./nowhere.md)\n');
  const first = await runCli('build', siteRoot);
  expect(first.code).toBe(1);
  expect(first.printed).toContain('nowhere.md');
  expect(await runCli('build', siteRoot)).toEqual(first);
});
