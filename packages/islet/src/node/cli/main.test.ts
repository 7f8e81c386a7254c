import { expect, onTestFinished, test, vi } from 'vitest';
import { isletProgram } from './isletProgram.ts';
import { main } from './main.ts';

test('a command says that its folder was removed', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(process, 'cwd').mockImplementation(() => {
    throw new Error('ENOENT: no such file or directory, uv_cwd');
  });
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await main(isletProgram, ['build'])).toBe(1);
  expect(written.mock.calls).toEqual([[expect.stringMatching(/^The current folder was removed/)]]);
});

test('a mistake is followed by the help of the command', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await main(isletProgram, ['dev', '--prot', '1'])).toBe(1);
  expect(written.mock.calls.join('')).toBe(`Unknown option "--prot". Did you mean "--port"?

Usage: islet dev [site folder] [options]

Serve the site while you write; pages are compiled when they are visited.

Options:
  --port <number>      port to listen on (default 3000)
  --host <name>        address to listen on (default 127.0.0.1)
  --allow-host <name>  another name that the server answers to; repeatable
  --base <path>        path that the site is published at (default the config's \`base\`)
  --url <origin>       origin of the published site (default the config's \`url\`)
  -h, --help           show this text
  -v, --version        show the version of the package
`);
});

test.each([
  [['search', 'push', 'dist'], /^"--to" is missing.*\n\nUsage: islet search-push /],
  [['help', 'search', 'push'], /^Usage: islet search-push /],
])('a command may be written as two words: %j', async (args, expected) => {
  onTestFinished(() => void vi.restoreAllMocks());
  const written = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  );
  await main(isletProgram, args);
  expect(written.flatMap(({ mock }) => mock.calls).join('')).toMatch(expected);
});
