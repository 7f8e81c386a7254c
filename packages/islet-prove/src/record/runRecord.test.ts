import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRecord, hashOf, parseRecord, RecordFault, type RunRecord } from './runRecord.ts';

/** Texts with what a record itself is made of, and bytes that are no text. */
const content = fc.oneof(
  fc
    .array(
      fc.constantFrom('\n', '\r\n', '```', '````js', '# ', '### `a`', 'ü', '\u2028', '\uFEFF', 'x'),
    )
    .map((parts) => Buffer.from(parts.join(''))),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
);
const kept = fc.oneof(
  content.map((bytes) => ({ content: bytes, hash: hashOf(bytes) })),
  content.map((bytes) => ({ content: bytes })),
  content.map((bytes) => ({ hash: hashOf(bytes) })),
  fc.constant({}),
);
const name = fc.string({ minLength: 1 }).filter((text) => !/[\r\n]/.test(text));
const record: fc.Arbitrary<RunRecord> = fc.record({
  tool: name,
  commands: fc.array(
    fc
      .tuple(name, fc.integer(), kept)
      .map(([command, exitCode, rest]) => ({ command, exitCode, ...rest })),
  ),
  files: fc.uniqueArray(
    fc.tuple(name, fc.nat(), kept).map(([path, bytes, rest]) => ({ path, bytes, ...rest })),
    { selector: ({ path }) => path },
  ),
});

test('a record is read as it was printed, whatever the files contain', () => {
  fc.assert(
    fc.property(record, (one) => {
      expect(parseRecord(formatRecord(one))).toEqual(one);
    }),
  );
});

const keep = (text: string | Uint8Array) => {
  const bytes = Buffer.from(text);
  return { bytes: bytes.length, hash: hashOf(bytes), content: bytes };
};
const { hash, content: terminal } = keep('built\n');
const example: RunRecord = {
  tool: 'Tool 1.0',
  commands: [
    { command: 'npx tool', exitCode: 0, hash, content: terminal },
    { command: 'npx tool --watch', exitCode: 1 },
  ],
  files: [
    { path: 'dist/a.js.map', ...keep('{}') },
    { path: 'dist/a.md', ...keep('```js\na;\n```\n') },
    { path: 'dist/b.bin', ...keep(new Uint8Array(60)) },
    { path: 'dist/c.txt', ...keep('') },
    { path: 'dist/log', bytes: 9 },
  ],
};

test('a record is a page with the commands, the files, and those that are quoted', () => {
  expect(formatRecord(example)).toMatchInlineSnapshot(`
    "# Recorded with Tool 1.0

    ## \`npx tool\`

    Exit code 0, output 56f6e6304d02

    \`\`\`text
    built
    \`\`\`

    ## \`npx tool --watch\`

    Exit code 1

    ## Files

    - \`dist/a.js.map\`: 2 bytes, 44136fa355b3
    - \`dist/a.md\`: 13 bytes, 70b878b12303
    - \`dist/b.bin\`: 60 bytes, 5dcc1b5872dd
    - \`dist/c.txt\`: 0 bytes, e3b0c44298fc
    - \`dist/log\`: 9 bytes

    ### \`dist/a.js.map\`

    \`\`\`js no-newline
    {}
    \`\`\`

    ### \`dist/a.md\`

    \`\`\`\`md
    \`\`\`js
    a;
    \`\`\`
    \`\`\`\`

    ### \`dist/b.bin\`

    \`\`\`bin base64
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAA
    \`\`\`

    ### \`dist/c.txt\`

    \`\`\`txt
    \`\`\`
    "
  `);
});

test('a record may have the line ends of the system', () => {
  expect(parseRecord(formatRecord(example).replaceAll('\n', '\r\n'))).toEqual(example);
});

test.each([
  ['# Recorded with', '# Tool', 1, 'A record cannot go on with `# Tool Tool 1.0`.'],
  ['Exit code 0', 'It failed', 3, 'A record cannot go on with `## `npx tool``.'],
  ['built', 'broken', 7, 'The content of this fence was changed: its hash is `HASH`, not `HASH`.'],
  ['```txt\n```', '```txt', 46, 'A record cannot go on with ````txt`.'],
  ['### `dist/a.md`', '### `dist/b.md`', 29, '`dist/b.md` is not among the files above.'],
  ['9 bytes\n', 'few bytes\n', 21, 'A record cannot go on with `- `dist/log`: few bytes`.'],
  [/$/, '\n', 49, 'A record cannot end or have an empty line here.'],
])('%j → %j is found', (before, after, line, message) => {
  const edited = formatRecord(example).replace(before, after);
  const find = () => {
    try {
      return parseRecord(edited);
    } catch (error) {
      return error instanceof RecordFault
        ? [error.line, error.message.replace(/`[\da-f]{12}`/g, '`HASH`')]
        : error;
    }
  };
  expect(find()).toEqual([line, message]);
});
