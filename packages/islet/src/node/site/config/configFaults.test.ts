// One file: most of the lines are messages, whose wording can be compared here.

import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { explainImportError } from './explainImportError.ts';
import { loadConfig } from './loadConfig.ts';

let siteRoot: string;
const write = (name: string, text: string) => writeFile(path.join(siteRoot, name), text);

beforeEach(async () => {
  siteRoot = await realpath(await mkdtemp(path.join(tmpdir(), 'site-')));
  await write('package.json', '{ "type": "module" }');
});

afterEach(() => rm(siteRoot, { recursive: true }));

const config = `import { title } from './title.ts';

interface Unused { a: string }

export default { title };
`;

describe('what cannot be loaded', () => {
  const tell = async () => {
    const loaded = await loadConfig(siteRoot);
    return 'problems' in loaded ? loaded.problems : [];
  };

  test('no config', async () => {
    expect(await tell()).toMatchInlineSnapshot(`
      [
        {
          "file": "site.config.ts",
          "fix": "Create it with \`export default defineConfig({ title: 'My site' });\`.",
          "message": "The site has no \`site.config.ts\`.",
          "severity": "error",
        },
      ]
    `);
  });

  test.each(['nope', 'package.json'])('no folder: %s', async (name) => {
    const mistyped = path.join(siteRoot, name);
    expect(await loadConfig(mistyped)).toMatchObject({
      problems: [{ message: `There is no folder \`${mistyped}\`.`, file: mistyped }],
    });
  });

  test('sources in Latin-1', async () => {
    const latin = (text: string) => Buffer.from(text, 'latin1');
    const [config, title] = ['site.config.ts', 'title.ts'];
    await writeFile(
      path.join(siteRoot, config),
      latin(`import { title } from './title.ts';\n// Größe\nexport default { title };`),
    );
    await writeFile(path.join(siteRoot, title), latin(`export const title = 'Café';`));
    expect(await tell()).toMatchObject(
      [
        { file: config, line: 2 },
        { file: title, line: 1 },
      ].map((place) => ({
        ...place,
        message: `\`${place.file}\` is not encoded in UTF-8 (maybe in Latin-1).`,
      })),
    );
  });

  test('a source that cannot be read', () => {
    const source = {
      siteRoot,
      file: path.join(siteRoot, 'site.config.ts'),
      module: null,
      sources: [],
    };
    const detail = Object.assign(new Error(), {
      code: 'EACCES',
      path: path.join(siteRoot, 'a.ts'),
    });
    const location = { file: 'node_modules/esbuild/lib/main.js', line: 1552, column: 21 };
    const errors = [{ text: 'EACCES: permission denied', location, detail }];
    expect(explainImportError(Object.assign(new Error(), { errors }), source)).toEqual([
      {
        severity: 'error',
        message: '`a.ts` cannot be accessed by this user.',
        fix: 'Change its owner or its permissions, or run as another user.',
        file: 'a.ts',
      },
    ]);
  });

  test('a config with wrong fields', async () => {
    await write('site.config.ts', `export default { titel: 'A' };`);
    expect(await tell()).toMatchInlineSnapshot(`
      [
        {
          "column": 16,
          "file": "site.config.ts",
          "fix": "Add a string.",
          "line": 1,
          "message": "\`title\` is missing.",
          "severity": "error",
        },
        {
          "column": 18,
          "file": "site.config.ts",
          "fix": "Did you mean \`title\`?",
          "line": 1,
          "message": "\`titel\` is not a known key.",
          "severity": "error",
        },
      ]
    `);
  });

  test('a function that fails, or returns nothing', async () => {
    await write(
      'site.config.ts',
      `export default async () => {\n  throw new Error('No file');\n};`,
    );
    expect(await tell()).toMatchInlineSnapshot(`
      [
        {
          "column": 9,
          "file": "site.config.ts",
          "fix": "Correct it; the config and its imports run in Node.",
          "line": 2,
          "message": "The config cannot be loaded: No file.",
          "severity": "error",
        },
      ]
    `);
    await write('site.config.ts', `export default () => {};`);
    expect(await tell()).toMatchObject([
      { message: 'What the default export returns is missing.' },
    ]);
  });

  test('no default export', async () => {
    await write('site.config.ts', `export const config = { title: 'A' };`);
    expect(await tell()).toMatchInlineSnapshot(`
      [
        {
          "file": "site.config.ts",
          "fix": "Add an object.",
          "message": "The default export is missing.",
          "severity": "error",
        },
      ]
    `);
  });

  test('broken syntax in an imported file; the file is watched', async () => {
    await write('site.config.ts', config);
    await write('title.ts', `\nexport const title = { a: 1 b: 2 };`);
    expect(await tell()).toMatchInlineSnapshot(`
      [
        {
          "column": 29,
          "file": "title.ts",
          "fix": "Correct it; the config and its imports run in Node.",
          "line": 2,
          "message": "The config cannot be loaded: Expected "}" but found "b".",
          "severity": "error",
        },
      ]
    `);
    const { dependencies } = await loadConfig(siteRoot);
    expect(dependencies).toContain(path.join(siteRoot, 'title.ts'));
  });

  test('a package that is not installed, where it is imported', async () => {
    await write('site.config.ts', config);
    await write('title.ts', `\nimport { title } from 'no-such-package';\nexport { title };`);
    expect(await tell()).toMatchObject([
      {
        ...{ file: 'title.ts', line: 2, column: 23 },
        message: "The config cannot be loaded: Cannot find package 'no-such-package'.",
      },
    ]);
  });

  test('an import that does not exist', async () => {
    await write('site.config.ts', config);
    await write('title.ts', `export { title } from './nowhere.ts';`);
    expect(await tell()).toMatchInlineSnapshot(`
      [
        {
          "column": 23,
          "file": "title.ts",
          "fix": "Correct it; the config and its imports run in Node.",
          "line": 1,
          "message": "The config cannot be loaded: Could not resolve "./nowhere.ts".",
          "severity": "error",
        },
      ]
    `);
    // Watched, so that creating it fixes the error.
    const { dependencies } = await loadConfig(siteRoot);
    expect(dependencies).toContain(path.join(siteRoot, 'nowhere.ts'));
  });

  test('an export that does not exist', async () => {
    await write('site.config.ts', config);
    await write('title.ts', `export const name = 'A';`);
    expect(await tell()).toMatchInlineSnapshot(`
      [
        {
          "column": 10,
          "file": "site.config.ts",
          "fix": "Correct it; the config and its imports run in Node.",
          "line": 1,
          "message": "The config cannot be loaded: No matching export in "title.ts" for import "title".",
          "severity": "error",
        },
      ]
    `);
  });

  test('a throwing config is reported with the place in the source', async () => {
    await write('site.config.ts', config);
    await write(
      'title.ts',
      `interface A {\n  b: string;\n}\n\nconst a: A = { b: 'no good' };\nif (a.b) throw new Error(a.b);\nexport const title = '';\n`,
    );
    expect(await tell()).toMatchInlineSnapshot(`
      [
        {
          "column": 16,
          "file": "title.ts",
          "fix": "Correct it; the config and its imports run in Node.",
          "line": 6,
          "message": "The config cannot be loaded: no good.",
          "severity": "error",
        },
      ]
    `);
  });

  test.each([
    ['a promise', 'export default new Promise(() => {});'],
    ['a function', 'export default () => new Promise(() => {});'],
    ['the module', 'await new Promise(() => {});\nexport default {};'],
  ])('%s that stays pending', async (_, text) => {
    await write('site.config.ts', text);
    expect(await loadConfig(siteRoot, { limit: 20 })).toMatchObject({
      problems: [
        {
          message: '`site.config.ts` waits for a promise that is still pending after 0.02 s.',
          file: 'site.config.ts',
        },
      ],
    });
  });

  test.each([
    ['null', 'throw null;', 'null'],
    ['an object', 'throw Object.create(null);', 'it threw a value that cannot be read'],
    ['no message', 'throw new Error("");', 'it threw an error without a message'],
    ['several lines', 'throw new Error("One.\\nTwo");', 'One'],
    ['many errors', 'throw new AggregateError([new Error("a")], "All failed");', 'All failed'],
    ['recursion', 'const f = () => f() + 1;\nf();', 'a function calls itself endlessly'],
    ['a getter', 'export default { get title() { throw new Error("No title"); } };', 'No title'],
  ])('a config that throws: %s', async (_, text, message) => {
    await write('site.config.ts', `${text}\nexport const a = 1;`);
    const [problem, ...more] = await tell();
    expect(problem?.message).toMatch(/^The config cannot be loaded: [^\n]*\.$/);
    expect(problem?.message).toContain(`: ${message}`);
    expect(more).toEqual([]);
  });

  test.each([
    ['const a: any = { title: "A" }; a.themeConfig = a;', 'themeConfig'],
    [
      'const b: any = { text: "B" }; b.items = [b]; const a = { themeConfig: { nav: [b] } };',
      'themeConfig.nav[0].items[0]',
    ],
    [
      'let b: unknown[] = []; for (let i = 0; i < 40; i++) b = [b, b]; const a = { locales: b };',
      'locales',
    ],
  ])('a config that holds itself: %s', async (text, place) => {
    await write('site.config.ts', `${text}\nexport default a;`);
    const [problem] = await tell();
    expect(problem?.message).toMatch(/ contains itself, or is too large to read\.$/);
    expect(problem?.message.startsWith(`\`${place}`)).toBe(true);
  });

  test.each(['42', '"text"', '[]', 'new Map()', 'Symbol("a")', '10n', 'class {}', 'null'])(
    'nonsense: %s',
    async (value) => {
      await write('site.config.ts', `export default ${value};`);
      const problems = await tell();
      expect(problems.length).toBeGreaterThan(0);
      for (const { message, file } of problems) {
        expect(file).toBe('site.config.ts');
        expect(message).toMatch(/^(?:The |What the |`title`)[^\n]*\.$/);
      }
    },
  );
});
