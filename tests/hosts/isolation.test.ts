import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildOrThrow, copyFixture, createTempFolder, readFolder } from 'islet/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchHeaders, parseHeadersFile } from '#islet/node/site/hosts/headersFile.ts';
import { cloudflareLike } from './cloudflareLike.ts';
import { publish } from './published.ts';

const base = '/docs/';
const folder = await createTempFolder();
const siteRoot = await copyFixture('isolated', folder.path);
let files: Record<string, string> = {};
beforeAll(async () => {
  await buildOrThrow(siteRoot);
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

/** What each address gets: whether it is isolated, whether it may compile code, and where it may send forms. */
const addresses: Array<[target: string, expected: string]> = [
  ['/docs/', "open, strict, 'none'"],
  ['/docs/guide', "open, strict, 'none'"],
  ['/docs/label/', "open, strict, 'none'"],
  ['/docs/lab', "open, strict, 'none'"],
  ['/docs/hashed/lab/', "open, strict, 'none'"],
  ['/docs/isolation.js', "open, strict, 'none'"],
  ['/docs/de/lab/runtime/worker.js', 'isolated, strict, https://editor.example'],
  ['/docs/lab/', 'isolated, strict, https://editor.example'],
  ['/docs/lab/other', 'isolated, strict, https://editor.example'],
  ['/docs/de/lab/', 'isolated, strict, https://editor.example'],
  ['/docs/lab/runtime/worker.js', "isolated, compiles, 'none'"],
  ['/docs/lab/runtime/hashed/numbers.5f1c9a2e.json', "isolated, compiles, 'none', forever"],
];

test.each(
  Object.keys(hosts).flatMap((host) =>
    addresses.map(([target, expected]) => ({ host, target, expected })),
  ),
)('$host answers $target: $expected', async ({ host, target, expected }) => {
  const headers = await hosts[host]?.(target);
  const policy = headers?.get('content-security-policy') ?? '';
  const isolation = ['opener', 'embedder'].map((name) =>
    headers?.get(`cross-origin-${name}-policy`),
  );
  const pair = { isolated: ['same-origin', 'require-corp'], open: [null, null] };
  const kind = headers?.has('cross-origin-opener-policy') ? 'isolated' : 'open';
  expect(isolation).toEqual(pair[kind]);
  // Browsers follow each of several policies, so a second one would take away what the first allows.
  expect(policy.match(/default-src/g)).toHaveLength(1);
  const [, form] = /form-action ([^;]*)/.exec(policy) ?? [];
  const isForever = headers?.get('cache-control')?.includes('immutable');
  const found = [kind, policy.includes("'unsafe-eval'") ? 'compiles' : 'strict', form];
  expect(
    [...found, ...(isForever && !target.startsWith('/docs/hashed/') ? ['forever'] : [])].join(', '),
  ).toBe(expected);
});

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
