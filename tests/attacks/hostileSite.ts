import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Random } from './random.ts';

/** Content of files that must not be published: hidden, or outside the site. */
export const secret = 'Wp7dQ2-not-for-readers';

/** Valid links, in forms that are easy to get wrong. */
const good = [
  ...['/', '/index.html', '/#top', '/?q=a&b', 'https://a.example/', 'HTTPS://A.EXAMPLE/b'],
  ...['https://a.example/快?q=快', '//a.example/b', 'mailto:a@a.example', 'tel:+41', '/%2f..//'],
] as const;

/** Links that mostly must be rejected. */
const bad = [
  ...['/', '/guide/', './a.md', '#x', '?q', '', ' ', 'https://a.example/', 'mailto:a@a.example'],
  ...['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)', '\0javascript:x'],
  ...['vbscript:x', 'data:text/html,<b>', 'data:image/png,x', 'file:///etc/passwd', 'blob:x'],
  ...['//evil.example', '/\\evil.example', '/a b', '/a\nb', '/../../outside.txt', '/%2e%2e/x'],
  ...['../../../outside.txt', './.env', '/.env', '/快', '/\ud800', `/${'x'.repeat(3000)}`, 'a:b'],
] as const;

const texts = [
  ...[
    'A',
    'A title',
    '',
    ' ',
    '\0',
    'a\nb',
    '<script>',
    '"',
    '`',
    '{{',
    '__proto__',
    'constructor',
  ],
  ...['toString', '../..', 'x'.repeat(5000), '快', '\ud800', '\u202e', '$&', ':::tip', '---'],
] as const;

const fileNames = [
  ...['index.md', 'a.md', 'b.mdx', 'a b.md', 'a\\b.md', 'x.data.bin.md', '快.md', '%2e.md', '#.md'],
  ...['..md', '...md', '.hidden.md', '_part.md', 'con.md', '?.md', 'a\nb.md', 'index.html.md'],
  ...[
    '404.md',
    'hashed/a.md',
    'guide/index.md',
    'guide/a.md',
    '__proto__.md',
    `${'y'.repeat(245)}.md`,
  ],
  ...[
    'constructor/index.md',
    '_meta.json',
    '_nav.json',
    'guide/_meta.json',
    'a.png',
    '.env',
    '.#a.md',
  ],
] as const;

/** Source of an expression with a random value of any type. */
function drawValue(random: Random, depth = 0): string {
  const pick = random.below(depth > 3 ? 8 : 11);
  if (pick < 3) return JSON.stringify(random.pick(texts));
  if (pick < 5) return JSON.stringify(random.pick(bad));
  if (pick === 5)
    return random.pick(['true', 'false', 'null', 'undefined', '0', '-1', 'NaN', '1e99']);
  if (pick === 6)
    return random.pick(['10n', 'Symbol("a")', '() => {}', 'new Date(0)', '/a/', 'loop']);
  if (pick === 7)
    return random.pick(['new Map()', 'Object.create(null)', 'new Proxy({}, {})', '[]', '{}']);
  const parts = Array.from({ length: random.below(4) }, () => drawValue(random, depth + 1));
  if (pick === 8) return `[${parts.join(', ')}]`;
  return `{ ${parts.map((part) => `[${JSON.stringify(random.pick(texts))}]: ${part}`).join(', ')} }`;
}

/** Mostly a valid value for a field, so that sites are not always rejected early. */
const drawAddress = (random: Random): string =>
  random.chance(0.92) ? random.pick(good) : random.pick(bad);
const drawLink = (random: Random): string => JSON.stringify(drawAddress(random));
const drawImage = (random: Random): string =>
  random.chance(0.5)
    ? '"data:image/svg+xml,<svg/>"'
    : random.chance(0.8)
      ? '"/a.png"'
      : drawLink(random);
const drawText = (random: Random): string =>
  JSON.stringify(random.chance(0.9) ? random.pick(['A', 'Guide']) : random.pick(texts));
const drawOne = (random: Random, values: readonly string[]): string =>
  JSON.stringify(random.chance(0.7) ? values[0] : random.pick(values));
