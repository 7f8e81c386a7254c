import type { Root as HastRoot, Parents, RootContent } from 'hast';
import { isJsxElement, type JsxElement } from '../jsx/jsx.ts';
import { openFrontmatter } from '../source/openFrontmatter.ts';
import { readText } from '../source/readText.ts';
import { openSource, type SourceState } from '../source/sourceState.ts';
import { skip, visitNodes } from '../source/visitNodes.ts';

/** Most files that a page may be made of. Ten fragments that each include the next one twice would be 1,000. */
const mostSources = 500;

/** Compiles the body of a file to an HTML tree. */
type Compile = (body: string, state: SourceState) => Promise<HastRoot>;

/** Inserts the body of each imported Markdown file where the page names it, as `<Fragment />`. */
export async function includeFragments(
  tree: HastRoot,
  state: SourceState,
  compile: Compile,
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
    const children = await compileFragment({ file, node }, state, compile);
    const index = (parent.children as unknown[]).indexOf(node);
    (parent.children as RootContent[]).splice(index, 1, ...children);
  }
}

async function compileFragment(
  { file, node }: { file: string; node: JsxElement },
  state: SourceState,
  compile: Compile,
): Promise<RootContent[]> {
  if (state.including.includes(file)) {
    state.problems.error(
      state.placeOf(node),
      `\`<${node.name}>\` includes a file that includes this one.`,
      'Remove one of the two imports.',
    );
    return [];
  }
  if (state.scopes.length > mostSources) return [];
  if (state.scopes.length === mostSources) {
    state.problems.error(
      state.placeOf(node),
      `This page includes more than ${mostSources} fragments, those of its fragments counted each time.`,
      'Split the page, or include fewer fragments in each other.',
    );
  }
  const fragment = openSource(file, state);
  const source = readText(fragment, state.placeOf(node));
  if (source === null) return [];
  const { body } = openFrontmatter(source, fragment);
  const tree = await compile(body, fragment);
  // The page has its own title; that of a page included as a fragment would be a second one.
  return tree.children.filter((child) => !(child.type === 'element' && child.tagName === 'h1'));
}
