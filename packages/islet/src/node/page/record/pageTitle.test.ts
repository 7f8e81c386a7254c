import { expect, test } from 'vitest';
import { compilePage } from './compilePage.ts';
import { compileText, problemLines, testContext, untitled, withFiles } from './testing.ts';

test('front matter ends at a line of its own', async () => {
  const { title } = await compileText('---\n# ------\ntitle: T ---\n---\n\nText');
  expect(title).toBe('T ---');
});

test('titles, description and page type come from front matter first', async () => {
  const record = await compileText('---\ntitle: F\npageType: home\n---\n# H\n\nThe lead.');
  expect(record).toMatchObject({ title: 'F', pageType: 'home', description: 'The lead.' });
});

test.each([
  [
    'of the option in the title',
    '# lib.dts\n\n- **Default:** `false`, as ever\n\n## dts.build\n\n- **Default:** `1`',
    'false, as ever',
  ],
  ['not of an option below it', '# Options\n\n## dts\n\n- **Default:** `false`', ''],
  ['not of a page without options', '# Defaults\n\nDefault: none.', ''],
])('the default of a page is %s', async (_, text, expected) => {
  expect((await compileText(text)).default).toBe(expected);
});

test('the title of a container is not the description of a page', async () => {
  const record = await compileText('# H\n\n:::note\nThe lead, in a note.\n:::');
  expect(record.description).toBe('The lead, in a note.');
});

test('a long first paragraph is cut between words or characters', async () => {
  const cut = async (text: string) => (await compileText(`# H\n\n${text}`)).description;
  expect(await cut('Some words. '.repeat(20))).toBe(`${'Some words. '.repeat(13).trim()}…`);
  expect(await cut(`a${'𠀀'.repeat(200)}`)).toBe(`a${'𠀀'.repeat(119)}…`);
  expect(await cut('𠀀'.repeat(160))).toBe('𠀀'.repeat(160));
});

test('an overview without a title is called so in its language', async () => {
  const record = await compileText('---\noverview: true\n---\nText.');
  expect([record.title, problemLines(record)]).toEqual(['Overview', []]);
});

test.each([
  ['guide/quick-start', 'Quick start'],
  ['guide/start/index', 'Start'],
])('a page without a title is called after its file: %s', async (pagePath, title) => {
  const filePath = `docs/en/${pagePath}.md`;
  const page = { filePath, pagePath, routePath: '/a', lang: 'en', version: '' };
  const record = await withFiles({ [filePath]: 'Text' }, (root) =>
    compilePage(page, testContext(root)),
  );
  expect(record.title).toBe(title);
  expect(problemLines(record)).toEqual([
    `warning ${filePath}:1:1 ${untitled}, so it is called "${title}" after its file.`,
  ]);
});