const drawList = (random: Random, draw: (random: Random) => string): string =>
  `[${Array.from({ length: random.below(3) }, () => draw(random)).join(', ')}]`;

/** Fields of a config with generators for their values. */
const fields: Readonly<Record<string, (random: Random) => string>> = {
  base: (random) => drawOne(random, ['/docs/', '/', '/a/../', 'docs', '//a/']),
  icon: drawImage,
  logo: drawImage,
  url: (random) => drawOne(random, ['https://a.example', 'https://a.example/b', 'x']),
  cleanUrls: (random) => String(random.chance(0.5)),
  root: (random) => drawOne(random, ['docs', '../docs', '.', 'public']),
  outDir: (random) => drawOne(random, ['dist', 'out/a', 'docs', '..', '/tmp', 'public']),
  redirects: (random) =>
    drawList(
      random,
      () =>
        `{ from: "/old/${random.below(9)}${random.pick(['', '/*', '/é', ' a', '/:b'])}", to: ${drawLink(random)} }`,
    ),
  'themeConfig.nav': (random) =>
    drawList(random, () => `{ text: ${drawText(random)}, link: ${drawLink(random)} }`),
  'themeConfig.sidebar': (random) =>
    `{ ${drawOne(random, ['/', '/guide/', 'x', ''])}: [{ text: "A", link: ${drawLink(random)} }] }`,
  'themeConfig.socialLinks': (random) =>
    drawList(random, () => {
      const mode = random.pick(['link', 'img', 'dom', 'text']);
      const html = random.pick([`<a href=${drawLink(random)}>a</a>`, 'text']);
      const other = mode === 'img' ? drawImage(random) : drawLink(random);
      const content = mode === 'dom' ? JSON.stringify(html) : other;
      return `{ icon: "github", mode: "${mode}", content: ${content} }`;
    }),
  'themeConfig.hero': (random) =>
    `{ name: "A", image: { src: ${drawImage(random)} }, actions: [{ text: "A", link: ${drawLink(random)} }] }`,
  'themeConfig.features': (random) =>
    drawList(
      random,
      () => `{ title: "A", details: "B", icon: ${drawImage(random)}, link: ${drawLink(random)} }`,
    ),
  'themeConfig.announcement': (random) => `{ key: "a", message: "A", link: ${drawLink(random)} }`,
};

/** Source of a config, sometimes not even valid code. */
function drawConfig(random: Random): string {
  const start = 'const loop = {}; loop.loop = loop;\n';
  if (random.chance(0.06)) {
    const bodies = ['throw null;', 'export default;', '', 'export default () => { throw 1; };'];
    return start + random.pick([...bodies, `export default ${drawValue(random)};`]);
  }
  const theme = ['lastUpdated: false'];
  const config = [`title: ${drawText(random)}`];
  for (const [name, draw] of Object.entries(fields)) {
    if (random.chance(0.7)) continue;
    const [, ofTheme] = /^themeConfig\.(.*)/.exec(name) ?? [];
    const value = random.chance(0.02) ? drawValue(random) : draw(random);
    (ofTheme ? theme : config).push(`${ofTheme ?? name}: ${value}`);
  }
  return `${start}export default { ${config.join(', ')}, themeConfig: { ${theme.join(', ')} } };\n`;
}

/** A file that a page may quote or link: one of the site, or one that must not be published. */
const drawFile = (random: Random): string =>
  random.pick([
    ...[
      'docs/en/index.md',
      '/etc/passwd',
      '../outside.txt',
      '../../../outside.txt',
      'docs',
      'gone',
    ],
    ...[
      '.',
      '.env',
      './.env',
      '../.env',
      '../../.env',
      'docs/../.env',
      'public/.git/config',
      'link.md',
    ],
    ...['docs/en/.env', 'docs/en/link.md', '_part.md', '_part.mdx', './../../.git/config'],
  ]);

