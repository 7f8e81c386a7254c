import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  createMarkdownParser,
  type MarkdownParser,
  prepareSource,
  restoreColons,
  splitFrontmatter,
} from 'islet/tools';
import type { Root } from 'mdast';

/** A parsed Markdown source. */
export interface MarkdownFile {
  /** Path of the source below the root of the repository, with `/`. */
  file: string;
  /** With `\n` as line ending. */
  source: string;
  /** Null if the file can't be parsed, which the content check reports. */
  tree: Root | null;
}

/** Reads Markdown files; `files` are paths below `root`, with `/`. */
export async function readMarkdown(
  root: string,
  files: readonly string[],
): Promise<MarkdownFile[]> {
  const parser = createMarkdownParser([]);
  const read: MarkdownFile[] = [];
  for (const file of files)
    read.push(await parseMarkdown(await readFile(path.join(root, file), 'utf8'), file, parser));
  return read;
}

/** Parses the text of a file; positions in the tree are those in the file. */
export async function parseMarkdown(
  text: string,
  file: string,
  parser: MarkdownParser,
): Promise<MarkdownFile> {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const isMdx = file.endsWith('.mdx');
  const { body } = splitFrontmatter(source);
  const prepared = prepareSource(body, isMdx);
  const tree = await parser.parse(prepared, isMdx).catch(() => null);
  if (tree) restoreColons(tree, body, prepared);
  return { file, source, tree };
}
