import path from 'node:path';
import type { ElementContent, Element as HastElement } from 'hast';
import type { Code, Root } from 'mdast';
import { fillLabel, type Labels } from '#common/labels.ts';
import { printDiff } from '#common/printDiff.ts';
import { decodeSource, findEncodingFault } from '../../files/readSource.ts';
import { runPatiently, runWithin, TooLongError } from '../source/runWithin.ts';
import type { SourceState } from '../source/sourceState.ts';
import { visitNodes } from '../source/visitNodes.ts';
import { readCodeMarks } from './codeMarks.ts';
import { type CodeMeta, parseCodeMeta, readFenceInfo } from './codeMeta.ts';
import { createSigns, cutSigns } from './diffSigns.ts';
import { extractLines, extractRegion } from './extractRegion.ts';
import type { Highlighter } from './highlighter.ts';
import { mergeLineMarks } from './lineMarks.ts';
import { renderLines, type ShownLines } from './renderLines.ts';

/** What code blocks depend on besides their source. */
export interface CodeContext {
  /** Absolute path of the repository, for `file="…"` in code fences. */
  repoRoot: string;
  highlighter: Highlighter;
  codeDefaults: { wrap: boolean; lineNumbers: boolean };
}

/** Reads quoted files, loads grammars and replaces every fence of the tree by its highlighted HTML. */
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
  for (const node of nodes) blocks.push(await readBlock(node, state, context));
  const pageLines = blocks.reduce((sum, { code }) => sum + countLines(code), 0);
  for (const block of blocks) {
    const lines = countLines(block.code);
    const isLong = lines > mostLines && pageLines > longPage;
    const isFolded = block.fold === null ? isLong : block.fold && lines > foldedLines;
    const html = context.highlighter.highlight(block.code, block.language);
    const fold = isFolded ? [createFold(lines, state.labels)] : [];
    const box = await renderMarked(block, state, (shown) => renderCodeBlock(html, fold, shown));
    const { position } = block.node;
    compiled.set(block.node, { ...box, ...(position && { position }) });
  }
  return compiled;
}

/** Milliseconds that the patterns of a fence may take to find all matches. */
const longestMatch = 3000;

/**
 * Renders a block without its marked words if they can't be found in time: a pattern may backtrack almost
 * forever.
 */
async function renderMarked(
  block: CodeBlock,
  state: SourceState,
  render: (block: CodeBlock) => HastElement,
): Promise<HastElement> {
  if (block.words.length === 0) return render(block);
  try {
    return await runPatiently(longestMatch, (milliseconds) =>
      runWithin(milliseconds, () => render(block)),
    );
  } catch (error) {
    if (!(error instanceof TooLongError)) throw error;
    state.problems.error(
      state.placeOf(block.node),
      `Finding the marked words in this code failed: ${error.message}`,
      'Use a simpler pattern, or a text in quotes.',
    );
    return render({ ...block, words: [] });
  }
}

interface CodeBlock extends Pick<CodeMeta, 'title' | 'wrap' | 'fold'>, ShownLines {
  node: Code;
  code: string;
  /** What the code is highlighted as. */
  language: string;
  /** The language that the block names. */
  label: string;
}

/** Reads the info string of a fence, its code, and the marks in it. */
async function readBlock(node: Code, state: SourceState, context: CodeContext): Promise<CodeBlock> {
  const info = readFenceInfo(node);
  const meta = parseCodeMeta(info.meta, context.codeDefaults);
  for (const word of meta.unknown) warnOfWord(word, node, state);
  const isDiff = (info.language === 'diff' && meta.lang !== null) || meta.isDiff;
  const language = meta.lang ?? info.language;
  await loadLanguage(language, node, { state, context });
  const source = readCode(node, { ...meta, language: info.language }, { state, context });
  const marked = readCodeMarks(source);
  for (const mark of marked.unknown) warnOfMark(mark, node, state);
  const signed = isDiff ? cutSigns(marked.code) : null;
  const code = signed?.code ?? marked.code;
  const lines = { ...mergeLineMarks(meta.lines, marked.lines), ...signed?.lines };
  const signs = signed?.signs ?? createSigns(code, lines);
  const words = meta.words.map((pattern) => ({ pattern, from: 1, to: Number.POSITIVE_INFINITY }));
  return {
    ...{ node, code, language, lines, signs, title: meta.title, wrap: meta.wrap, fold: meta.fold },
    // A diff is copied without the removed lines.
    label: signs !== null ? 'diff' : /^(?:ansi|output)$/.test(language) ? 'text' : language,
    words: [...words, ...marked.words],
    lineNumbers: meta.lineNumbers,
  };
}

