import type { Code } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Position } from 'unist';
import type { SourceState } from '../source/sourceState.ts';
import { declaredNames } from './collectScope.ts';

/** Creates an element of one of the theme's components, for a shorthand of Markdown. */
export function createWidget(
  name: string,
  {
    attributes = {},
    children = [],
    position,
  }: {
    attributes?: Readonly<Record<string, string>>;
    children?: Code[];
    position: Position | undefined;
  },
  state: SourceState,
): MdxJsxFlowElement {
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
    ...(position && { position }),
  };
  const { scope } = state;
  const isDeclared =
    scope.imports.some(({ local }) => local === name) ||
    scope.declarations.some((declaration) => declaredNames(declaration).includes(name));
  const use = { name, props: [], isOpen: true, ...state.placeOf(element) };
  if (!isDeclared) scope.globals.set(name, [...(scope.globals.get(name) ?? []), use]);
  return element;
}