function drawPage(random: Random): string {
  const address = (): string => drawAddress(random);
  const image = (): string => JSON.parse(drawImage(random));
  const parts = [
    () => `# ${random.pick(texts)}`,
    () => `[a](<${address()}>) ![b](<${image()}>)`,
    () => `<a href=${JSON.stringify(address())}>a</a>`,
    () => `<img src='${image()}' alt="">`,
    () => `\`\`\`text file="${drawFile(random)}"\n\`\`\``,
    () => `\`\`\`diff file="docs/en/index.md" before="${drawFile(random)}"\n\`\`\``,
    () => `[a](<./${drawFile(random)}>) [![b](<./${drawFile(random)}>)](<./${drawFile(random)}>)`,
    () => `import Part from './${drawFile(random)}'\n\n<Part /><Part />`,
    () => `:::${random.pick(['tip', 'constructor', 'details'])}\ntext\n:::`,
    () => `<svg><a xlink:href="${address()}" /></svg>`,
  ];
  const yaml = `---\n${random.pick(['title', 'hero', 'tags', 'sidebar'])}: ${JSON.stringify(random.pick(texts))}\n---\n\n`;
  const body = Array.from({ length: random.below(4) }, () => random.pick(parts)());
  return (random.chance(0.2) ? yaml : '') + body.join('\n\n');
}

function drawContent(random: Random, name: string): string | Buffer {
  const text = name.endsWith('.json')
    ? random.pick([
        ...['', '{', '[]', '["a"]', '["index", "gone"]', '[[[[', '{"__proto__": []}', '"a"', '[1]'],
        `[{ "type": "link", "label": "A", "link": ${drawLink(random)} }]`,
        `[{ "text": "A", "link": ${drawLink(random)} }]`,
      ])
    : drawPage(random);
  const pick = random.below(20);
  if (name.includes('.env')) return secret;
  if (pick === 0) return Buffer.from(`\ufeff${text}`, 'utf16le');
  if (pick === 1) return Buffer.from(`${text}\xe9`, 'latin1');
  if (pick === 2) return Buffer.from([0x89, 0x50, 0, 0, 0xff]);
  if (pick === 3) return text.repeat(50);
  return text;
}

/**
 * Writes a small site with many kinds of errors; `outside.txt` next to it must not be published. Files
 * that the file system rejects are skipped.
 */
export async function writeHostileSite(random: Random, siteRoot: string): Promise<void> {
  const at = (name: string): string => path.join(siteRoot, name);
  const put = async (name: string, content: string | Buffer): Promise<void> => {
    await mkdir(path.dirname(at(name)), { recursive: true });
    await writeFile(at(name), content);
  };
  const attempt = (done: Promise<unknown>): Promise<unknown> => done.catch(() => {});
  await put('package.json', '{ "type": "module" }');
  await put('../outside.txt', secret);
  await put('public/a.png', '');
  await attempt(put('site.config.mjs', drawConfig(random)));
  if (random.chance(0.9)) await put('docs/en/index.md', drawPage(random));
  for (let count = random.below(4); count > 0; count--) {
    const name = random.pick(fileNames);
    const folder = random.pick(['docs/en', 'docs/en', 'docs', 'docs/zh', 'public']);
    const content = drawContent(random, name);
    await attempt(
      random.chance(0.1)
        ? mkdir(at(`${folder}/${name}`), { recursive: true })
        : put(`${folder}/${name}`, content),
    );
  }
  if (random.chance(0.3)) {
    for (const name of ['.env', '.git/config', 'docs/.env', 'docs/en/.env'])
      await attempt(put(name, secret));
    await attempt(put('public/.env', secret));
    await attempt(put('public/.git/config', secret));
  }
  for (let count = random.chance(0.3) ? 1 + random.below(3) : 0; count > 0; count--) {
    const target = random.pick([
      'gone',
      '.',
      '..',
      '../..',
      'link.md',
      '../outside.txt',
      '.env',
      '../../.env',
      '../../.git/config',
      '/etc',
      'en',
    ]);
    const name = random.pick([
      'docs/en/link.md',
      'docs/en/_part.md',
      'docs/linked',
      'docs/en/linked',
      'public/link',
      'dist',
    ]);
    await attempt(mkdir(path.dirname(at(name)), { recursive: true }));
    await attempt(symlink(target, at(name)));
  }
  if (random.chance(0.05))
    await attempt(put(random.pick(['public', 'docs', '.islet', 'dist']), 'file'));
}
