import { once } from 'node:events';
import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';
import { messageOf } from '#shared/messageOf.ts';
import { version } from '../../../package.json';
import type { McpTool } from '../site/config/mcpTools.ts';
import type { BuiltSite, FoundSection } from './builtSite.ts';
import type { OptionsOf } from './defineCommand.ts';
import type { mcpCommand } from './mcpCommand.ts';
import { readOverrides } from './sharedOptions.ts';

const instructions =
  'Answers from a documentation site: search it, then read the pages or sections that it found. list_pages gives an overview.';

const lang = z.string().optional().describe('Language of the pages; by default that of the site.');

const foundSection = z.object({
  page: z.string(),
  section: z.string(),
  title: z.string(),
  header: z.string(),
  excerpt: z.string(),
  url: z.string(),
}) satisfies z.ZodType<FoundSection>;

/**
 * `mcp`: a server of the Model Context Protocol on standard input and output, over what `build` wrote. It ends
 * when its input does.
 */
export async function runMcp(options: OptionsOf<typeof mcpCommand>): Promise<number> {
  // The output belongs to the protocol, but a config may print something.
  for (const name of ['log', 'info', 'debug'] as const) console[name] = console.error;
  let opening: Promise<BuiltSite> | null = null;
  const open = (): Promise<BuiltSite> => {
    opening ??= openSite(options).catch((error: unknown) => {
      // It may have been fixed by the next request.
      opening = null;
      throw error;
    });
    return opening;
  };
  const tools = await openTools(options);
  const server = serveStdio(() => {
    const server = createServer(open);
    for (const tool of tools) addTool(server, tool, open);
    return server;
  });
  await once(process.stdin, 'close');
  await server.close();
  return 0;
}

/** Most of the engine is loaded only when a tool is called, so that the server answers at once. */
async function openSite(options: OptionsOf<typeof mcpCommand>): Promise<BuiltSite> {
  const { openBuiltSite } = await import('./builtSite.ts');
  return openBuiltSite(options.siteRoot, readOverrides(options));
}

/** The tools of the site's own module. Without a config that can be read there are none; calls of the others report it. */
async function openTools(options: OptionsOf<typeof mcpCommand>): Promise<McpTool[]> {
  const { siteRoot } = options;
  const { loadConfig } = await import('../site/config/loadConfig.ts');
  const loaded = await loadConfig(siteRoot, { overrides: readOverrides(options) });
  if ('problems' in loaded || loaded.config.mcpTools === undefined) return [];
  const { loadMcpTools } = await import('../site/config/mcpTools.ts');
  try {
    return await loadMcpTools({ siteRoot, name: loaded.config.mcpTools });
  } catch (error) {
    console.error(`The module of \`mcpTools\` cannot be loaded: ${messageOf(error)}.`);
    return [];
  }
}

function addTool(server: McpServer, tool: McpTool, open: () => Promise<BuiltSite>): void {
  const { name, description, parameters, run } = tool;
  const fields = Object.entries(parameters).map(([key, { description, isOptional, values }]) => {
    const text = values ? z.enum(values) : z.string();
    const field = text.describe(description);
    return [key, isOptional ? field.optional() : field] as const;
  });
  server.registerTool(
    name,
    { description, inputSchema: z.object(Object.fromEntries(fields)), annotations },
    // Many answers need no page, so that the site is opened only for one that does.
    async (args) =>
      toText(
        await run(args, {
          readPage: async (page, section) => (await open()).readPage(page, section),
        }),
      ),
  );
}

const annotations = { readOnlyHint: true, openWorldHint: false };

/** Creates a server with tools for a site, which is opened by the first call. */
function createServer(open: () => Promise<BuiltSite>): McpServer {
  const server = new McpServer({ name: 'islet', version }, { instructions });
  server.registerTool(
    'search',
    {
      description: 'Finds the sections of the documentation that answer a query, best first.',
      inputSchema: z.object({
        query: z.string().describe('Words, or the name of an option, a flag or a function.'),
        lang,
        limit: z.int().min(1).max(100).default(7).describe('Maximum number of pages.'),
      }),
      outputSchema: z.object({ hits: z.array(foundSection) }),
      annotations,
    },
    async ({ query, lang, limit }) => {
      const hits = await (await open()).search(query, { ...(lang && { lang }), limit });
      const text = hits.length > 0 ? hits.map(drawSection).join('\n\n') : 'Nothing was found.';
      return { content: [{ type: 'text', text }], structuredContent: { hits } };
    },
  );
  server.registerTool(
    'read_page',
    {
      description: 'Returns a page of the documentation, or one section of it, as Markdown.',
      inputSchema: z.object({
        page: z.string().describe('Route or URL of the page, as in `/guide/start`.'),
        section: z
          .string()
          .optional()
          .describe('Anchor of the section; without it, the whole page.'),
      }),
      annotations,
    },
    async ({ page, section }) => toText(await (await open()).readPage(page, section)),
  );
  server.registerTool(
    'list_pages',
    {
      description: 'Lists all pages of the documentation with their titles and descriptions.',
      inputSchema: z.object({
        lang,
        version: z.string().optional().describe('Version of the pages.'),
      }),
      annotations,
    },
    async ({ lang, version }) =>
      toText(
        await (await open()).listPages({ ...(lang && { lang }), ...(version && { version }) }),
      ),
  );
  return server;
}

const toText = (text: string) => ({ content: [{ type: 'text' as const, text }] });

function drawSection({ page, section, title, header, excerpt, url }: FoundSection): string {
  const place = [title, header].filter(Boolean).join(' › ');
  const lines = [place, excerpt, `page: ${page}${section && `, section: ${section}`}`, url];
  return lines.filter(Boolean).join('\n');
}
