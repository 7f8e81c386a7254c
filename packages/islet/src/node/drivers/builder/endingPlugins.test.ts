import { expect, test } from 'vitest';
import { runCli } from '#testing/cli.ts';
import { withFiles } from '../../page/record/testing.ts';

const configWith = (plugin: string): string =>
  `export default { title: 'Plugins', markdown: { remarkPlugins: [() => () => {}, () => ${plugin}] } };`;

test.each([
  [
    'pending',
    '() => new Promise(() => {})',
    'error docs/en/index.md:1:1\n  `markdown.remarkPlugins[1]` failed: it waits for a promise that can no longer settle.\n',
  ],
  ['exits', '() => process.exit(0)', '\n  The command ended before its work was done.\n'],
])('a plugin that lets the process end is reported: %s', async (_, plugin, message) => {
  const files = { 'site.config.mjs': configWith(plugin), 'docs/en/index.md': '# Home\n' };
  const { code, printed } = await withFiles(files, (root) => runCli('check', root));
  expect(printed).toContain(message);
  expect(code).toBe(1);
});
