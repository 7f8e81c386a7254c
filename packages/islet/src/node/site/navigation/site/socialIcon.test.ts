import { expect, test } from 'vitest';
import { socialIcon } from './socialIcon.ts';

const forum = '<svg><title>Forum</title></svg>';

test.each([
  ['github', 'https://github.com/name', 'GitHub', expect.stringMatching(/^<svg .*<path d="M12 /)],
  ['mail', 'mailto:me@example.com', 'mail', ''],
  ['toString', 'https://example.com/', 'toString', ''],
  [forum, 'https://example.com/', 'Forum', forum],
  ['<svg></svg>', 'https://example.com/', 'https://example.com/', '<svg></svg>'],
])('%s to %s is called %s', (id, content, name, icon) => {
  expect(socialIcon(id, content)).toEqual({ name, icon });
});
