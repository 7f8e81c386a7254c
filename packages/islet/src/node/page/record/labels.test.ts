import { expect, test } from 'vitest';
import english from '#shared/labels/en.json' with { type: 'json' };
import type { LabelName, Labels } from '#shared/labels.ts';
import { compileText } from './testing.ts';

/** Each text is its name, with its placeholders filled in. */
const named = Object.fromEntries(
  Object.entries(english).map(([name, text]) => [
    name,
    `${name}:${text.match(/\{\w+\}/)?.[0] ?? ''}`,
  ]),
) as Labels;

const fence = ['```js', ...Array.from({ length: 121 }, (_, line) => `f(${line});`), '```'];

test.each<[source: string, name: LabelName, shown: string]>([
  [':::tip\na\n:::', 'tip', 'tip:'],
  [':::details\na\n:::', 'details', 'details:'],
  ['> [!IMPORTANT]\n> a', 'important', 'important:'],
  ['---\ndraft: true\n---\na', 'draft', 'draft:'],
  ['---\ndraft: true\n---\na', 'draftText', 'draftText:'],
  ['a[^1]\n\n[^1]: b', 'footnotes', 'footnotes:'],
  ['a[^1] b[^1]\n\n[^1]: b', 'backToReference', 'backToReference:1-2'],
  ['- [x] a', 'taskDone', 'taskDone:'],
  ['- [ ] a', 'taskOpen', 'taskOpen:'],
  ['[[toc]]\n\n## A', 'tableOfContents', 'tableOfContents:'],
  ['## $& here', 'permalink', 'permalink:$&#x26; here'],
  [fence.join('\n'), 'showAllLines', 'showAllLines:121'],
])('%j shows the label %s', async (source, name, shown) => {
  expect(english).toHaveProperty(name);
  const { body } = await compileText(source, { extension: 'md', labels: named });
  expect(body.join('')).toContain(shown);
});
