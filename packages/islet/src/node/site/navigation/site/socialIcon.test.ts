import path from 'node:path';
import { expect, test } from 'vitest';
import { testRules } from '#shared/testRules.ts';
import { createIconFinder } from '../../icons/createIconFinder.ts';
import { noHosts } from '../../policy/allowedHosts.ts';
import { createNavigation } from '../links/createNavigation.ts';
import { configPlace } from '../links/locateData.ts';
import { socialIcon } from './socialIcon.ts';

const forum = '<svg><title>Forum</title></svg>';

test.each([
  ['github', 'https://github.com/name', 'GitHub', expect.stringMatching(/^<svg .*<path d="M12 /)],
  ['mail', 'mailto:me@example.com', 'mail', ''],
  ['toString', 'https://example.com/', 'toString', ''],
  [forum, 'https://example.com/', 'Forum', forum],
  ['<svg></svg>', 'https://example.com/', 'https://example.com/', '<svg></svg>'],
])('%s to %s is called %s', (id, content, name, icon) => {
  expect(read(id, content)).toMatchObject({ name, icon });
});

test.each([
  ['githb', '`icon`: The icon `githb` is unknown, so its name is shown. Did you mean `github`?'],
  [
    'mail',
    '`icon`: The icon `mail` is unknown, so its name is shown. Use one of an icon set, as in `simple-icons:mastodon`, or the source of an SVG.',
  ],
  [
    'lucide:mail',
    '`icon`: The icon set `lucide` is not installed. Run `npm install --save-dev @iconify-json/lucide`, or use an emoji or an image.',
  ],
  ['github', ''],
  [forum, ''],
])('%s is told if it is unknown', (id, told) => {
  expect(read(id, '').told).toBe(told);
});

function read(icon: string, content: string) {
  const targets = { rules: testRules, routes: new Set<string>(), files: new Set<string>() };
  const icons = createIconFinder(path.join(import.meta.dirname, 'nowhere'));
  const navigation = createNavigation(targets, noHosts, icons);
  const place = configPlace('site.config.ts', ['icon']);
  const link = socialIcon({ icon, content }, place, navigation);
  const told = navigation.problems.map(({ message, fix }) => `${message} ${fix}`).join('\n');
  return { ...link, told };
}
