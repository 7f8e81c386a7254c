import type { Root as HastRoot, Parents, RootContent } from 'hast';
import { readText } from '../../files/readText.ts';
import { isJsxElement, type JsxElement } from '../jsx/jsx.ts';
import type { CompileContext } from '../page/compileContext.ts';
import { openFrontmatter } from '../page/openFrontmatter.ts';
import { openSource, type SourceState } from '../page/sourceState.ts';
import { compileSource } from './compileSource.ts';
import { skip, visitNodes } from './visitNodes.ts';

/** Puts the body of each imported Markdown file where the page names it, as `<Fragment />`. */
export async function includeFragments(
  tree: HastRoot,
  state: SourceState,
  context: CompileContext,
): Promise<void> {
  const { fragments } = state.scope;
  if (fragments.size === 0) return;
  const uses: Array<{ node: JsxElement; parent: Parents; file: string }> = [];
  visitNodes(tree, (element, _, parent) => {
    if (!isJsxElement(element)) return;
    const file = fragments.get(element.name ?? '');
    if (file === undefined) return;
    if (element.attributes.length > 0 || element.children.length > 0) {
      state.problems.error(
        state.placeOf(element),
        `The fragment \`<${element.name}>\` is given attributes or children.`,
        'A Markdown fragment takes neither; use a component from a .tsx file for that.',
      );
    }
    uses.push({ node: element, parent, file });
    return skip;
  });
  for (const { node, parent, file } of uses) {
    const children = await compileFragment(file, node, state, context);
    const index = (parent.children as unknown[]).indexOf(node);
    (parent.children as RootContent[]).splice(index, 1, ...children);
  }
}

async function compileFragment(
  file: string,
  node: JsxElement,
  state: SourceState,
  context: CompileContext,
): Promise<RootContent[]> {
  if (state.including.includes(file)) {
    state.problems.error(
      state.placeOf(node),
      `\`<${node.name}>\` includes a file that includes this one.`,
      'Take one of the two imports away.',
    );
    return [];
  }
  const fragment = openSource(file, state);
  const source = readText(fragment, state.placeOf(node));
  if (source === null) return [];
  const { body } = openFrontmatter(source, fragment);
  const tree = await compileSource(body, fragment, context);
  // The page has its own first heading; that of a page included as a fragment would be a second.
  return tree.children.filter((child) => !(child.type === 'element' && child.tagName === 'h1'));
}
