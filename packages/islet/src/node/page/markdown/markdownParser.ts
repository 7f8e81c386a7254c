import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import { directive } from 'micromark-extension-directive';
import type { Construct } from 'micromark-util-types';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type PluggableList, type Processor, unified } from 'unified';
import { VFile } from 'vfile';
import { createWorkMeter, runWithin } from '../source/runWithin.ts';
import { cutAutolinks } from './cutAutolinks.ts';
import { mathSyntax } from './mathSyntax.ts';
import { readAround } from './plainBlocks.ts';
import { findTableLines } from './tableLines.ts';

/** Parses Markdown with GFM and containers, and MDX on top of it where the file is `.mdx`. */
export interface MarkdownParser {
  /** Milliseconds that reading one source may take. */
  longest: number;
  /** Processor time of this process in milliseconds (see `createWorkMeter`). */
  measureWork(): number;
  /**
   * Reads a source within a number of milliseconds, or without a limit. Throws the parser's `VFileMessage`
   * when MDX syntax is broken, and a `TooLongError`.
   */
  read(body: string, isMdx: boolean, milliseconds?: number): Root;
  /** Lets the site's plugins change a tree. Throws what they throw. */
  transform(tree: Root, file: VFile, isMdx: boolean): Promise<Root>;
  /** Reads a source and lets the plugins change it; `path` is the absolute path of its file. */
  parse(body: string, isMdx: boolean, path?: string): Promise<Root>;
}

/**
 * Creates the processors once; `remarkPlugins` are the site's own. `longest` is how many milliseconds reading
 * one source may take; most take ten. `hasMath` is whether `$x$` is a formula.
 */
export function createMarkdownParser(
  remarkPlugins: PluggableList,
  { longest = 5000, hasMath = false }: { longest?: number | undefined; hasMath?: boolean } = {},
): MarkdownParser {
  let tableLines: ReadonlySet<number> = new Set();
  const create = (isMdx: boolean, hasAutolinks: boolean) =>
    unified()
      .use(remarkParse)
      .use([
        remarkGfm,
        [tablesWhere, (line: number) => tableLines.has(line)],
        friendlyToCjk,
        ...(hasAutolinks ? [] : [withoutAutolinks]),
        containers,
        ...(hasMath ? [formulas] : []),
        ...(isMdx ? [remarkMdx] : []),
        ...remarkPlugins,
      ])
      .freeze();
  const plain = { usual: create(false, false), withAutolinks: create(false, true) };
  const mdx = { usual: create(true, false), withAutolinks: create(true, true) };
  const parse = (text: string, processor: Processor<Root>): Root => {
    tableLines = findTableLines(text);
    return processor.parse(text);
  };
  const readAll = (body: string, isMdx: boolean): Root => {
    const { usual, withAutolinks } = isMdx ? mdx : plain;
    if (!address.test(body)) return parse(body, usual);
    const tree = parse(body, withAutolinks);
    cutAutolinks(tree, (text) => parse(text, usual));
    return tree;
  };
  const readWithin = (body: string, isMdx: boolean, milliseconds: number): Root =>
    milliseconds === Infinity || body.length < worthWatching
      ? readAll(body, isMdx)
      : runWithin(milliseconds, () => readAll(body, isMdx));
  // Plugins and formulas may give a meaning to what is plain here.
  const read = (body: string, isMdx: boolean, milliseconds = Infinity): Root =>
    remarkPlugins.length > 0 || (hasMath && body.includes('$'))
      ? readWithin(body, isMdx, milliseconds)
      : readAround(body, isMdx, (rest) => readWithin(rest, isMdx, milliseconds));
  const transform = async (tree: Root, file: VFile, isMdx: boolean): Promise<Root> => {
    const { usual } = isMdx ? mdx : plain;
    return remarkPlugins.length === 0 ? tree : ((await usual.run(tree, file)) as Root);
  };
  return {
    longest,
    measureWork: createWorkMeter(),
    read,
    transform,
    parse: async (body, isMdx, path) =>
      transform(read(body, isMdx), new VFile({ path, value: body }), isMdx),
  };
}

/** Sources from this length on have a time limit, in characters. */
const worthWatching = 2000;

/** A part of every bare address that GFM turns into a link. */
const address = /[\w+.-]@|www\.|https?:\/\//i;

/**
 * Removes bare addresses from GFM: the parser looks for one at the start of every word, which takes a tenth
 * of its time, and few sources have any.
 */
function withoutAutolinks(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = (data.micromarkExtensions ?? []).map((extension) => ({
    ...extension,
    text: Object.fromEntries(
      Object.entries(extension.text ?? {}).map(([code, constructs]) => [
        code,
        [constructs]
          .flat()
          .flatMap((one) =>
            one === undefined || /^\w+Autolink$/.test(one.name ?? '') ? [] : [one],
          ),
      ]),
    ),
  }));
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? [])
    .flat()
    .filter(({ enter }) => !enter?.literalAutolink);
}

/**
 * Makes the parser look for tables in certain lines only: otherwise it first reads every line of text as the
 * head of a table, which takes a quarter of its time.
 */
function tablesWhere(this: Processor, mayBe: (line: number) => boolean): void {
  const guard = (construct: Construct): Construct => {
    if (construct.name !== 'table') return construct;
    return {
      ...construct,
      tokenize(effects, ok, nok) {
        return mayBe(this.now().line) ? construct.tokenize.call(this, effects, ok, nok) : nok;
      },
    };
  };
  const data = this.data();
  data.micromarkExtensions = (data.micromarkExtensions ?? []).map((extension) => {
    const { null: constructs, ...others } = extension.flow ?? {};
    if (constructs === undefined) return extension;
    return { ...extension, flow: { ...others, null: [constructs].flat().map(guard) } };
  });
}

/**
 * Lets emphasis begin and end next to Chinese, Japanese and Korean punctuation, where CommonMark requires a
 * space, which these languages don't use: `**类型：**字符串`.
 */
function friendlyToCjk(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    cjkFriendlyExtension(),
    gfmStrikethroughCjkFriendly(),
  ];
}

/** Reads formulas before MDX reads their braces. */
function formulas(this: Processor): void {
  const data = this.data();
  const { micromark, fromMarkdown } = mathSyntax();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), micromark];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), fromMarkdown];
}

/**
 * Only the container form of the directive syntax: text directives would turn the `:30` of
 * "at 12:30" into one, and leaf directives have no meaning here.
 */
function containers(this: Processor): void {
  const { flow } = directive();
  const container = [flow?.[58]].flat()[0];
  if (!container) throw new Error('micromark-extension-directive has no container construct');
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: { 58: container } }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}
