import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildOrThrow, copyFixture, createTempFolder, readFolder } from 'islet/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchHeaders, parseHeadersFile } from '#islet/node/site/hosts/headersFile.ts';
import { cloudflareLike } from './cloudflareLike.ts';
import { describeIsolation, isolatedAddresses } from './describeIsolation.ts';
import { publish } from './published.ts';

const base = '/docs/';
const form = '<form action="https://editor.example/"><button>Send</button></form>';
const folder = await createTempFolder();
const siteRoot = await copyFixture('isolated', folder.path);
let files: Record<string, string> = {};
let printed = '';
beforeAll(async () => {
  const guide = path.join(siteRoot, 'docs/en/guide.md');
  await writeFile(guide, `${await readFile(guide, 'utf8')}\n${form}\n`);
  printed = (await buildOrThrow(siteRoot)).printed;
  files = await readFolder(path.join(siteRoot, 'dist'));
});
afterAll(folder.remove);

const headersFile = (): string => files._headers ?? '';

/** On Netlify and Vercel, the last rule that sets a header wins, and no rule removes one. */
function lastWins(target: string): Headers {
  const rules = parseHeadersFile(headersFile()).filter(({ matches }) => matches(target));
  return new Headers(Object.fromEntries(rules.flatMap(({ set }) => set)));
}

function vercel(target: string): Headers {
  const { headers } = JSON.parse(files['vercel.json'] ?? '') as {
    headers: Array<{ source: string; headers: Array<{ key: string; value: string }> }>;
  };
  const found = headers.filter(({ source }) =>
    new RegExp(`^${source.replace(':splat', '')}$`).test(target),
  );
  const set = found.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value]));
  return new Headers(Object.fromEntries(set));
}

const hosts: Record<string, (target: string) => Headers | Promise<Headers>> = {
  preview: (target) => matchHeaders(parseHeadersFile(headersFile()), target),
  netlify: lastWins,
  vercel,
  cloudflare: async (target) => (await cloudflareLike(publish(files, base)).ask(target)).headers,
};

test.each(
  Object.keys(hosts).flatMap((host) =>
    isolatedAddresses.map(([target, expected]) => ({ host, target, expected })),
  ),
)(
  'headers of isolated pages: $host answers $target: $expected',
  async ({ host, target, expected }) => {
    expect(describeIsolation((await hosts[host]?.(target)) ?? new Headers())).toBe(expected);
  },
);

test('documents have the policy of their folder, and only the isolated ones load its script', () => {
  const described = Object.entries(files).flatMap(([file, html]) => {
    const [, form] = /<meta http-equiv[^>]*form-action ([^;"]*)/.exec(html) ?? [];
    const [, names] = /; trusted-types islet islet-worker ([^;"]*)/.exec(html) ?? [];
    const script = html.includes('<script src="/docs/isolation.js" async>') ? 'script' : 'none';
    return file.endsWith('.html') && form ? `${file}: ${form}, ${names}, ${script}` : [];
  });
  const strict = "'none', of-all, none";
  const own = 'https://editor.example, of-all lab islet-isolation, script';
  expect(described).toEqual([
    `404.html: ${strict}`,
    `de/404.html: ${strict}`,
    `de/index.html: ${strict}`,
    `de/lab/index.html: ${own}`,
    `guide.html: ${strict}`,
    `index.html: ${strict}`,
    `lab/index.html: ${own}`,
    `lab/other.html: ${own}`,
  ]);
});

test('a form is reported where the policy of its page blocks it, and nowhere else', () => {
  expect(printed.match(/warning docs.*\n.*/g)).toEqual([
    'warning docs/en/guide.md:5:1\n  The form target `https://editor.example/` is on another host, which the Content-Security-Policy blocks.',
  ]);
});

test('no other file of a site has one byte more', async () => {
  const config = path.join(siteRoot, 'site.config.ts');
  const plain = (await readFile(config, 'utf8')).replace(/ {2}isolated: \[.*\n {2}\],\n/s, '');
  expect(plain).not.toContain('isolated:');
  await writeFile(config, plain);
  await buildOrThrow(siteRoot);
  const before = await readFolder(path.join(siteRoot, 'dist'));
  const changed = Object.keys({ ...before, ...files }).filter(
    (name) => before[name] !== files[name],
  );
  expect(changed.filter((name) => !/^(?:de\/)?lab\//.test(name)).sort()).toEqual([
    '_headers',
    'isolation.js',
    'vercel.json',
  ]);
});
