import type { Code, Root, RootContent } from 'mdast';
import { formatSize } from '#shared/formatSize.ts';
import { nearestName } from '../../support/problems/nearestName.ts';
import type { SourceState } from '../source/sourceState.ts';
import { visitNodes } from '../source/visitNodes.ts';
import { parseCodeMeta } from './codeMeta.ts';
import { formatTree } from './formatTree.ts';
import type { CodeContext } from './readCodeBlock.ts';
import { readRecord } from './readQuoted.ts';
import { fenceLanguageOf, type RecordedFile, type RunRecord } from './runRecord.ts';

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
function nameCommands({ commands }: RunRecord): string {
  const names = commands.map(({ command }) => command);
  const [first = '', ...others] = names;
  return others.length > 2
    ? `${first}, then ${others.length} more commands`
    : names.join(', then ');
}

function expandOutput(node: Code, state: SourceState, context: CodeContext): RootContent[] {
  const { file, show } = parseCodeMeta(node.meta ?? '', context.codeDefaults);
  const run = readRecord(file ?? '', { state, context });
  if ('reason' in run) {
    const message = `The code fence shows the recorded run \`${file ?? ''}\`, which ${run.reason}.`;
    state.problems.error(state.placeOf(node), message, run.fix);
    return [];
  }
  const title = nameCommands(run);
  const files = show.flatMap((name, index): RootContent[] => {
    const shown = run.files.find((entry) => entry.path === name);
    if (!shown) {
      const names = run.files.map((entry) => entry.path);
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
      meta: `title="${title.replaceAll('"', '”')} (${run.tool})"`,
      value: formatTree(run.files),
      position: node.position,
    },
    ...files,
  ];
}

function foldFile(
  { position }: Code,
  { path: name, bytes }: RecordedFile,
  { file, open }: { file: string; open: boolean },
): RootContent {
  const text = `${name} (${formatSize(bytes)})`;
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
      { type: 'code', lang: fenceLanguageOf(name), meta: `file="${file}"`, value: '', position },
    ],
  };
}
