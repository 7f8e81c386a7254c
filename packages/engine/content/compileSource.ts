import path from 'node:path';
import type { Element as HastElement, Root as HastRoot, RootContent } from 'hast';
import { raw } from 'hast-util-raw';
import type { Code, Root } from 'mdast';
import { type State, toHast } from 'mdast-util-to-hast';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { checkTables } from './checkTables.ts';
import { compileCodeBlocks } from './codeBlocks.ts';
import { collectScope } from './collectScope.ts';
import type { CompileContext } from './compileContext.ts';
import { compileUrls } from './compileUrls.ts';
import { compileContainers } from './containers.ts';
import { expandOutputs } from './expandOutputs.ts';
import { includeFragments } from './includeFragments.ts';
import { claimJsx, toPlainHtml, unravelJsx } from './jsx.ts';
import { prepareSource, restoreColons } from './prepareSource.ts';
import { refineHtml } from './refineHtml.ts';
import type { SourceState } from './sourceState.ts';

/** mdast-util-to-hast leaves these alone: they are evaluated when the page is rendered. */
const jsxNodes = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
] as const;

/**
 * Compiles one source file, a page or a fragment, to an HTML tree in which only JSX is left open.
 * A file that cannot be parsed gives an empty tree and a problem.
 */
export async function compileSource(
  body: string,
  state: SourceState,
  context: CompileContext,
): Promise<HastRoot> {
  const isMdx = state.absoluteFile.endsWith('.mdx');
  const prepared = prepareSource(body, isMdx);
  let tree: Root;
  try {
    tree = await context.parser.parse(prepared, isMdx);
  } catch (error) {
    reportSyntaxError(error, state);
    state.scope.missing.push('');
    return { type: 'root', children: [] };
  }
  if (isMdx) {
    collectScope(tree, state);
    unravelJsx(tree);
  }
  restoreColons(tree, prepared);
  compileContainers(tree, body, state);
  checkTables(tree, body, state);
  expandOutputs(tree, state, context);
  const codeBlocks = await compileCodeBlocks(tree, state, context);
  let html = toHast(tree, {
    allowDangerousHtml: true,
    passThrough: [...jsxNodes],
    clobberPrefix: `fn${state.scopes.length > 1 ? state.scopes.length : ''}-`,
    handlers: { code: (_: State, node: Code) => codeBlocks.get(node) },
    footnoteLabel: state.page.lang.startsWith('zh') ? '脚注' : 'Footnotes',
  }) as HastRoot;
  if (!isMdx && hasRawHtml(html)) html = raw(html, { file: new VFile(body) }) as HastRoot;
  if (context.rehypePlugins.length > 0) {
    html = (await unified().use(context.rehypePlugins).run(html)) as HastRoot;
  }
  if (isMdx) toPlainHtml(html);
  refineHtml(html, state);
  compileUrls(html, state, context);
  if (isMdx) {
    claimJsx(html, state);
    await includeFragments(html, state, context);
  }
  return html;
}

function hasRawHtml(node: HastRoot | RootContent): boolean {
  if (node.type === 'raw') return true;
  return 'children' in node && (node as HastElement).children.some(hasRawHtml);
}

function reportSyntaxError(error: unknown, state: SourceState): void {
  const message = error instanceof VFileMessage ? error : null;
  state.problems.error(
    { file: state.file, line: message?.line ?? 1, column: message?.column ?? 1 },
    message?.reason ?? (error instanceof Error ? error.message : String(error)),
    path.extname(state.file) === '.mdx'
      ? 'Mend the MDX syntax; a bare `{` or `<` in prose is written `\\{` or `&lt;`, or goes into `code`.'
      : 'Mend the Markdown syntax or the plugin that failed.',
  );
}
