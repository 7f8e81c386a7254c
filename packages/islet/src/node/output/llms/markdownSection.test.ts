import { expect, test } from 'vitest';
import { markdownSection } from './markdownSection.ts';

const markdown = `---
title: "A"
---

# A

Lead.

## \`dts.bundle\`

One.

\`\`\`\`md
## Not a heading
\`\`\`
\`\`\`\`

### Details with [a link](/b) and \\*stars\\*

Two.

## Own

Three.

## Own

Four.
`;

const toc = [
  { id: 'dtsbundle', text: 'dts.bundle' },
  { id: 'mine', text: 'Details with a link and *stars*' },
];

test.each([
  ['a', /^# A\n[\s\S]*Four\.\n$/],
  ['dtsbundle', /^## `dts\.bundle`\n\nOne\.[\s\S]*Not a heading[\s\S]*Two\.\n$/],
  ['mine', /^### Details[^\n]*\n\nTwo\.\n$/],
  ['own', /^## Own\n\nThree\.\n$/],
  ['own-1', /^## Own\n\nFour\.\n$/],
])('cuts out #%s with the sections below it', (anchor, expected) => {
  expect(markdownSection(markdown, anchor, toc)).toMatch(expected);
});

test.each(['not-a-heading', 'gone', ''])('has no section #%s', (anchor) => {
  expect(markdownSection(markdown, anchor, toc)).toBe(null);
});
