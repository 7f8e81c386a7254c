import path from 'node:path';
import type { Code, Root, RootContent } from 'mdast';
import { z } from 'zod';
import { formatSize } from '#common/formatSize.ts';
import { describeRoot } from '../../files/findRepositoryRoot.ts';
import { nearestName } from '../../problems/nearestName.ts';
import type { SourceState } from '../source/sourceState.ts';
import { visitNodes } from '../source/visitNodes.ts';
import { parseCodeMeta } from './codeMeta.ts';
import { formatTree } from './formatTree.ts';
import type { CodeContext } from './readCodeBlock.ts';

/** What the fence needs of the `output.json` of a recorded run. */
const manifestSchema = z.object({
  tool: z.string(),
  commands: z.array(z.object({ command: z.string() })).min(1),
  files: z.array(z.object({ path: z.string(), bytes: z.number() })),
});

type Manifest = z.infer<typeof manifestSchema>;

/**
 * Replaces each fence of the language `output` by what a recorded run wrote: the tree of its files with
 * sizes, and the files that `show="…"` names, folded. From then on, they are ordinary fences.
 */
export function expandOutputs(tree: Root, state: SourceState, context: CodeContext): void {
  visitNodes(tree, (node, index, parent) => {
    if (node.type !== 'code' || node.lang !== 'output') return;
    const nodes = expandOutput(node, state, context);
    (parent.children as RootContent[]).splice(index, 1, ...nodes);
    return index + nodes.length;
  });
}

/** Names up to three commands, as many as fit in the title of a tree. */
function nameCommands({ commands }: Manifest): string {
  const names = commands.map(({ command }) => command);
  const [first = '', ...others] = names;
  return others.length > 2
    ? `${first}, then ${others.length} more commands`
    : names.join(', then ');
}

function expandOutput(node: Code, state: SourceState, context: CodeContext): RootContent[] {
  const { file, show } = parseCodeMeta(node.meta ?? '', context.codeDefaults);
  const manifest = readManifest(file ?? '', state, context);
  if (!manifest) {
    state.problems.error(
      state.placeOf(node),
      `There is no recorded run in \`${file ?? ''}\`.`,
      `Name a folder with an \`output.json\`, as in file="examples/…/output/…". The path starts at ${describeRoot(context)}.`,
    );
    return [];
  }
  const title = nameCommands(manifest);
  const files = show.flatMap((name, index): RootContent[] => {
    const shown = manifest.files.find((entry) => entry.path === name);
    if (!shown) {
      const names = manifest.files.map((entry) => entry.path);
      state.problems.error(
        state.placeOf(node),
        `The run \`${file}\` wrote no file \`${name}\`.`,
        `Perhaps \`${nearestName(name, names) ?? names[0]}\`; it wrote ${names.join(', ')}.`,
      );
      return [];
    }
    return [foldFile(node, shown, { file: `${file}/${name}`, open: index === 0 })];
  });
  return [
    {
      type: 'code',
      lang: 'tree',
      meta: `title="${title.replaceAll('"', '”')} (${manifest.tool})"`,
      value: formatTree(manifest.files),
      position: node.position,
    },
    ...files,
  ];
}

/** Reads the record of a run; null if there is none. */
function readManifest(
  folder: string,
  { reader }: SourceState,
  context: CodeContext,
): Manifest | null {
  const file = path.resolve(context.repoRoot, folder, 'output.json');
  try {
    return manifestSchema.parse(JSON.parse(reader.readText(file) ?? ''));
  } catch {
    return null;
  }
}

function foldFile(
  { position }: Code,
  { path: name, bytes }: Manifest['files'][number],
  { file, open }: { file: string; open: boolean },
): RootContent {
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
