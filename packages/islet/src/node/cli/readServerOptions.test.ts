import path from 'node:path';
import { expect, test } from 'vitest';
import { readServerOptions } from './readServerOptions.ts';

test.each<[string[], object | RegExp | string]>([
  [[], { port: 4100, sites: [{ name: 'docs', folder: path.resolve('site/dist'), origin: '' }] }],
  [
    ['a=one', 'b=two', '--origin', 'b=https://b.example/x', '--allow-origin', '*'],
    { sites: [{ name: 'a' }, { name: 'b', origin: 'https://b.example' }], allowOrigins: ['*'] },
  ],
  [
    ['one', '--origin', 'docs=https://one.example'],
    { sites: [{ name: 'docs', folder: path.resolve('one'), origin: 'https://one.example' }] },
  ],
  [['one', 'two'], /^Each site needs a different name/],
  [
    ['a=one', 'b=two', '--origin', 'c=https://c.example'],
    /^"--origin c=…" does not match any site\. Known sites: a, b\.$/m,
  ],
  [['--allow-origin', 'example'], /"example" is not an origin/],
  [['--per-minute', '0'], /^"--per-minute" must be an integer from 1/],
  [['--port', '70000'], '"--port" must be an integer from 0 to 65535.'],
  [['--port', ''], '"--port" must be an integer from 0 to 65535.'],
  [['--prot', '1'], 'Unknown option "--prot". Did you mean "--port"?'],
  [['-x'], 'Unknown option "-x".'],
  [['one', '--port'], '"--port" needs a value.'],
  [['--port', '-3'], '"--port" needs a value, but "-3" looks like an option.'],
  [['--trust-proxy=1'], '"--trust-proxy" takes no value.'],
])('arguments %j', (args, expected) => {
  const options = readServerOptions(args);
  if (typeof expected === 'string') expect(options).toBe(expected);
  else if (expected instanceof RegExp) expect(options).toMatch(expected);
  else expect(options).toMatchObject(expected);
});
