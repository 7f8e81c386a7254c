import { describe, expect, test } from 'vitest';
import { testRules as rules } from '#shared/testRules.ts';
import { type Ledger, parseAddresses } from '../config/parseAddresses.ts';
import { checkLinks, type FinalTargets } from './checkLinks.ts';
import { followLinks, type WrittenLink } from './followLinks.ts';

const ids = new Map([
  ['/', new Set<string>()],
  ['/guide/start/', new Set(['install', 'use', '安装'])],
  ['/guide/start/quick-start', new Set(['install'])],
  ['/zh/', new Set<string>()],
  ['/zh/guide/start/', new Set(['安装'])],
]);
const targets: FinalTargets = {
  rules,
  routes: new Set([...ids.keys(), '/not-rendered']),
  files: new Set(['logo.svg', 'a b.zip', 'c d 100%.zip', 'demo/index.html', 'play.html']),
  ids,
};

function check(
  routePath: string,
  href: string,
  { kind = 'link', ledger }: { kind?: WrittenLink['kind']; ledger?: Ledger } = {},
) {
  const lang = routePath.startsWith('/zh/') ? 'zh' : 'en';
  const link = { href, kind, file: 'docs/page.mdx', line: 3, column: 7 };
  const links = [{ from: { routePath, lang, version: '' }, links: [link] }];
  return checkLinks({ ...targets, ledger }, followLinks(targets, links));
}

describe('checkLinks', () => {
  test.each([
    ['/', '/guide/start/#install'],
    ['/', '/guide/start#install'],
    ['/', '/guide/start/#%E5%AE%89%E8%A3%85'],
    ['/', '/guide/start/#安装'],
    ['/guide/start/', './quick-start.mdx#install'],
    ['/guide/start/', '#use'],
    ['/guide/start/', '#'],
    ['/guide/start/', '#top'],
    ['/guide/start/', '#:~:text=some%20text'],
    ['/guide/start/', '#use:~:text=some'],
    ['/zh/', '/guide/start/quick-start#install'],
    ['/zh/guide/start/', './quick-start#install'],
    ['/zh/', '/guide/start/#安装'],
    ['/', '/logo.svg'],
    ['/', '/a%20b.zip?x'],
    ['/', '/c%20d 100%.zip'],
    ['/', '/demo/'],
    ['/', '/play.html'],
    ['/', '/not-rendered#x'],
    ['/', 'https://a.example/#x'],
    ['/', 'mailto:name@example.com'],
  ])('from %s: %s is alive', (from, href) => {
    expect(check(from, href)).toEqual([]);
  });

  test('a problem names the place', () => {
    expect(check('/', '/guide/strat/')).toMatchInlineSnapshot(`
      [
        {
          "column": 7,
          "file": "docs/page.mdx",
          "fix": "Did you mean \`/guide/start/\`?",
          "line": 3,
          "message": "The link \`/guide/strat/\` does not match any page or file.",
          "severity": "error",
        },
      ]
    `);
  });

  test('messages', () => {
    const told = [
      check('/', '/guide/quickstart'),
      check('/zh/', './guide/strat/'),
      check('/zh/', '/guide/start/quick-strat'),
      check('/', '/zh/guide/stort/#install'),
      check('/', '/nothing/like/it'),
      check('/', '/guide/start/#instal'),
      check('/zh/guide/start/', '#install'),
      check('/', '/guide/start/#100%'),
      check('/', '/logo.png', { kind: 'image' }),
      check('/', './missing-picture.jpeg', { kind: 'image' }),
      check('/', '/missing.zip'),
      check('/', '/guide/st%E0%A4%Art#100%'),
    ];
    expect(told.flat().map(({ message, fix }) => `${message} ${fix}`)).toMatchInlineSnapshot(`
      [
        "The link \`/guide/quickstart\` does not match any page or file. Did you mean \`/guide/start/quick-start\`?",
        "The link \`./guide/strat/\` does not match any page or file. Did you mean \`/zh/guide/start/\`?",
        "The link \`/guide/start/quick-strat\` does not match any page or file. Did you mean \`/guide/start/quick-start\`?",
        "The link \`/zh/guide/stort/#install\` does not match any page or file. Did you mean \`/zh/guide/start/\`?",
        "The link \`/nothing/like/it\` does not match any page or file. Correct the link, or create the page.",
        "The page \`/guide/start/\` has no anchor \`#instal\`. Did you mean \`#install\`?",
        "The page \`/zh/guide/start/\` has no anchor \`#install\`. Link to a heading of that page, or give one this id with \`{#install}\`.",
        "The page \`/guide/start/\` has no anchor \`#100%\`. Link to a heading of that page, or give one this id with \`{#100%}\`.",
        "The image \`/logo.png\` does not exist. Did you mean \`/logo.svg\`?",
        "The image \`./missing-picture.jpeg\` does not exist. Put the file next to the page and link it with \`./\`, or into the public folder.",
        "The link \`/missing.zip\` does not match any page or file. Correct the link, or create the page.",
        "The link \`/guide/st%E0%A4%Art#100%\` has a \`%\` that does not start a valid escape. Write \`%25\` for a percent sign, and all other characters as they are.",
      ]
    `);
  });

  test.each([
    ['/', '/guide/start/#instal', '/guide/start/quick-start#install'],
    ['/', '/guide/former', '/guide/start'],
    ['/', './guide/former.md', '/guide/start'],
    ['/zh/', '/guide/former', '/guide/start'],
    ['/', '/guide/former#a', '/guide/start#use'],
    ['/', '/guide/former#b', '/guide/start'],
    ['/', '/guide/gone', null],
  ])('from %s: %s was listed and went to %s', (from, href, target) => {
    const lines = [
      '/guide/start/#instal -> /guide/start/quick-start#install',
      '/guide/former -> /guide/start',
      '/guide/former#a -> /guide/start#use',
      '/guide/gone',
    ];
    const ledger = parseAddresses(lines.join('\n'), rules);
    const [found] = check(from, href, { ledger });
    const fix = `\`addresses.txt\` says that it went to \`${target}\`: link there.`;
    if (target !== null) expect(found?.fix).toBe(fix);
    else expect(found?.fix).not.toContain('addresses.txt');
  });

  test('a link of a fragment in two pages is reported once, two links twice', () => {
    const from = { routePath: '/', lang: 'en', version: '' };
    const link = { href: '/x', kind: 'link' as const, file: 'docs/_part.mdx', line: 1, column: 1 };
    const sources = [
      { from, links: [link] },
      { from: { ...from, routePath: '/guide/start/' }, links: [link, { ...link, line: 2 }] },
    ];
    expect(checkLinks(targets, followLinks(targets, sources)).map(({ line }) => line)).toEqual([
      1, 2,
    ]);
  });
});
