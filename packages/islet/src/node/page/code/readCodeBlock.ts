import type { Code } from 'mdast';
import type { FenceModule } from '../../site/config/fenceModule.ts';
import type { RepositoryRoot } from '../../support/files/findRepositoryRoot.ts';
import type { SourceState } from '../source/sourceState.ts';
import { readCodeMarks } from './codeMarks.ts';
import { type CodeDefaults, type CodeMeta, parseCodeMeta, readFenceInfo } from './codeMeta.ts';
import { createSigns, cutSigns } from './diffSigns.ts';
import type { Highlighter } from './highlighter.ts';
import { mergeLineMarks } from './lineMarks.ts';
import { quoteCode } from './quoteCode.ts';
import type { ShownLines } from './renderLines.ts';

/** What code blocks depend on besides their source: `file="…"` in code fences starts at the root. */
export interface CodeContext extends RepositoryRoot {
  highlighter: Highlighter;
  codeDefaults: Pick<CodeDefaults, 'wrap' | 'lineNumbers'>;
  fences: FenceModule;
  /** `longest` is how many milliseconds reading one source may take. */
  parser: { longest: number };
}

/** A code fence as it is shown. */
export interface CodeBlock extends Pick<CodeMeta, 'title' | 'wrap' | 'fold'>, ShownLines {
  node: Code;
  code: string;
  /** What the code is highlighted as. */
  language: string;
  /** The language that the block names. */
  label: string;
}

/** Reads the info string of a fence, its code, and the marks in it. */
export async function readCodeBlock(
  node: Code,
  state: SourceState,
  context: CodeContext,
): Promise<CodeBlock> {
  const info = readFenceInfo(node);
  const meta = parseCodeMeta(info.meta, {
    ...context.codeDefaults,
    keys: context.fences.keys,
  });
  for (const word of meta.unknown) warnOfWord(word, node, state);
  const isDiff = (info.language === 'diff' && meta.lang !== null) || meta.isDiff;
  const language = meta.lang ?? info.language;
  await loadLanguage(language, node, { state, context });
  const source = quoteCode(node, { ...meta, language: info.language }, { state, context });
  const marked = readCodeMarks(source);
  for (const mark of marked.unknown) warnOfMark(mark, node, state);
  for (const mark of marked.unpaired) warnOfUnpaired(mark, node, state);
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

function warnOfUnpaired(mark: 'start' | 'end', node: Code, state: SourceState): void {
  const other = mark === 'start' ? 'end' : 'start';
  state.problems.warn(
    state.placeOf(node),
    `The code has \`highlight-${mark}\` without \`highlight-${other}\`, so it highlights nothing.`,
    `Add \`highlight-${other}\`, or use \`highlight-next-line\`.`,
  );
}

function warnOfMark(mark: string, node: Code, state: SourceState): void {
  state.problems.warn(
    state.placeOf(node),
    `The code has the mark \`${mark}\`, which has no meaning here, so it is left out.`,
    'Use `++`, `--`, `highlight`, `focus`, `warning`, `error` or `word:…`; `[!!code …]` shows a mark as it is.',
  );
}
