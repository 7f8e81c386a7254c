import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Code, Parents, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { nearestName } from '../config/nearestName.ts';
import { parseCodeMeta } from './codeMeta.ts';
import type { CompileContext } from './compileContext.ts';
import { formatSize, formatTree } from './formatTree.ts';
import type { SourceState } from './sourceState.ts';

/** What the fence needs of the `output.json` of a recorded run. */
const manifestSchema = z.object({
  tool: z.string(),
  commands: z.array(z.object({ command: z.string() })).min(1),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), stored: z.boolean() })),
});

type Manifest = z.infer<typeof manifestSchema>;

/**
 * Replaces each fence of the language `output` by what a recorded run wrote: the tree of its files
 * with sizes, and the files that `show="…"` names, folded. They are ordinary fences from there on.
 */
export async function expandOutputs(
  tree: Root,
  state: SourceState,
  context: CompileContext,
): Promise<void> {
  const found: Array<{ node: Code; parent: Parents }> = [];
  visit(tree, 'code', (node, _, parent) => {
    if (node.lang === 'output' && parent) found.push({ node, parent });
  });
  for (const { node, parent } of found) {
    const nodes = await expandOutput(node, state, context);
    const children = parent.children as RootContent[];
    children.splice(children.indexOf(node), 1, ...nodes);
  }
}

async function expandOutput(
  node: Code,
  state: SourceState,
  context: CompileContext,
): Promise<RootContent[]> {
  const { file, show } = parseCodeMeta(node.meta ?? '', context.codeDefaults);
  const manifest = await readManifest(node, file ?? '', state, context);
  if (!manifest) return [];
  const title = [...manifest.commands.map(({ command }) => command)].join(', then ');
  const files = show.flatMap((name, index): RootContent[] => {
    const shown = manifest.files.find((entry) => entry.path === name && entry.stored);
    if (!shown) {
      const names = manifest.files.filter(({ stored }) => stored).map((entry) => entry.path);
      state.problems.error(
        state.placeOf(node),
        `The run \`${file}\` wrote no file \`${name}\` that could be shown.`,
        `Perhaps \`${nearestName(name, names) ?? names[0]}\`; it wrote ${names.join(', ')}.`,
      );
      return [];
    }
    return [foldFile(node, `${file}/${name}`, shown, index === 0)];
  });
  return [
    {
      type: 'code',
      lang: 'text',
      meta: `title="${title.replaceAll('"', '”')} (${manifest.tool})"`,
      value: formatTree(manifest.files),
      position: node.position,
    },
    ...files,
  ];
}

async function readManifest(
  node: Code,
  folder: string,
  state: SourceState,
  context: CompileContext,
): Promise<Manifest | null> {
  const file = path.resolve(context.repoRoot, folder, 'output.json');
  state.dependencies.add(file);
  try {
    return manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    state.problems.error(
      state.placeOf(node),
      `There is no recorded run in \`${folder}\`.`,
      'Name a folder with an `output.json`, from the root of the repository: file="examples/…/output/…".',
    );
    return null;
  }
}

function foldFile(
  node: Code,
  file: string,
  { path: name, bytes }: Manifest['files'][number],
  open: boolean,
): RootContent {
  const { position } = node;
  const text = `${name} (${formatSize(bytes)})`;
  const language = /\.(\w+)(?:\.map)?$/.exec(name)?.[1] ?? 'text';
  return {
    type: 'containerDirective',
    name: 'details',
    data: {
      hName: 'details',
      hProperties: { className: ['container', 'details'], ...(open ? { open: true } : {}) },
    },
    position,
    children: [
      {
        type: 'paragraph',
        data: { hName: 'summary' },
        position,
        children: [{ type: 'text', value: text, position }],
      },
      { type: 'code', lang: language, meta: `file="${file}"`, value: '', position },
    ],
  };
}
