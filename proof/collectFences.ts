import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseCodeMeta } from '@docs/engine/content/codeMeta.ts';
import { createMarkdownParser, type MarkdownParser } from '@docs/engine/content/markdownParser.ts';
import { prepareSource } from '@docs/engine/content/prepareSource.ts';
import { splitFrontmatter } from '@docs/engine/content/splitFrontmatter.ts';
import type { Nodes } from 'mdast';
import type { Fence } from './fence.ts';

/**
 * Reads the code fences of all Markdown files below a folder, in order. A file that cannot be parsed
 * has none: the check of the content tells of it.
 */
export async function collectFences(root: string, folder: string): Promise<Fence[]> {
  const parser = createMarkdownParser([]);
  const names = await readdir(path.join(root, folder), { recursive: true });
  const files = names
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .sort();
  const fences: Fence[] = [];
  for (const file of files) {
    const source = await readFile(path.join(root, file), 'utf8');
    fences.push(...(await readFences(source, file, parser)));
  }
  return fences;
}

/** Reads the code fences of one source. */
export async function readFences(
  source: string,
  file: string,
  parser: MarkdownParser,
): Promise<Fence[]> {
  const { body } = splitFrontmatter(source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  const isMdx = file.endsWith('.mdx');
  const tree = await parser.parse(prepareSource(body, isMdx), isMdx).catch(() => null);
  const fences: Fence[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'code') {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      const meta = parseCodeMeta(node.meta ?? '', { wrap: false, lineNumbers: false });
      fences.push({ file, line: line + 1, column, lang: node.lang ?? '', meta, code: node.value });
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  if (tree) visit(tree);
  return fences;
}
