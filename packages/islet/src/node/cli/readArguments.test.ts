import path from 'node:path';
import { expect, test } from 'vitest';
import { commands } from './commands.ts';
import { isletProgram } from './isletProgram.ts';
import { readArguments } from './readArguments.ts';

/** The name of the command that arguments run, and its options; or the text that they print. */
function read(args: readonly string[]): object {
  const request = readArguments(isletProgram, args);
  return 'text' in request ? request : { name: request.command.name, ...request.options };
}

const server = { host: '127.0.0.1', 'allow-host': [] };
const here = path.resolve();
const site = path.resolve('site');
const place = { base: null, url: null, out: null };
const build = {
  ...{ name: 'build', siteRoot: here, ...place, strict: false },
  ...{ compress: false, shard: null, merge: false },
};
const dev = { name: 'dev', siteRoot: here, port: 3000, ...server, base: null, url: null };
const preview = { name: 'preview', siteRoot: here, port: 4000, ...server, base: null, out: null };
const search = {
  name: 'search',
  siteRoot: site,
  out: null,
  lang: null,
  limit: null,
  json: false,
  stdin: false,
};

test.each<[string[], object]>([
  [['build'], build],
  [['build', 'site', '--compress'], { ...build, siteRoot: site, compress: true }],
  [['build', '--shard', '3/8'], { ...build, shard: { number: 3, count: 8 } }],
  [['build', '--merge'], { ...build, merge: true }],
  [
    ['build', '--base', '/a/', '--out=b', '--strict'],
    { ...build, base: '/a/', out: 'b', strict: true },
  ],
  [
    ['check'],
    {
      ...{ name: 'check', siteRoot: here, ...place, strict: false, 'update-addresses': false },
      ...{ 'update-translations': false, translated: [], stale: false },
    },
  ],
  [['dev'], dev],
  [
    ['dev', '--allow-host', 'a', '--allow-host=b', '--host', '::'],
    { ...dev, host: '::', 'allow-host': ['a', 'b'] },
  ],
  [['preview'], preview],
  [['preview', '--port', '0', 'site'], { ...preview, siteRoot: site, port: 0 }],
  [['preview', '--port', '5000'], { ...preview, port: 5000 }],
  [
    ['search', 'site', 'dts', 'bundle', '--lang', 'zh', '--limit', '3', '--json'],
    { ...search, query: 'dts bundle', lang: 'zh', limit: 3, json: true },
  ],
  [['search', 'site', '--watch', '--json'], { ...search, query: '--watch', json: true }],
  [['search', 'site', '--watch', 'mode', '-w'], { ...search, query: '--watch mode -w' }],
  [['search', 'site', '--lib', '--limit', '3'], { ...search, query: '--lib', limit: 3 }],
  [['search', 'site', '--port', '3'], { ...search, query: '--port 3' }],
  [['search', 'site', '--version'], { ...search, query: '--version' }],
  [
    ['search', 'site', '--json', '--', '--jsn', '--limit'],
    { ...search, query: '--jsn --limit', json: true },
  ],
  [
    ['search', 'site', '--stdin', '--json', '--limit', '10'],
    { ...search, query: '', stdin: true, json: true, limit: 10 },
  ],
  [['mcp', 'site'], { name: 'mcp', siteRoot: site, ...place }],
  [
    ['migrate', 'vitepress', 'old', '--to', 'new'],
    { name: 'migrate', engine: 'vitepress', siteRoot: path.resolve('old'), to: 'new' },
  ],
  [
    ['search', 'push', 'docs=dist', '--to', 'postgres://localhost/docs', '--reader', 'web'],
    {
      ...{ name: 'search-push', siteRoot: here, reader: 'web' },
      sites: [{ name: 'docs', folder: path.resolve('dist') }],
      to: new URL('postgres://localhost/docs'),
      target: new URL('postgres://localhost/docs'),
    },
  ],
  [['completion', 'zsh'], { name: 'completion', siteRoot: here, shell: 'zsh' }],
  [
    ['search-server'],
    {
      ...{ name: 'search-server', siteRoot: here, port: 4100, ...server },
      ...{ origin: [], 'allow-origin': [], 'query-length': 200, 'per-minute': 600, concurrent: 32 },
      ...{ 'trust-proxy': false, backend: null, connections: 8, origins: new Map() },
      sites: [{ name: 'docs', folder: path.resolve('site/dist'), origin: '' }],
    },
  ],
])('%j', (args, expected) => {
  expect(read(args)).toEqual(expected);
});

test.each<[string[], object]>([
  [
    ['a=one', 'b=two', '--origin', 'b=https://b.example/x', '--allow-origin', '*'],
    { sites: [{ name: 'a' }, { name: 'b', origin: 'https://b.example' }], 'allow-origin': ['*'] },
  ],
  [
    ['one', '--origin', 'docs=https://one.example'],
    { sites: [{ name: 'docs', folder: path.resolve('one'), origin: 'https://one.example' }] },
  ],
])('search-server %j', (args, expected) => {
  expect(read(['search-server', ...args])).toMatchObject(expected);
});

