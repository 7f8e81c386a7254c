import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Problem } from '#shared/types.ts';
import { cachePath } from '../../support/files/cachePath.ts';
import { authorModules } from '../../support/modules/authorModules.ts';
import { compileModules } from '../../support/modules/compileModules.mjs';
import { importMetaOfAuthors } from '../../support/modules/importMetaOfAuthors.ts';
import { checkModule, locateModule, type ModulePlace } from './siteModule.ts';

/** A text that a tool takes. */
export interface McpParameter {
  /** What it means, for the assistant. */
  description: string;
  /** Whether it may be left out; no by default. */
  isOptional?: boolean | undefined;
  /** The only texts that it may be; any by default. */
  values?: readonly string[] | undefined;
}

/** What a tool can ask the built site. Each call rejects with a message for the assistant. */
export interface McpSite {
  /** Returns a page, or one section of it, as Markdown. `page` is its route or URL, `section` an anchor. */
  readPage(page: string, section?: string): Promise<string>;
}

/** A tool that a site adds to `islet mcp`. The module that `mcpTools` names exports a list of them as its default. */
export interface McpTool {
  /** Its name, as in `explain_error`. */
  name: string;
  /** What it answers, for the assistant, which chooses by it. */
  description: string;
  /** The texts that it takes, by their names. */
  parameters: Readonly<Record<string, McpParameter>>;
  /** Returns the answer as text. An error that it throws is shown to the assistant. */
  run(args: Readonly<Record<string, string | undefined>>, site: McpSite): string | Promise<string>;
}

/** The tools that each site has. */
const ownTools = ['search', 'read_page', 'list_pages'] as const;

const toolSchema = z.object({
  name: z
    .string()
    .regex(/^[a-z][a-z\d]*(?:_[a-z\d]+)*$/, 'write a name such as `explain_error`')
    .refine((name) => !ownTools.some((own) => own === name), 'each site has this tool already'),
  description: z.string().min(1, 'say what the tool answers'),
  parameters: z.record(
    z.string(),
    z.object({
      description: z.string().min(1, 'say what the parameter means'),
      isOptional: z.boolean().optional(),
      values: z.array(z.string()).min(1).optional(),
    }),
  ),
  run: z.custom<McpTool['run']>((value) => typeof value === 'function', 'write a function'),
});

const toolsSchema = z
  .array(toolSchema)
  .refine(
    (tools) => new Set(tools.map(({ name }) => name)).size === tools.length,
    'two tools have the same name',
  );

/** Loads the module that `mcpTools` names, which may be TypeScript; without one, there are none. Throws if it is wrong. */
export async function loadMcpTools(place: ModulePlace): Promise<McpTool[]> {
  const file = locateModule(place);
  if (file === null) return [];
  const loaded: { default?: unknown } = await import(
    pathToFileURL(await compileTools(place.siteRoot, file)).href
  );
  const tools = toolsSchema.safeParse(loaded.default);
  if (tools.success) return tools.data;
  const [issue] = tools.error.issues;
  const [index, ...at] = issue?.path ?? [];
  const where = index === undefined ? '' : ` in tool ${Number(index) + 1}, at \`${at.join('.')}\``;
  throw new Error(`Its default export is not a list of tools${where}: ${issue?.message}`);
}

/** Reports a module of tools that can't be loaded; `file` is the name of the config. */
export const checkMcpTools = (place: ModulePlace, file: string): Promise<Problem[]> =>
  checkModule(place, { field: 'mcpTools', file, load: loadMcpTools });

/** Returns the path of the compiled module, whose name changes with its content. */
async function compileTools(siteRoot: string, file: string): Promise<string> {
  const { path: folder } = await compileModules({
    entries: { tools: file },
    folder: cachePath(siteRoot, 'mcp'),
    options: { ...importMetaOfAuthors, plugins: [authorModules], sourcemap: 'external' },
    inputs: [],
  });
  return path.join(folder, 'tools.mjs');
}
