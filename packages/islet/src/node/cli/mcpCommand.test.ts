import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { program, runCli } from '#testing/cli.ts';
import { createTempFolder } from '#testing/fixtureSites.ts';
import { patience } from '#testing/patience.mjs';
import { buildOrThrow } from '../drivers/builder/testing.ts';

const folder = await createTempFolder();
const siteRoot = folder.path;
const client = new Client({ name: 'test', version: '1' });
/** The client's own limit is a minute. */
const options = { timeout: patience };

/** Two languages and two versions, and nothing that has to be bundled. */
const files = {
  'site.config.mjs': `export default {
    title: 'Full',
    url: 'https://docs.example.com',
    locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文', title: '全站' }],
    multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
    mcpTools: './tools.ts',
  };`,
  'tools.ts': `import type { McpTool } from 'islet/config';
    const where: McpTool = {
      name: 'where_is',
      description: 'Says where an animal is.',
      parameters: {
        animal: { description: 'Its name.', values: ['zebra', 'lion'] },
        place: { description: 'A route.', isOptional: true },
      },
      async run({ animal, place = '/guide/anchors' }, site) {
        if (animal === 'lion') throw new Error('Lions are not here.');
        return (await site.readPage(place)).split('\\n').find((line) => line.includes(animal ?? ''));
      },
    };
    export default [where];`,
  'docs/v2/en/index.md': '# Home\n',
  'docs/v2/en/guide/anchors.md':
    '# Anchors\n\n## First {#mine}\n\nOne zebra.\n\n## Second\n\nTwo.\n',
  'docs/v2/zh/index.md': '# 首页\n',
  'docs/v1/en/index.md': '# Home\n',
  'docs/v1/zh/index.md': '# 首页\n',
};

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(siteRoot, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await buildOrThrow(siteRoot, { overrides: { base: '/docs/', outDir: 'out' } });
  await client.connect(startServer(), options);
});
afterAll(async () => {
  await client.close();
  await folder.remove();
});

function startServer(): StdioClientTransport {
  return new StdioClientTransport({
    command: process.execPath,
    args: [program, 'mcp', siteRoot, '--base', '/docs/', '--out', 'out'],
  });
}

/** Calls a tool and returns its text, and the rest of its answer. */
async function call(name: string, args: Record<string, unknown> = {}) {
  const { content, isError, structuredContent } = await client.callTool(
    { name, arguments: args },
    options,
  );
  const texts = content.map((part) => (part.type === 'text' ? part.text : ''));
  return { text: texts.join('\n'), isError, structuredContent };
}

test('describes the parameters of its tools', async () => {
  const { tools } = await client.listTools({}, options);
  expect(tools.map(({ name, inputSchema }) => [name, inputSchema.required ?? []])).toEqual([
    ['search', ['query']],
    ['read_page', ['page']],
    ['list_pages', []],
    ['where_is', ['animal']],
  ]);
  expect(client.getInstructions()).toContain('search it');
});

test('answers clients of the protocol without a handshake too', async () => {
  const versionNegotiation = { mode: { pin: '2026-07-28' } };
  const newer = new Client({ name: 'test', version: '1' }, { versionNegotiation });
  await newer.connect(startServer(), options);
  expect((await newer.listTools({}, options)).tools).toHaveLength(4);
  await newer.close();
});

test('finds sections in the order of `search --json`', async () => {
  const query = 'zebra';
  const { text, structuredContent } = await call('search', { query, limit: 3 });
  const { printed } = await runCli(
    'search',
    siteRoot,
    '--out',
    'out',
    query,
    '--json',
    '--limit',
    '3',
  );
  const { hits } = JSON.parse(printed) as { hits: Array<{ route: string; anchor: string }> };
  expect(structuredContent).toMatchObject({
    hits: hits.map(({ route, anchor }) => ({ page: route, section: anchor })),
  });
  expect(text).toBe(
    'Anchors › First\nOne zebra.\npage: /guide/anchors, section: mine\nhttps://docs.example.com/docs/guide/anchors#mine',
  );
  expect((await call('search', { query: 'qqqqzzzz' })).text).toBe('Nothing was found.');
});

test.each([
  [{ page: '/guide/anchors', section: 'mine' }],
  [{ page: '/guide/anchors#mine' }],
  [{ page: 'https://docs.example.com/docs/guide/anchors#mine' }],
  [{ page: '/docs/guide/anchors.md', section: '#mine' }],
  [{ page: 'guide/anchors.html?a=1#mine' }],
  [{ page: 'https://docs.example.com/docs/guide/%61nchors#%6Dine' }],
])('reads the section that %j names', async (args) => {
  expect(await call('read_page', args)).toMatchObject({ text: '## First\n\nOne zebra.\n' });
});

test('answers with the tools of the site', async () => {
  expect(await call('where_is', { animal: 'zebra' })).toMatchObject({
    text: 'description: "One zebra."',
  });
  const wrong = { isError: true, text: expect.stringContaining('animal') };
  expect(await call('where_is', { animal: 'mouse' })).toMatchObject(wrong);
});

test('reads whole pages and lists all of a language and version', async () => {
  const { text } = await call('read_page', { page: '/guide/anchors' });
  expect(text).toMatch(/^---\ntitle: "Anchors"\n[\s\S]*# Anchors\n[\s\S]*Two\.\n$/);
  expect((await call('list_pages')).text).toContain('/docs/guide/anchors.md');
  expect((await call('list_pages', { lang: 'zh', version: 'v1' })).text).toContain('# 全站');
});

test.each([
  ['read_page', { page: '/gone' }, 'There is no "/gone".'],
  ['read_page', { page: '/../../site.config' }, 'There is no "/site.config".'],
  ['read_page', { page: '/guide/anchors', section: 'gone' }, 'has no section "gone", only: mine'],
  ['search', { query: 'a', lang: 'xx' }, 'No search index for "xx".'],
  ['list_pages', { lang: '../en' }, 'The site has no language "../en", only: en, zh.'],
  ['list_pages', { version: 'v9' }, 'The site has no version "v9", only: v2, v1.'],
  ['search', {}, 'query'],
  ['where_is', { animal: 'lion' }, 'Lions are not here.'],
  ['where_is', { animal: 'zebra', place: '/gone' }, 'There is no "/gone".'],
])('%s %j says what is wrong', async (name, args, message) => {
  const { text, isError } = await call(name, args);
  expect(isError).toBe(true);
  expect(text).toContain(message);
});
