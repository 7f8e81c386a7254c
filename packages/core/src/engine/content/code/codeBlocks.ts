import path from 'node:path';
import type { ElementContent, Element as HastElement } from 'hast';
import type { Code, Root } from 'mdast';
import { printDiff } from '#common/printDiff.ts';
import { decodeSource, findEncodingFault } from '../../files/readSource.ts';
import type { SourceState } from '../source/sourceState.ts';
import { visitNodes } from '../source/visitNodes.ts';
import { type CodeMeta, parseCodeMeta } from './codeMeta.ts';
import { extractLines, extractRegion } from './extractRegion.ts';
import { type Highlighter, splitLines } from './highlighter.ts';

/** What code blocks depend on besides their source. */
export interface CodeContext {
  /** Absolute path of the repository, for `file="…"` in code fences. */
  repoRoot: string;
  highlighter: Highlighter;
  codeDefaults: { wrap: boolean; lineNumbers: boolean };
}

/** Reads quoted files, loads grammars and gives the highlighted HTML of every fence of the tree. */
export async function compileCodeBlocks(
  tree: Root,
  state: SourceState,
  context: CodeContext,
): Promise<Map<Code, HastElement>> {
  const compiled = new Map<Code, HastElement>();
  const nodes: Code[] = [];
  visitNodes(tree, (node) => {
    if (node.type === 'code') nodes.push(node);
  });
  const blocks: CodeBlock[] = [];
  for (const node of nodes) {
    const place = state.placeOf(node);
    const meta = parseCodeMeta(node.meta ?? '', context.codeDefaults);
    for (const word of meta.unknown) {
      state.problems.warn(
        place,
        `The code fence says \`${word}\`, which means nothing here.`,
        'Use title="…", {1,3-5}, wrapCode, lineNumbers or file="…".',
      );
    }
    const code = readCode(node, meta, state, context);
    const language = node.lang ?? '';
    if (!(await context.highlighter.load(language))) {
      state.problems.warn(
        place,
        `The language \`${language}\` of the code fence is unknown, so it is shown plain.`,
        'Use a name that Prism knows, or `text`.',
      );
    }
    blocks.push({ node, code, language, meta });
  }
  const pageLines = blocks.reduce((sum, { code }) => sum + countLines(code), 0);
  for (const block of blocks) {
    const lines = countLines(block.code);
    const isFolded = lines > mostLines && pageLines > longPage;
    const html = context.highlighter.highlight(block.code, block.language);
    const fold = isFolded ? [createFold(lines, state.page.lang)] : [];
    compiled.set(block.node, renderCodeBlock(html, fold, block));
  }
  return compiled;
}

interface CodeBlock {
  node: Code;
  code: string;
  language: string;
  meta: CodeMeta;
}

/** Longer blocks are folded on a page that has more lines of code than `longPage` in all. */
const mostLines = 30;
const longPage = 120;

const countLines = (code: string): number => code.split('\n').length;

/**
 * A box that unfolds the code after it, by the stylesheet alone. All lines are in the document, where
 * the browser's search finds them.
 */
function createFold(lines: number, lang: string): HastElement {
  const ariaLabel = lang.startsWith('zh') ? `显示全部 ${lines} 行` : `Show all ${lines} lines`;
  return element('input', { type: 'checkbox', className: ['code-fold'], ariaLabel }, []);
}

function readCode(
  node: Code,
  { file, before }: CodeMeta,
  state: SourceState,
  context: CodeContext,
): string {
  if (before !== null && (file === null || node.lang !== 'diff')) {
    state.problems.error(
      state.placeOf(node),
      `The code fence says \`before="${before}"\`, but compares nothing.`,
      'Give it the language `diff`, and in file="…" the file that is compared with that one.',
    );
    return node.value;
  }
  if (file === null) return node.value;
  const code = quoteFile(file, node, state, context);
  if (before === null) return code;
  const lines = printDiff(quoteFile(before, node, state, context), code);
  if (lines.length === 0 && code !== '') {
    state.problems.error(
      state.placeOf(node),
      `\`${before}\` and \`${file}\` do not differ.`,
      'Quote one of them without before="…", or see why the page expects a difference.',
    );
  }
  return lines.join('\n');
}

function quoteFile(target: string, node: Code, state: SourceState, context: CodeContext): string {
  const place = state.placeOf(node);
  const [name = '', region] = target.split('#');
  const folder = name.startsWith('.') ? path.dirname(state.absoluteFile) : context.repoRoot;
  const file = path.resolve(folder, name);
  const bytes = state.reader.read(file);
  const fault = bytes === null ? state.reader.faultOf(file) : findEncodingFault(bytes);
  if (bytes === null || fault !== null) {
    const { reason = 'does not exist', fix = '' } = fault ?? {};
    state.problems.error(
      place,
      `The code fence quotes \`${name}\`, which ${reason}.`,
      reason === 'does not exist'
        ? 'Write the path from the root of the repository, or from this page with `./`. What a run wrote is recorded by `npm run proof -- --update`.'
        : fix,
    );
    return node.value;
  }
  const text = decodeSource(bytes);
  const quoted =
    region === undefined ? text : (extractLines(text, region) ?? extractRegion(text, region));
  if (quoted === null) {
    state.problems.error(
      place,
      `\`${name}\` has no region \`${region}\`.`,
      `Put \`#region ${region}\` and \`#endregion\` comments around the lines to quote, or name lines (\`#L3-L9\`).`,
    );
    return node.value;
  }
  return quoted.replace(/\n$/, '');
}

function renderCodeBlock(
  code: ElementContent[],
  fold: ElementContent[],
  { language, meta }: CodeBlock,
): HastElement {
  const byLine = meta.lineNumbers || meta.highlighted.size > 0;
  const children = byLine
    ? splitLines(code).flatMap((line, index): ElementContent[] => [
        element('span', { className: lineClass(meta, index + 1) }, line),
        { type: 'text', value: '\n' },
      ])
    : code;
  const pre = element('pre', { className: [`language-${language || 'text'}`], tabIndex: 0 }, [
    element('code', {}, children),
  ]);
  const flags = [...(meta.wrap ? ['wrap'] : []), ...(meta.lineNumbers ? ['line-numbers'] : [])];
  const title = meta.title
    ? [element('div', { className: ['code-title'] }, [{ type: 'text', value: meta.title }])]
    : [];
  const properties = { className: ['code', ...flags], ...(language ? { dataLang: language } : {}) };
  return element('div', properties, [...title, ...fold, pre]);
}

function lineClass(meta: CodeMeta, line: number): string[] {
  return meta.highlighted.has(line) ? ['line', 'highlighted'] : ['line'];
}

function element(
  tagName: string,
  properties: HastElement['properties'],
  children: ElementContent[],
): HastElement {
  return { type: 'element', tagName, properties, children };
}
