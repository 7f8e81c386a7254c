import { expect, test } from 'vitest';
import { isAllowedHost } from './isAllowedHost.ts';

test.each([
  ['localhost', true],
  ['LOCALHOST:3000', true],
  ['docs.localhost:3000', true],
  ['127.0.0.1:3000', true],
  ['192.168.1.7', true],
  ['[::1]:3000', true],
  ['[2001:db8::1]', true],
  ['my-box.lan', true],
  ['MY-BOX.lan:80', true],
  ['evil.example', false],
  ['evil.example:3000', false],
  ['localhost.evil.example', false],
  ['notlocalhost', false],
  ['127.0.0.1.evil.example', false],
  ['evil.example#localhost', false],
  ['sub.my-box.lan', false],
  ['[evil.example]', false],
  ['.localhost', false],
  ['a:b@localhost', false],
  ['', false],
  [undefined, false],
])('the host %j is allowed: %j', (header, expected) => {
  expect(isAllowedHost(header, ['my-box.lan', ''])).toBe(expected);
});
