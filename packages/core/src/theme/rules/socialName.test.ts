import { expect, test } from 'vitest';
import { socialName } from './socialName.ts';

test.each([
  ['github', 'https://github.com/name', 'GitHub'],
  ['mail', 'mailto:me@example.com', 'mail'],
  ['<svg><title>Forum</title></svg>', 'https://example.com/', 'Forum'],
  ['<svg></svg>', 'https://example.com/', 'https://example.com/'],
])('%s to %s is called %s', (icon, content, name) => {
  expect(socialName({ icon, content })).toBe(name);
});
