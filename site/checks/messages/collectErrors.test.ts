import { createMarkdownParser } from 'islet/tools';
import { parseMarkdown } from 'islet-prove';
import { expect, test } from 'vitest';
import { collectErrors } from './collectErrors.ts';

const page = `# Errors

## \`Failed to build\`, \`Rspack build failed.\`

| Message | Fix |
| --- | --- |
| \`Rspack build failed\` | repeats the heading |
| \`fetch failed\`, with \`ENOTFOUND host\` | no network |
| \`single\` | not a message |

| File | Fix |
| --- | --- |
| \`a b\` | not about messages |

## \`TS1: no code\`, \`TS2307: Cannot find '…'\` {#own}

## \`Unknown extension ".css"\`, \`".svg"\`
`;

test('lists the messages of headings and tables, with the whole messages of packages', async () => {
  const read = await parseMarkdown(page, 'docs/en/errors.mdx', createMarkdownParser([]));
  const errors = collectErrors({
    pages: [read],
    docs: 'docs/en',
    messages: ['Failed to build: …', 'Other'],
    terminals: ["a.ts(1,2): error TS2307: Cannot find 'b'.\n"],
    frames: ['Unknown extension "…"'],
    outcomes: ['Rspack build failed'],
  });
  expect(
    errors.map(({ slug, page, anchor, shown, templates, role }) =>
      [slug, page + anchor, shown, templates.join(' | '), role].join('; '),
    ),
  ).toEqual([
    'failed-build; /errorsfailed-to-build-rspack-build-failed; Failed to build; Failed to build: …; cause',
    'rspack-build-failed; /errorsfailed-to-build-rspack-build-failed; Rspack build failed.; ; outcome',
    'fetch-failed-enotfound-host; /errorsfailed-to-build-rspack-build-failed; fetch failed … ENOTFOUND host; ; cause',
    'ts1-no-code; /errorsown; TS1: no code; ; cause',
    "ts2307; /errorsown; TS2307: Cannot find '…'; Cannot find '…'.; cause",
    'unknown-extension; /errorsunknown-extension-css-svg; Unknown extension "…"; ; frame',
  ]);
});
