import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyFixture, createTempFolder, runCli, runNodeFile } from 'islet/testing';
import { expect, test } from 'vitest';

/** A copy of the site of a small program, outside of the repository. */
async function openSite() {
  const temp = await createTempFolder();
  const site = await copyFixture('proved', temp.path);
  const at = (file: string): string => path.join(site, file);
  return {
    site,
    at,
    prove: (...args: string[]) => runNodeFile({}, at('prove.mjs'), ...args),
    async replace(file: string, from: string, to: string) {
      const text = await readFile(at(file), 'utf8');
      expect(text).toContain(from);
      await writeFile(at(file), text.replace(from, to));
    },
    [Symbol.asyncDispose]: temp.remove,
  };
}

/** The first lines of problems. */
const listErrors = (printed: string): string[] =>
  [...printed.matchAll(/^error (.*)\n {2}(.*)/gm)].map(
    ([, place, message]) => `${place} ${message}`,
  );

test('a site is proved as it is, and shows in both languages what was recorded', async () => {
  await using opened = await openSite();
  expect(await opened.prove()).toMatchObject({
    code: 0,
    printed: expect.stringContaining('Examples: 1, right, 1 run'),
  });
  expect(await runCli('build', opened.site)).toMatchObject({ code: 0 });
  for (const file of ['index.html', 'zh/index.html']) {
    const html = await readFile(opened.at(`dist/${file}`), 'utf8');
    expect(html).toContain('npx greet (Greet 1.2.0)');
    expect(html).toContain('Hello, Grace!');
  }
});

test('each mistake is reported with its file and line', async () => {
  await using opened = await openSite();
  await opened.replace('src/index.mjs', 'Hello', 'Hi');
  await opened.replace('docs/zh/index.md', "greet('Ada')", "greet('Ada', { isPolite: 1 })");
  await opened.replace('docs/en/index.md', 'isPolite: true', 'polite: true');
  await opened.replace('docs/en/index.md', 'greet(1)', "greet('1')");
  await appendFile(opened.at('docs/en/index.md'), '\n## Empty lines\n\nIt skips empty lines.\n');
  await appendFile(opened.at('docs/en/index.md'), '\n```json\n{ "a": }\n```\n');
  await opened.replace('docs/en/index.md', 'show="greetings.txt"', 'show="names.md"');
  await opened.replace(
    'examples/hello/example.json',
    '["npx greet"]',
    `["npx greet"],\n"meet": ["npx meet"],\n"open": ["npx greet 'a"]`,
  );
  const { code, printed } = await opened.prove();
  expect(code).toBe(1);
  expect(listErrors(printed)).toEqual([
    'docs/en/index.md:7:1 The run of `examples/hello/output/all.md` gives no `names.md`.',
    "docs/en/index.md:18:41 TS2561: Object literal may only specify known properties, but 'polite' does not exist in type '{ isPolite?: boolean | undefined; }'. Did you mean to write 'isPolite'?",
    'docs/en/index.md:24:1 The fence says that it fails with TS2345, but it has no error.',
    'docs/en/index.md:31:1 Nothing proves “It skips empty lines.”',
    'docs/en/index.md:34:8 This is not JSON: expected a value, found }.',
    "docs/zh/index.md:13:16 TS2322: Type 'number' is not assignable to type 'boolean | undefined'.",
    'examples/hello/example.json:4 An example runs `meet`, but only node, greet can be run.',
    "examples/hello/example.json:5 `'a` is not supported here.",
    'examples/hello/output/all.md The result differs from the recorded one:',
  ]);
  expect(printed).toContain('+ Hi, Ada!');
});

test('what is recorded again, or excused with a reason, is right, and trusted until it changes', async () => {
  await using opened = await openSite();
  await opened.replace('prove.mjs', "docs: 'docs',", "docs: 'docs',\n  proved: 'proved.json',");
  await opened.replace('src/index.mjs', 'Hello', 'Hi');
  await appendFile(opened.at('docs/en/index.md'), '\n## Empty lines\n\nIt skips empty lines.\n');
  const sentences = ['It skips empty lines.'];
  const reason = 'An empty line leaves no trace in the output.';
  await writeFile(opened.at('unproved.json'), JSON.stringify([{ reason, sentences }]));
  expect(await opened.prove('--update')).toMatchObject({ code: 0 });
  expect(await readFile(opened.at('examples/hello/output/all.md'), 'utf8')).toContain('Hi, Ada!');
  expect((await opened.prove()).printed).toContain('Nothing was run.');
  await writeFile(opened.at('examples/hello/names.txt'), 'Ada\nAlan\n');
  const { code, printed } = await opened.prove();
  expect(code).toBe(1);
  expect(printed).toContain('Examples: 1, 1 wrong, 1 run in');
});

test('a missing folder is explained', async () => {
  await using opened = await openSite();
  await opened.replace('prove.mjs', "docs: 'docs'", "docs: 'pages'");
  const { code, printed } = await opened.prove();
  expect(code).toBe(1);
  expect(printed).toMatch(/^There is no folder `pages` in .*proved\. Correct `docs`\.\n$/);
});
