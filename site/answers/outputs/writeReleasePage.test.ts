import { expect, test } from 'vitest';
import type { ReleaseRecord } from './releaseRecord.ts';
import { writeReleasePage } from './writeReleasePage.ts';

const files = { 'dist/index.d.ts': 'f00', 'dist/index.js': 'ba4' };

const before: ReleaseRecord = {
  version: '1.0.0',
  date: '2026-09-03',
  previous: null,
  parts: { '@rslib/core': '1.0.0' },
  outputs: { "explorer cjs true 'es5' unset none": null, 'kit/build': files, 'kit/same': {} },
  sources: {},
  failing: [],
  places: [],
  changes: {},
};

const after: ReleaseRecord = {
  version: '1.0.1',
  date: '2026-09-15',
  previous: '1.0.0',
  parts: { '@rslib/core': '1.0.1' },
  outputs: {
    "explorer cjs true 'es5' unset none": files,
    'explorer esm true true': files,
    'kit/build': files,
    'kit/same': {},
  },
  sources: {},
  failing: [],
  places: ["-export * from './kit';\n+export * from './kit.js';", '-first()\n+second()'],
  changes: {
    'explorer esm true true': { 'dist/index.d.ts': [0] },
    'kit/build': { 'dist/index.d.ts': [0], 'dist/index.js': [1] },
  },
};

test('the page of a release has each difference below its cause', () => {
  expect(writeReleasePage(after, before, 'en')).toMatchInlineSnapshot(`
    "---
    title: "What Rslib 1.0.1 changed in the output"
    description: "Each difference between the outputs of Rslib 1.0.0 and 1.0.1, grouped by cause."
    date: 2026-09-15
    searchWeight: 0.5
    editLink: false
    ---

    # What Rslib 1.0.1 changed in the output

    The examples of this site and all choices of the [output explorer](/guide/basic/output-format) were built with 1.0.0 and with 1.0.1. Of 4 builds, 2 differ, in 3 files:

    | Cause | Files |
    | --- | --- |
    | [Extensions in declaration files](#extensions) | 2 |
    | [Differences without a known cause](#unknown) | 1 |

    ## Extensions in declaration files {#extensions}

    Imports in declaration files get the extension of the file that they lead to, so TypeScript also finds it with \`node16\`. See [Extensions in declaration files](/guide/upgrade/v0-to-v1#extensions-in-declaration-files).

    \`\`\`\`diff title="dist/index.d.ts" wrapCode
    -export * from './kit';
    +export * from './kit.js';
    \`\`\`\`

    :::details In 2 builds

    - Output explorer, \`esm\`, 1 build: \`dist/index.d.ts\`
    - \`kit/build\`: \`dist/index.d.ts\`

    :::

    ## Differences without a known cause {#unknown}

    No rule knows these. Make sure that both builds had the same sources and dependencies, because their changes show up here too.

    \`\`\`\`diff title="dist/index.js" wrapCode
    -first()
    +second()
    \`\`\`\`

    :::details In 1 build

    - \`kit/build\`: \`dist/index.js\`

    :::

    ## Builds that fail {#failed}

    Rslib 1.0.0 can't build these, so there is nothing to compare:

    - \`explorer cjs true 'es5' unset none\`

    ## What was compared {#compared}

    | Package | 1.0.0 | 1.0.1 |
    | --- | --- | --- |
    | \`@rslib/core\` | 1.0.0 | 1.0.1 |

    [What changed in the output](/releases/) explains the differences of your own package.
    "
  `);
});

test('its links lead to pages in its language', () => {
  const text = writeReleasePage(after, before, 'zh') ?? '';
  expect(text).toContain('](/zh/guide/upgrade/v0-to-v1#extensions-in-declaration-files)');
  expect(text).not.toMatch(/\]\(\/(?!zh\/)/);
});

test('the oldest release has no page', () => {
  expect(writeReleasePage(before, null, 'en')).toBe(null);
});
