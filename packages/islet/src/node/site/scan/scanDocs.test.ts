import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { UrlRules } from '#shared/url.ts';
import { prepareEmptySites, rules, versioned } from './testing.ts';

const { at, scan } = prepareEmptySites();

describe('scanDocs', () => {
  test('lists pages by path, and leaves out other files', async () => {
    const { pages, problems } = await scan([
      'zh/index.mdx',
      'en/guide/b.mdx',
      'en/guide/a.md',
      'en/guide/a/c.mdx',
      'en/_parts/shared.mdx',
      'en/_parts/deep/shared.mdx',
      'en/_part.mdx',
      'en/image.png',
      'en/.drafts/x.md',
      'en/node_modules/pkg/readme.md',
    ]);
    expect(pages.map(({ filePath, routePath }) => [filePath, routePath])).toEqual([
      ['content/docs/en/guide/a.md', '/guide/a'],
      ['content/docs/en/guide/a/c.mdx', '/guide/a/c'],
      ['content/docs/en/guide/b.mdx', '/guide/b'],
      ['content/docs/zh/index.mdx', '/zh/'],
    ]);
    expect(problems).toEqual([]);
  });

  test('reads navigation files with the folder they describe', async () => {
    const { metaFiles, navFiles, problems } = await scan(
      [
        'v1/zh/_nav.json',
        'v1/zh/_meta.json',
        'v1/zh/guide/start/_meta.json',
        'v1/zh/guide/start/a.md',
        'v1/zh/_x/_meta.json',
      ],
      versioned,
    );
    expect(navFiles).toEqual([
      {
        filePath: 'content/docs/v1/zh/_nav.json',
        text: '["v1/zh/_nav.json"]',
        folder: '',
        lang: 'zh',
        version: 'v1',
      },
    ]);
    expect(metaFiles.map(({ folder }) => folder)).toEqual(['', 'guide/start']);
    expect(problems).toEqual([]);
  });

  test.each([
    ['/start', ['/start', '/zh/start'], []],
    ['start', ['/guide/start', '/zh/guide/start'], []],
    ['/a/b/', ['/a/b/', '/zh/a/b/'], []],
    ['/', ['/', '/zh/'], []],
    ['快速', ['/guide/快速', '/zh/guide/快速'], []],
    [
      '/zh/a',
      [],
      [
        'content/docs/en/guide/a.md:3:7 The slug `/zh/a` starts with the name of a language or a version, so the page is left out.',
        'content/docs/zh/guide/a.md:3:7 The slug `/zh/a` starts with the name of a language or a version, so the page is left out.',
      ],
    ],
    [
      '/hashed/a',
      ['/zh/hashed/a'],
      [
        'content/docs/en/guide/a.md:3:7 The slug `/hashed/a` is in `hashed`, which browsers cache forever, so the page is left out.',
      ],
    ],
    // Compiling the page reports these.
    ['../a', ['/guide/a', '/zh/guide/a'], []],
    ['a?b', ['/guide/a', '/zh/guide/a'], []],
    ['//a.example/', ['/guide/a', '/zh/guide/a'], []],
    ['a.md', ['/guide/a', '/zh/guide/a'], []],
  ])('the slug %s', async (slug, expected, reported) => {
    const page = `---\ntitle: A\nslug: "${slug}"\n---\n`;
    const { pages, problems } = await scan(['en/guide/a.md', 'zh/guide/a.md'], rules, page);
    expect(pages.map(({ routePath }) => routePath)).toEqual(expected);
    expect(
      problems
        .filter(({ line }) => line)
        .map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
    ).toEqual(reported);
  });

  test('a slug that is the route of another page', async () => {
    await scan(['en/a.md']);
    const page = '---\nslug: /a\n---\n';
    const { pages, problems } = await scan(['en/b.md', 'en/c/d.md'], rules, page);
    expect(pages.map(({ filePath }) => filePath)).toEqual(['content/docs/en/a.md']);
    expect(problems).toEqual(
      ['b.md', 'c/d.md'].map((file) => ({
        severity: 'error',
        message: `\`content/docs/en/a.md\` and \`content/docs/en/${file}\` are both the page of the route \`/a\`.`,
        fix: 'Write another `slug`.',
        file: `content/docs/en/${file}`,
        line: 2,
        column: 7,
      })),
    );
  });

  test('two pages for one route', async () => {
    const { pages, problems } = await scan(['en/a.md', 'en/a.mdx', 'en/a.html.md']);
    expect(pages.map(({ filePath }) => filePath)).toEqual(['content/docs/en/a.html.md']);
    expect(problems).toMatchInlineSnapshot(`
      [
        {
          "file": "content/docs/en/a.md",
          "fix": "Rename or remove one of them.",
          "message": "\`content/docs/en/a.html.md\` and \`content/docs/en/a.md\` are both the page of the route \`/a\`.",
          "severity": "error",
        },
        {
          "file": "content/docs/en/a.mdx",
          "fix": "Rename or remove one of them.",
          "message": "\`content/docs/en/a.html.md\` and \`content/docs/en/a.mdx\` are both the page of the route \`/a\`.",
          "severity": "error",
        },
      ]
    `);
  });

  test('a page and the index of a folder of its name', async () => {
    const { pages, problems } = await scan(['en/g.md', 'en/g/index.md', 'en/g/h.md', 'zh/g.md']);
    expect(pages.map(({ routePath }) => routePath)).toEqual(['/g', '/g/h', '/zh/g']);
    expect(problems.map(({ message }) => message)).toEqual([
      '`content/docs/en/g.md` and `content/docs/en/g/index.md` are both the page of the route `/g`.',
    ]);
  });

  describe('pages named like another language or version', () => {
    test('are left out and reported, once for each folder', async () => {
      const { pages, problems } = await scan(['en/zh/a.md', 'en/zh/b/c.md', 'en/en.md', 'en/a.md']);
      expect(pages.map(({ routePath }) => routePath)).toEqual(['/a']);
      expect(
        problems.map(({ severity, message, fix }) => `${severity}: ${message} ${fix}`),
      ).toMatchInlineSnapshot(`
        [
          "error: The route \`/en\` of \`content/docs/en/en.md\` starts with \`/en\`, which means the language \`en\`. Rename the file, or move its pages to the folder of that language.",
          "error: The route \`/zh/b/c\` of \`content/docs/en/zh/b/c.md\` starts with \`/zh\`, which means the language \`zh\`. Rename the folder \`content/docs/en/zh\`, or move its pages to the folder of that language.",
        ]
      `);
    });

    test.each([
      ['v2/en/v1/a.md', 'version `v1`'],
      ['v1/en/zh/index.md', 'language `zh`'],
      ['v1/en/zh.md', 'language `zh`'],
      ['v1/en/en/a.md', 'language `en`'],
      ['v2/en/v2/a.md', 'version `v2`'],
    ])('%s means the %s', async (file, meaning) => {
      const { pages, problems } = await scan([file, 'v2/en/index.md'], versioned);
      expect(pages.map(({ routePath }) => routePath)).toEqual(['/']);
      expect(problems[0]?.message).toMatch(`which means the ${meaning}.`);
    });

    test.each([
      ['v2/en/a/v1/b.md', '/a/v1/b'],
      ['v2/zh/v2/a.md', '/zh/v2/a'],
      ['v1/zh/v1/a.md', '/v1/zh/v1/a'],
      ['v2/en/v2.0/a.md', '/v2.0/a'],
    ])('but not %s', async (file, route) => {
      const { pages, problems } = await scan([file], versioned);
      expect(pages.map(({ routePath }) => routePath)).toEqual([route]);
      expect(problems).toEqual([]);
    });
  });

  const strays = async (files: string[], urlRules: UrlRules) => {
    const { pages, problems } = await scan(files, urlRules);
    expect(pages).toHaveLength(1);
    return problems.map(({ severity, message, fix }) => `${severity}: ${message} ${fix}`);
  };

  test('files outside the language folders', async () => {
    const files = ['README.md', 'fr/a.md', 'fr/b/_meta.json', '_nav.json', 'en/a.md'];
    expect(await strays(files, rules)).toMatchInlineSnapshot(`
      [
        "warning: \`content/docs/README.md\` is not in a language folder, so it is left out. Move it to \`content/docs/en/\`, or name it in \`locales\` in the config.",
        "warning: \`content/docs/_nav.json\` is not in a language folder, so it is left out. Move it to \`content/docs/en/\`, or name it in \`locales\` in the config.",
        "warning: \`content/docs/fr\` is not in a language folder, so it is left out. Move it to \`content/docs/en/\`, or name it in \`locales\` in the config.",
      ]
    `);
  });

  test('files outside the version folders', async () => {
    const files = ['fr/a.md', 'v1/fr/a.md', 'v1/readme.md', 'v1/en/a.md'];
    expect(await strays(files, versioned)).toMatchInlineSnapshot(`
      [
        "warning: \`content/docs/fr\` is not in a version and language folder, so it is left out. Move it to \`content/docs/v2/en/\`, or name it in \`locales\` or \`multiVersion.versions\` in the config.",
        "warning: \`content/docs/v1/fr\` is not in a version and language folder, so it is left out. Move it to \`content/docs/v2/en/\`, or name it in \`locales\` or \`multiVersion.versions\` in the config.",
        "warning: \`content/docs/v1/readme.md\` is not in a version and language folder, so it is left out. Move it to \`content/docs/v2/en/\`, or name it in \`locales\` or \`multiVersion.versions\` in the config.",
      ]
    `);
  });

  test.each([
    ['before', ['en/a.md', 'en/b.md']],
    ['after', ['en/c.md', 'en/b.md']],
  ])('a draft %s the page whose route it has is left out', async (_, [draft = '', page = '']) => {
    await scan([draft], rules, '---\ndraft: true\nslug: /b\n---\n');
    const { pages, problems } = await scan([page], rules, '# B\n');
    expect(pages.map(({ filePath }) => filePath)).toEqual([`content/docs/${page}`]);
    expect(problems.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      `warning The draft \`content/docs/${draft}\` has the route \`/b\` of \`content/docs/${page}\`, so it is left out.`,
    ]);
  });

  test('no docs folder, no pages', async () => {
    const { problems } = await scan([]);
    expect(problems).toMatchInlineSnapshot(`
      [
        {
          "file": "content/docs",
          "fix": "Create \`content/docs/en/index.mdx\`, or set \`root\` in the config to the folder of the pages.",
          "message": "There are no pages in \`content/docs\`.",
          "severity": "error",
        },
      ]
    `);
  });

  test('pages whose names cannot be in a URL are left out and reported', async () => {
    const { pages, problems } = await scan([
      'en/index.md',
      'en/x.data.bin.md',
      'en/hashed/logo.md',
      'en/hashed.md',
      `en/${'y'.repeat(241)}.md`,
      `en/${'z'.repeat(241)}/a.md`,
      'en/guide/_meta.json/a.md',
    ]);
    expect(pages.map(({ routePath }) => routePath)).toEqual(['/hashed', '/']);
    expect(problems.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      'error `content/docs/en/hashed/logo.md` is in `hashed`, which browsers cache forever, so it is left out.',
      'error `content/docs/en/x.data.bin.md` has a name that ends like those of page data files, so it is left out.',
      `error \`content/docs/en/${'y'.repeat(241)}.md\` has a name that is too long, so it is left out.`,
      `error \`content/docs/en/${'z'.repeat(241)}/a.md\` has a name that is too long, so it is left out.`,
      'warning `content/docs/en/guide/_meta.json` is a folder, so it is not read.',
    ]);
  });

  test('a linked folder is read, and a dangling link is reported', async () => {
    mkdirSync(at('shared'));
    writeFileSync(at('shared/a.md'), '');
    mkdirSync(at('content/docs/en'), { recursive: true });
    symlinkSync('../../../shared', at('content/docs/en/guide'));
    symlinkSync('gone.md', at('content/docs/en/b.md'));
    symlinkSync('user@host.1', at('content/docs/en/.#a.md'));
    const { pages, problems } = await scan(['en/index.md']);
    expect(pages.map(({ routePath }) => routePath)).toEqual(['/guide/a', '/']);
    expect(problems.map(({ message }) => message)).toEqual([
      '`content/docs/en/b.md` is a link to something that does not exist, so it is left out.',
    ]);
  });

  test('a navigation file that is not UTF-8 is reported, and counts as empty', async () => {
    mkdirSync(at('content/docs/en'), { recursive: true });
    writeFileSync(at('content/docs/en/_meta.json'), Buffer.from('["a"]', 'utf16le'));
    const { metaFiles, problems } = await scan(['en/index.md']);
    expect(metaFiles).toMatchObject([{ text: '[]' }]);
    expect(problems).toMatchObject([
      { message: '`content/docs/en/_meta.json` is encoded in UTF-16.', line: 1 },
    ]);
  });
});
