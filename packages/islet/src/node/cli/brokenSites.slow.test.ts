import { expect, test } from 'vitest';
import { runCli, startCli } from '#testing/cli.ts';
import { withFiles } from '../page/record/testing.ts';

test('a config that never ends is named, and Ctrl+C ends it', () =>
  withFiles({ 'site.config.mjs': 'for (;;);' }, async (siteRoot) => {
    const { process: command, printed, ended } = startCli('check', siteRoot);
    await printed(/^`site\.config\.mjs` has been running for 5 s\./m);
    command.kill('SIGINT');
    expect((await ended).code).not.toBe(0);
  }));

test.each([
  [
    'setup',
    "{ plugins: [{ name: 'site', setup() { throw new Error('No token') } }] }",
    'The theme cannot be bundled: No token.',
  ],
  [
    'cycle',
    '(() => { const own = {}; own.own = own; return own; })()',
    'The theme cannot be bundled: a value or a call refers to itself.',
  ],
])('options of the bundler that make it fail are reported: %s', (_, rsbuild, message) =>
  withFiles(
    {
      'site.config.mjs': `export default { title: 'Site', rsbuild: ${rsbuild} };`,
      'docs/en/index.md': '# Home\n',
    },
    async (siteRoot) => {
      const { code, printed } = await runCli('check', siteRoot);
      expect(printed).toContain(`error site.config.mjs\n  ${message}`);
      // A line of a stack trace, or what Node prints before it.
      expect(printed).not.toMatch(/^\s+at |node:internal|^Node\.js v/m);
      expect(code).toBe(1);
    },
  ),
);
