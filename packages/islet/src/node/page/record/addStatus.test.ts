import { expect, test } from 'vitest';
import { compileText, problemLines } from './testing.ts';

const compile = (text: string, lang = 'en') => compileText(text, { lang });

test.each([
  ['## A <Badge since="1.2" />', 'a', 'Since 1.2', '<span class="pill info" data-status="">'],
  ['### A <Badge deprecated />', 'a', 'Deprecated', '<span class="pill danger" data-status="">'],
  ["## `a` <Badge deprecated={'2.0'} />", 'a', 'Deprecated since 2.0', 'danger'],
  ['## A b <Badge since="1" experimental />', 'a-b', 'Since 1 · Experimental', 'warning'],
  ['## A <Badge since="1" /> <Badge experimental />', 'a', 'Since 1 · Experimental', 'info'],
])('%s', async (heading, id, status, html) => {
  const record = await compile(`# T\n\n${heading}\n\nText.\n`);
  expect(record.problems).toEqual([]);
  const [entry] = record.toc;
  expect([entry?.id, entry?.status]).toEqual([id, status]);
  expect(record.sections.at(-1)).toMatchObject({ id, heading: entry?.text, status });
  expect(entry?.text).not.toContain(status);
  expect(record.body.join('')).toContain(html);
  expect(record.components).toEqual([]);
});

test('a badge is never part of the text of its heading', async () => {
  const { toc, title } = await compile('# T <Badge>new</Badge>\n\n## A <Badge text="old" /> b\n');
  expect([title, ...toc.map(({ id, text }) => `${id}: ${text}`)]).toEqual(['T', 'a-b: A b']);
});

test('the front matter of a page gives its title a status, in the language of the page', async () => {
  const record = await compile('---\ntitle: T\nsince: "1.2"\n---\n\nText.\n', 'zh');
  expect(record.title).toBe('T');
  expect(record.body.join('')).toMatch(/^<h1[^>]*>T <span[^>]*>1\.2起<\/span><\/h1>/);
  expect(record.sections[0]).toMatchObject({ heading: 'T', status: '1.2起' });
});

test('a badge of the page itself is left alone', async () => {
  const own = 'export const Badge = ({ since }) => <b>{since}</b>\n\n# T\n\n<Badge since="1" />\n';
  expect((await compile(own)).body.join('')).not.toContain('pill');
});

test.each([
  ['---\nsince: 1.2\n---\n\n# T\n', 'error docs/en/page.mdx:2:8 `since` is the number 1.2.'],
  [
    '---\nexperimental: "yes"\n---\n\n# T\n',
    'error docs/en/page.mdx:2:15 `experimental` is "yes".',
  ],
  [
    '# T\n\n## A <Badge since />\n',
    'error docs/en/page.mdx:3:6 This `<Badge>` says nothing about a version.',
  ],
])('%j is a mistake', async (text, problem) => {
  expect(problemLines(await compile(text))).toEqual([problem]);
});
