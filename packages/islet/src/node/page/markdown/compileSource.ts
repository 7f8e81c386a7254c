import type { Element as HastElement, Root as HastRoot, RootContent } from 'hast';
import { raw } from 'hast-util-raw';
import type { Code, Root } from 'mdast';
import { type State, toHast } from 'mdast-util-to-hast';
import { type PluggableList, unified } from 'unified';
import { VFile } from 'vfile';
import { fillLabel } from '#shared/fillLabel.ts';
import type { FenceModule } from '../../site/config/fenceModule.ts';
import { checkFences } from '../code/checkFences.ts';
import { compileCodeBlocks } from '../code/codeBlocks.ts';
import type { CodeContext } from '../code/readCodeBlock.ts';
import { replaceFences } from '../code/replaceFences.ts';
import { compileUrls, type UrlContext } from '../html/compileUrls.ts';
import type { Extensions } from '../html/drawSources.ts';
import { footnotePrefix } from '../html/footnotes.ts';
import { refineHtml } from '../html/refineHtml.ts';
import { collectScope } from '../jsx/collectScope.ts';
import { claimJsx, toPlainHtml, unravelJsx } from '../jsx/jsx.ts';
import type { ImportAliases } from '../jsx/resolveImport.ts';
import { readSkeleton } from '../skeleton/readSkeleton.ts';
import { reportThrown } from '../source/reportThrown.ts';
import { runPatiently } from '../source/runWithin.ts';
import type { SourceState } from '../source/sourceState.ts';
import { checkNesting, checkSize } from './checkNesting.ts';
import { checkReferences } from './checkReferences.ts';
import { checkTables } from './checkTables.ts';
import { compileContainers } from './compileContainers.ts';
import { compileStatus } from './compileStatus.ts';
import { expandEmoji } from './emoji.ts';
import { reportForeignSyntax } from './foreignSyntax.ts';
import { compileHtmlNodes, reportUnknownElements } from './htmlNodes.ts';
import { includeFragments } from './includeFragments.ts';
import { compileManagerTabs } from './managerTabs.ts';
import type { MarkdownParser } from './markdownParser.ts';
import { parseSource } from './parseSource.ts';
import { compileQuotations } from './quotations.ts';
import { takeHeadingIds } from './takeHeadingIds.ts';
import { markToc } from './toc.ts';

/** What compiling a source file needs besides the file. */
export interface SourceContext extends Omit<CodeContext, 'fences'>, UrlContext {
  /** The module for fences, which is loaded with the first page. */
  loadFences(): Promise<FenceModule>;
  /** Absolute path of the folder of all pages. */
  docsRoot: string;
  aliases: ImportAliases;
  parser: MarkdownParser;
  rehypePlugins: PluggableList;
  extensions: Extensions;
}

/** mdast-util-to-hast leaves these alone: they are evaluated when the page is rendered. */
const jsxNodes = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
] as const;

/**
 * Compiles one source file, a page or a fragment, to an HTML tree in which only JSX is left open. Whatever
 * the parser, a plugin or the engine throws results in an empty tree and a problem.
 */
export async function compileSource(
  body: string,
  state: SourceState,
  context: SourceContext,
): Promise<HastRoot> {
  try {
    if (checkSize(body, state)) return await compileBody(body, state, context);
  } catch (error) {
    reportThrown(error, state);
  }
  state.scope.missing.push('');
  return { type: 'root', children: [] };
}

async function compileBody(
  body: string,
  state: SourceState,
  context: SourceContext,
): Promise<HastRoot> {
  const isMdx = state.absoluteFile.endsWith('.mdx');
  const file = new VFile({ path: state.absoluteFile, value: body });
  const { read, longest, measureWork } = context.parser;
  const written = await runPatiently(
    longest,
    (milliseconds) => parseSource(body, isMdx, { read, longest: milliseconds }),
    measureWork,
  );
  checkNesting(written, state);
  checkReferences(written, body, state);
  checkFences(written, body, state);
  const tree = await context.parser.transform(written, file, isMdx);
  if (isMdx) {
    collectScope(tree, state, context.aliases);
    compileStatus(tree, state);
    unravelJsx(tree);
  }
  takeHeadingIds(tree);
  keepSkeleton(tree, body, state);
  markToc(tree, state.labels);
  compileQuotations(tree, body, { state, docsRoot: context.docsRoot });
  if (!isMdx) compileHtmlNodes(tree, state);
  if (context.extensions.emoji) await expandEmoji(tree);
  reportForeignSyntax(tree, { isMdx, extensions: context.extensions }, state);
  compileManagerTabs(tree, state);
  compileContainers(tree, body, state);
  checkTables(tree, body, state);
  const code = { ...context, fences: await context.loadFences() };
  const links = replaceFences(tree, state, code);
  const codeBlocks = await compileCodeBlocks(tree, state, { ...code, links });
  let html = toHast(tree, {
    allowDangerousHtml: true,
    passThrough: [...jsxNodes],
    clobberPrefix: footnotePrefix(state),
    handlers: { code: (_: State, node: Code) => codeBlocks.get(node) },
    footnoteLabel: state.labels.footnotes,
    footnoteBackLabel: (index, again) =>
      fillLabel(state.labels.backToReference, {
        number: `${index + 1}${again > 1 ? `-${again}` : ''}`,
      }),
  }) as HastRoot;
  if (!isMdx && hasRawHtml(html)) {
    html = raw(html, { file, passThrough: [...jsxNodes] }) as HastRoot;
    checkNesting(html, state);
  }
  reportUnknownElements(html, body, state);
  html = await applyPlugins(html, file, context);
  if (isMdx) toPlainHtml(html);
  refineHtml(html, state);
  compileUrls(html, state, context);
  claimJsx(html, state);
  await includeFragments(html, state, (text, fragment) => compileSource(text, fragment, context));
  return html;
}

/** Keeps what the page's own file has besides its sentences; fragments may be shared by languages. */
function keepSkeleton(tree: Root, body: string, state: SourceState): void {
  const { including, skeleton, page, frontmatter } = state;
  if (including.length > 1) return;
  skeleton?.push(...readSkeleton(tree, { body, frontmatter, lang: page.lang }));
}

async function applyPlugins(
  html: HastRoot,
  file: VFile,
  { rehypePlugins }: Pick<SourceContext, 'rehypePlugins'>,
): Promise<HastRoot> {
  if (rehypePlugins.length === 0) return html;
  return (await unified().use(rehypePlugins).run(html, file)) as HastRoot;
}

function hasRawHtml(node: HastRoot | RootContent): boolean {
  if (node.type === 'raw') return true;
  return 'children' in node && (node as HastElement).children.some(hasRawHtml);
}
