import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { argumentOptions, commands, help, main, readArguments } from './main.ts';
import { readServerOptions } from './readServerOptions.ts';

test('a command says that its folder was removed', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(process, 'cwd').mockImplementation(() => {
    throw new Error('ENOENT: no such file or directory, uv_cwd');
  });
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await main(['build'])).toBe(1);
  expect(written.mock.calls).toEqual([[expect.stringMatching(/^The current folder was removed/)]]);
});

test.each([
  [['build', 'site'], { command: 'build', options: { port: null, compress: false } }],
  [['build', '--compress'], { options: { compress: true, siteRoot: process.cwd() } }],
  [['build', '--shard', '3/8'], { options: { shard: { number: 3, count: 8 }, merge: false } }],
  [['build', '--merge'], { options: { shard: null, merge: true } }],
  [
    ['preview', 'site', '--port', '5000'],
    { options: { port: 5000, siteRoot: path.resolve('site') } },
  ],
  [
    ['search', 'site', 'dts', 'bundle', '--lang', 'zh', '--limit', '3', '--json'],
    { command: 'search', options: { query: 'dts bundle', lang: 'zh', limit: 3, json: true } },
  ],
  [['search', 'site', '--watch', '--json'], { options: { query: '--watch', json: true } }],
  [['search', 'site', '--watch', 'mode', '-w'], { options: { query: '--watch mode -w' } }],
  [['search', 'site', '--lib', '--limit', '3'], { options: { query: '--lib', limit: 3 } }],
  [['search', 'site', '--json', '--', '--jsn', '--limit'], { options: { query: '--jsn --limit' } }],
  [['search', 'site', '--stdin'], { options: { query: '', stdin: true, limit: null } }],
  [['mcp', 'site'], { command: 'mcp', options: { siteRoot: path.resolve('site') } }],
  [
    ['migrate', 'vitepress', 'old', '--to', 'new'],
    {
      command: 'migrate',
      options: {
        engine: 'vitepress',
        siteRoot: path.resolve('old'),
        target: path.resolve('new'),
      },
    },
  ],
  [['search', 'site', '--version'], { command: 'search', options: { query: '--version' } }],
])('%j', (args, expected) => {
  expect(readArguments(args)).toMatchObject(expected);
});

test.each([
  [['bild'], 'Unknown command "bild". Did you mean "build"?'],
  [['zzz'], /^Unknown command "zzz"\.$/],
  [['build', 'a', 'b'], 'Unexpected argument "b": only one folder is allowed.'],
  [['dev', '--port', '70000'], '"--port" must be an integer from 0 to 65535.'],
  [['dev', '--port', ''], '"--port" must be an integer from 0 to 65535.'],
  [['preview', '--port= '], '"--port" must be an integer from 0 to 65535.'],
  [['dev', '--prot', '1'], 'Unknown option "--prot". Did you mean "--port"?'],
  [['dev', '--alow-host', 'a'], 'Did you mean "--allow-host"?'],
  [['dev', '--zzz'], /^Unknown option "--zzz"\.$/],
  [['version'], 'Unknown command "version". Did you mean "--version"?'],
  [['search-sever'], 'Unknown command "search-sever". Did you mean "search-server"?'],
  [['--port', '1', 'search-server'], 'Write "search-server" before its options.'],
  [['-x'], 'Unknown option "-x".'],
  [['-hx'], 'Unknown option "-x".'],
  [['build', '--merge=1'], '"--merge" takes no value.'],
  [['dev', 'site', '--port'], '"--port" needs a value.'],
  [
    ['search', 'site', 'x', '--limit', '-3'],
    '"--limit" needs a value, but "-3" looks like an option.',
  ],
  [['build', '--shard', '9/8'], '"--shard" must be a part and how many there are, such as 3/8.'],
  [['build', '--shard', '3/8', '--merge'], /^Run all shards first/],
  [['build', '--port', '1'], '"--port" is an option of dev and preview, not of build.'],
  [['check', 'site', '--merge'], '"--merge" is an option of build, not of check.'],
  [['mcp', '--json'], '"--json" is an option of search, not of mcp.'],
  [['migrate', 'hugo', 'old'], /^Name the engine that the site is written for: rspress, vitepress/],
  [['migrate', 'vitepress'], 'Name the folder of the site after the engine.'],
  [['search', 'site'], /^The query is missing\./],
  [['search', 'site', ' '], /^The query is missing\./],
  [['search', '--watch', 'site'], /^Unknown option "--watch"\.$/],
  [
    ['search', 'site', 'dts', '--jsn', '--limit', '1'],
    /^Unknown option "--jsn"\. Did you mean "--json"\?$/,
  ],
  [['search', 'site', 'dts', '--limti=1'], 'Unknown option "--limti". Did you mean "--limit"?'],
  [
    ['search', 'site', '--stdin', '--port', '3'],
    '"--port" is an option of dev and preview, not of search.',
  ],
  [['search', 'site', '--stdin', '--zzz'], /^Unknown option "--zzz"\.$/],
  [
    ['search', 'site', 'dts', '--stdin'],
    'Unexpected argument "dts": the queries come from the input.',
  ],
  [['search', 'site', 'x', '--limit', '0'], '"--limit" must be an integer of at least 1.'],
])('%j is rejected', (args, message) => {
  expect(readArguments(args)).toMatch(message);
});

test('the help lists every command and every option', () => {
  const [, ofCommands = '', ofOptions = ''] = help.split(/^\w+:$/m);
  const listed = [...ofCommands.matchAll(/^ {2}([\w-]+)/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual([...commands, 'search-server'].sort());
  const options = [...ofOptions.matchAll(/^ {2}(?:-\w, )?--([\w-]+)/gm)].map(([, name]) => name);
  expect(options.sort()).toEqual(Object.keys(argumentOptions).sort());
});

test.each([
  ['help', '-h'],
  ['help', '--help'],
  ['--version', '-v'],
  ['--version', '--version'],
])(
  'every command shows the text for `%s` if it gets %s, whatever else is written',
  (text, flag) => {
    const read = commands.map((command) => readArguments([command, flag, '--port=x']));
    const ofServer = readServerOptions([flag, '--port=x']);
    expect([readArguments([flag]), ...read, ofServer]).toEqual(
      Array.from({ length: commands.length + 2 }, () => ({ command: text })),
    );
  },
);

test('no arguments, or `help`, show the help', () => {
  expect([readArguments([]), readArguments(['help', 'a', 'b'])]).toEqual([
    { command: 'help' },
    { command: 'help' },
  ]);
});