async function loadLanguage(
  language: string,
  node: Code,
  { state, context }: { state: SourceState; context: CodeContext },
): Promise<void> {
  if (await context.highlighter.load(language)) return;
  state.problems.warn(
    state.placeOf(node),
    `The language \`${language}\` of the code fence is unknown, so it is shown plain.`,
    'Use a name that Prism knows, or `text`.',
  );
}

/** What to do about words that have a meaning in other engines. */
const foreignWords: ReadonlyMap<string, string> = new Map([
  [
    'twoslash',
    'Remove it: types are not shown on hover. Write them as comments where they matter.',
  ],
  ['live', "Remove it, and show a component that starts with `'use client'` next to the code."],
  [
    'playground',
    "Remove it, and show a component that starts with `'use client'` next to the code.",
  ],
]);

function warnOfWord(word: string, node: Code, state: SourceState): void {
  state.problems.warn(
    state.placeOf(node),
    `The code fence says \`${word}\`, which has no meaning here.`,
    foreignWords.get(word) ??
      'Use title="…", {1,3-5}, ins={…}, del={…}, "text", wrapCode, lineNumbers or file="…".',
  );
}

function warnOfMark(mark: string, node: Code, state: SourceState): void {
  state.problems.warn(
    state.placeOf(node),
    `The code has the mark \`${mark}\`, which has no meaning here, so it is left out.`,
    'Use `++`, `--`, `highlight`, `focus`, `warning`, `error` or `word:…`; `[!!code …]` shows a mark as it is.',
  );
}

/** Longer blocks are folded on pages with more than `longPage` lines of code in all. */
const mostLines = 30;
const longPage = 120;

/** A folded block shows about as many lines, so shorter ones are not folded even if their authors say so. */
const foldedLines = 16;

const countLines = (code: string): number => code.split('\n').length;

/**
 * A box that unfolds the code after it, by the stylesheet alone. All lines are in the document, where
 * the browser's search finds them.
 */
function createFold(lines: number, { showAllLines }: Labels): HastElement {
  const ariaLabel = fillLabel(showAllLines, lines);
  return element('input', { type: 'checkbox', className: ['code-fold'], ariaLabel }, []);
}

function readCode(
  node: Code,
  { file, before, language }: Pick<CodeMeta, 'file' | 'before'> & { language: string },
  { state, context }: { state: SourceState; context: CodeContext },
): string {
  if (before !== null && (file === null || language !== 'diff')) {
    state.problems.error(
      state.placeOf(node),
      `The code fence says \`before="${before}"\`, but compares nothing.`,
      'Give it the language `diff`, and in file="…" the file that is compared with that one.',
    );
    return node.value;
  }
  if (file === null) return node.value;
  const code = quoteFile(file, node, { state, context });
  if (before === null) return code;
  const lines = printDiff(quoteFile(before, node, { state, context }), code);
  if (lines.length === 0 && code !== '') {
    state.problems.error(
      state.placeOf(node),
      `\`${before}\` and \`${file}\` do not differ.`,
      'Quote one of them without before="…", or see why the page expects a difference.',
    );
  }
  return lines.join('\n');
}

function quoteFile(
  target: string,
  node: Code,
  { state, context }: { state: SourceState; context: CodeContext },
): string {
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
  block: CodeBlock,
): HastElement {
  const { language, label, title, wrap, lineNumbers } = block;
  const pre = element('pre', { className: [`language-${language || 'text'}`], tabIndex: 0 }, [
    element('code', {}, renderLines(code, block)),
  ]);
  const flags = [...(wrap ? ['wrap'] : []), ...(lineNumbers ? ['line-numbers'] : [])];
  const bar = title
    ? [element('div', { className: ['code-title'] }, [{ type: 'text', value: title }])]
    : [];
  const properties = { className: ['code', ...flags], ...(label ? { dataLang: label } : {}) };
  return element('div', properties, [...bar, ...fold, pre]);
}

function element(
  tagName: string,
  properties: HastElement['properties'],
  children: ElementContent[],
): HastElement {
  return { type: 'element', tagName, properties, children };
}