test.each<[string[], string | RegExp]>([
  [['bild'], 'Unknown command "bild". Did you mean "build"?'],
  [['zzz'], /^Unknown command "zzz"\.$/],
  [['version'], 'Unknown command "version". Did you mean "--version"?'],
  [['search-sever'], 'Unknown command "search-sever". Did you mean "search-server"?'],
  [['build', 'a', 'b'], 'Unexpected argument "b": only one folder is allowed.'],
  [['dev', '--port', '70000'], '"--port" must be an integer from 0 to 65535.'],
  [['dev', '--port', ''], '"--port" must be an integer from 0 to 65535.'],
  [['preview', '--port= '], '"--port" must be an integer from 0 to 65535.'],
  [['dev', '--prot', '1'], 'Unknown option "--prot". Did you mean "--port"?'],
  [['dev', '--alow-host', 'a'], 'Did you mean "--allow-host"?'],
  [['dev', '--zzz'], /^Unknown option "--zzz"\.$/],
  [['dev', '--constructor'], /^Unknown option "--constructor"\.$/],
  [['dev', '--compres'], /^Unknown option "--compres"\.$/],
  [['--port', '1', 'dev'], 'Write a command before "--port".'],
  [['build', '-x'], 'Unknown option "-x".'],
  [['build', '-xy'], 'Unknown option "-x".'],
  [['build', '--merge=1'], '"--merge" takes no value.'],
  [['dev', 'site', '--port'], '"--port" needs a value.'],
  [
    ['search', 'site', 'x', '--limit', '-3'],
    '"--limit" needs a value, but "-3" looks like an option.',
  ],
  [['build', '--shard', '9/8'], '"--shard" must be a part and how many there are, such as 3/8.'],
  [['build', '--shard', '3/8', '--merge'], /^Run all shards first/],
  [
    ['build', '--port', '1'],
    '"--port" is an option of dev, preview, and search-server, not of build.',
  ],
  [['check', 'site', '--merge'], '"--merge" is an option of build, not of check.'],
  [['mcp', '--json'], '"--json" is an option of search, not of mcp.'],
  [['search-server', '--json'], '"--json" is an option of search, not of search-server.'],
  [['migrate'], 'Name the engine that the site is written for, and its folder.'],
  [['migrate', 'vitepress'], 'Name the engine that the site is written for, and its folder.'],
  [['migrate', 'vitepress', 'a', 'b'], 'Unexpected argument "b": only one folder is allowed.'],
  [['completion'], 'Name the shell: bash, zsh, fish.'],
  [['completion', 'fish', 'zsh'], 'Unexpected argument "zsh": only one shell is allowed.'],
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
    '"--port" is an option of dev, preview, and search-server, not of search.',
  ],
  [['search', 'site', '--stdin', '--zzz'], /^Unknown option "--zzz"\.$/],
  [
    ['search', 'site', 'dts', '--stdin'],
    'Unexpected argument "dts": the queries come from the input.',
  ],
  [['search', 'site', 'x', '--limit', '0'], '"--limit" must be an integer of at least 1.'],
  [['search-server', 'one', 'two'], /^Each site needs a different name/],
  [
    ['search-server', 'a=one', 'b=two', '--origin', 'c=https://c.example'],
    /^"--origin c=…" does not match any site\. Known sites: a, b\.$/m,
  ],
  [
    ['search-server', '--allow-origin', 'example'],
    '"--allow-origin" must be * or an origin, such as https://example.com.',
  ],
  [
    ['search-server', '--origin', 'docs=example'],
    '"--origin" must be the name of a site and an origin, such as docs=https://example.com.',
  ],
  [['search-server', '--per-minute', '0'], '"--per-minute" must be an integer from 1 to 1000000.'],
  [['search-server', '--trust-proxy=1'], '"--trust-proxy" takes no value.'],
  [
    ['search-server', 'dist', '--backend', 'postgres://localhost/docs'],
    'Unexpected argument "dist": the backend has the sites.',
  ],
  [['search', 'push', 'dist'], '"--to" is missing: the URL of the search engine.'],
  ...[
    'mysql://localhost',
    'localhost',
    'postgres://me:secret@localhost',
    'postgres:///d?password=p',
  ].map((url): [string[], RegExp] => [
    ['search', 'push', '--to', url],
    /^"--to" must be a URL such as postgres:\/\/localhost\/search or .+; the environment has the password\.$/,
  ]),
])('%j is rejected', (args, message) => {
  expect(() => readArguments(isletProgram, args)).toThrow(message);
});

test.each(commands)('$name shows its help or the version, whatever else is written', ({ name }) => {
  const usage = { text: expect.stringContaining(`Usage: islet ${name} `) };
  for (const args of [
    ['-h', name],
    [name, '--port=x', '--zzz', '-h'],
    [name, '--help', '--merge'],
    ['help', name],
  ]) {
    expect(readArguments(isletProgram, args)).toEqual(usage);
  }
  const version = readArguments(isletProgram, ['--version']);
  for (const flag of ['-v', '--version']) {
    expect(readArguments(isletProgram, [name, flag, '--port=x'])).toEqual(version);
  }
});

test.each([[[]], [['help']], [['help', 'a', 'b']], [['-h']], [['--help', '--port=x']]])(
  '%j show the help of all commands',
  (args) => {
    expect(readArguments(isletProgram, args)).toEqual({
      text: expect.stringContaining('Usage: islet <command> [options]\n'),
    });
  },
);
