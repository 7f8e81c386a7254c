import { attributeText, isJsxElement, type JsxElement, toManagerCommands } from 'islet/tools';
import type { Nodes } from 'mdast';
import { findFiles } from '../run/findFiles.ts';
import type { Fence } from './fence.ts';
import { parseFenceMeta } from './fenceMeta.ts';
import { type MarkdownFile, readMarkdown } from './readMarkdown.ts';

/** Reads the code fences of all Markdown files below a folder, in order. */
export async function collectFences(root: string, folder: string): Promise<Fence[]> {
  const files = await readMarkdown(root, await findFiles(root, folder, /\.mdx?$/));
  return files.flatMap(readFences);
}

/** Reads the code fences of one file, and the npm commands of its `<PackageManagerTabs>`. */
export function readFences({ file, tree }: MarkdownFile): Fence[] {
  const fences: Fence[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'code') {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      const meta = parseFenceMeta(node.meta ?? '');
      fences.push({ file, line: line + 1, column, lang: node.lang ?? '', meta, code: node.value });
    }
    if (isJsxElement(node) && node.name === 'PackageManagerTabs')
      fences.push(readWidget(node, file));
    if ('children' in node) for (const child of node.children) visit(child);
  };
  if (tree) visit(tree);
  return fences;
}

/** A widget without literal commands has no code, which `checkManagerTabs` reports. */
function readWidget(node: JsxElement, file: string): Fence {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  const text = attributeText(node, 'command') ?? '';
  const [before = ''] = /^\s*/.exec(text) ?? [];
  const lines = text
    .trim()
    .split('\n')
    .map((one) => (one.trim() === '' ? '' : toManagerCommands(one).npm));
  return {
    file,
    line: line + before.split('\n').length - 1,
    column,
    lang: 'bash',
    meta: parseFenceMeta(''),
    code: lines.join('\n'),
    isWidget: true,
  };
}
