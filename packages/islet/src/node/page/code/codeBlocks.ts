import type { ElementContent, Element as HastElement } from 'hast';
import type { Code, Root } from 'mdast';
import { fillLabel } from '#shared/fillLabel.ts';
import type { Labels } from '#shared/labels.ts';
import type { FenceLink } from '../../site/config/fenceModule.ts';
import { runPatiently, runWithin, TooLongError } from '../source/runWithin.ts';
import type { SourceState } from '../source/sourceState.ts';
import { visitNodes } from '../source/visitNodes.ts';
import { type CodeBlock, type CodeContext, readCodeBlock } from './readCodeBlock.ts';
import { renderLines } from './renderLines.ts';

/** Reads quoted files, loads grammars and replaces every fence of the tree by its highlighted HTML. */
export async function compileCodeBlocks(
  tree: Root,
  state: SourceState,
  { links, ...context }: CodeContext & { links: ReadonlyMap<Code, FenceLink> },
): Promise<Map<Code, HastElement>> {
  const compiled = new Map<Code, HastElement>();
  const nodes: Code[] = [];
  visitNodes(tree, (node) => {
    if (node.type === 'code') nodes.push(node);
  });
  const blocks: CodeBlock[] = [];
  for (const node of nodes) blocks.push(await readCodeBlock(node, state, context));
  const pageLines = blocks.reduce((sum, { code }) => sum + countLines(code), 0);
  for (const block of blocks) {
    const lines = countLines(block.code);
    const isLong = lines > mostLines && pageLines > longPage;
    const isFolded = block.fold === null ? isLong : block.fold && lines > foldedLines;
    const html = context.highlighter.highlight(block.code, block.language);
    const fold = isFolded ? [createFold(lines, state.labels)] : [];
    const limit = Math.min(longestMatch, context.parser.longest);
    const linked: LinkedBlock = { ...block, link: links.get(block.node) };
    const box = await renderMarked(linked, state, {
      limit,
      render: (shown) => renderCodeBlock(html, fold, shown),
    });
    const { position } = block.node;
    compiled.set(block.node, { ...box, ...(position && { position }) });
  }
  return compiled;
}

/** A block, and the link in its title. */
type LinkedBlock = CodeBlock & { link: FenceLink | undefined };

/** Milliseconds that the patterns of a fence may take to find all matches, unless the whole source has less. */
const longestMatch = 3000;

/**
 * Renders a block without its marked words if they can't be found in time: a pattern may backtrack almost
 * forever.
 */
async function renderMarked(
  block: LinkedBlock,
  state: SourceState,
  { limit, render }: { limit: number; render: (block: LinkedBlock) => HastElement },
): Promise<HastElement> {
  if (block.words.length === 0) return render(block);
  try {
    return await runPatiently(limit, (milliseconds) =>
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
  const ariaLabel = fillLabel(showAllLines, { count: lines });
  return element('input', { type: 'checkbox', className: ['code-fold'], ariaLabel }, []);
}

/** Renders the title bar of a code block: the title, followed by the link if there is one. */
const createBar = (title: string, link: FenceLink | undefined): HastElement =>
  element('div', { className: ['code-title'] }, [
    { type: 'text', value: title },
    ...(link
      ? [
          element('a', { className: ['code-more'], href: link.href }, [
            { type: 'text', value: link.text },
          ]),
        ]
      : []),
  ]);

function renderCodeBlock(
  code: ElementContent[],
  fold: ElementContent[],
  block: LinkedBlock,
): HastElement {
  const { language, label, title, link, wrap, lineNumbers } = block;
  const pre = element('pre', { className: [`language-${language || 'text'}`], tabIndex: 0 }, [
    element('code', {}, renderLines(code, block)),
  ]);
  const flags = [...(wrap ? ['wrap'] : []), ...(lineNumbers ? ['line-numbers'] : [])];
  const bar = title ? [createBar(title, link)] : [];
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
