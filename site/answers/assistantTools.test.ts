import { expect, test } from 'vitest';
import tools from './assistantTools.ts';

/** A site whose sections name themselves. */
const site = {
  readPage: (page: string, section = '') => Promise.resolve(`## Text of ${page}#${section}\n`),
};

const [decode, explain, differences] = tools;

test.each([
  [
    { text: 'error   Cannot find config file: /a/rslib.config.ts' },
    `These messages are explained, in the order of the text.

- Cannot find config file (https://rslib.rs/e/cannot-find-config-file)
page: /guide/faq/errors/config, section: cannot-find-config-file

## Text of /guide/faq/errors/config#cannot-find-config-file`,
  ],
  [
    { text: 'error   Cannot find config file: /a/rslib.config.ts', lang: 'zh' },
    `These messages are explained, in the order of the text.

- Cannot find config file (https://rslib.rs/zh/e/cannot-find-config-file)
page: /zh/guide/faq/errors/config, section: cannot-find-config-file

## Text of /zh/guide/faq/errors/config#cannot-find-config-file`,
  ],
  [
    { text: 'Failed to build.' },
    `These lines only say that something failed. What caused it is not explained.

- Failed to build. (https://rslib.rs/e/failed-build)
page: /guide/faq/exceptions, section: how-to-read-an-error

## Text of /guide/faq/exceptions#how-to-read-an-error`,
  ],
  [{ text: ' \n' }, 'The text is empty.'],
])('decode %j', async (args, answer) => {
  expect(await decode?.run(args, site)).toBe(answer);
});

test.each([
  [
    { text: "lib: [{ umdName: 'A' }]" },
    `# rslib.config

## Lib item 1: \`esm\`, bundled, target \`node\`

- 1. [\`umdName\`](https://rslib.rs/config/lib/umd-name) \`'A'\` – No effect: Only \`format: 'umd'\` has a global name. The global variable that holds the exports of a UMD file.
`,
  ],
  [
    { text: "export default { format: ['esm'] }", kind: 'tsup', lang: 'zh' },
    expect.stringContaining("lib: [\n    { format: 'esm' },\n  ],"),
  ],
])('explain %j', async (args, answer) => {
  expect(await explain?.run(args, site)).toEqual(answer);
});

test('differences names the cause, with a link to the page in the language', async () => {
  const text = "-export * from './kit';\n+export * from './kit.js';\n";
  const printed = `--- a/dist/index.d.ts\n+++ b/dist/index.d.ts\n@@ -1 +1 @@\n${text}`;
  expect(
    await differences?.run({ text: printed, lang: 'zh' }, site),
  ).toBe(`## 类型声明文件中的扩展名

类型声明文件中的导入会补上目标文件的扩展名，因此TypeScript在\`node16\`下也能找到它。参见[类型声明文件中的扩展名](https://rslib.rs/zh/guide/upgrade/v0-to-v1#extensions-in-declaration-files)。

1处：\`index.d.ts\`

\`\`\`\`diff
${text}\`\`\`\``);
});
