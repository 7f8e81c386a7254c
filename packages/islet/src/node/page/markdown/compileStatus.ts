import type { Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { type DescribedStatus, describeStatus, type Status } from '#shared/describeStatus.ts';
import { attributeText, isJsxElement, type JsxElement } from '../jsx/jsx.ts';
import type { SourceState } from '../source/sourceState.ts';
import { visitNodes } from '../source/visitNodes.ts';

const keys = ['since', 'deprecated', 'experimental'] as const satisfies Array<keyof Status>;

/** The attribute of a status in HTML. */
export const statusAttribute = 'dataStatus';

/** The attributes of what shows a status. */
export const statusAttributes = ({ look }: Pick<DescribedStatus, 'look'>) => ({
  className: ['pill', look],
  [statusAttribute]: '',
});

/** Turns each `<Badge>` with a status into its text in the language of the page, so that lists of headings can have it. */
export function compileStatus(tree: Root, state: SourceState): void {
  const { scope, labels } = state;
  if (!scope.globals.has('Badge')) return;
  visitNodes(tree, (node) => {
    if (!isJsxElement(node) || node.name !== 'Badge' || !hasStatus(node)) return;
    const { line, column } = state.placeOf(node);
    const isOther = (use: { line: number; column: number }): boolean =>
      use.line !== line || use.column !== column;
    scope.globals.set('Badge', (scope.globals.get('Badge') ?? []).filter(isOther));
    const described = describeStatus(readStatus(node), labels);
    if (described === null) {
      const message = 'This `<Badge>` says nothing about a version.';
      const fix = 'Write `since="1.2"`, `deprecated`, `deprecated="2.0"` or `experimental`.';
      state.problems.error(state.placeOf(node), message, fix);
    }
    const shown = described ?? { text: '', look: 'info' };
    Object.assign(node, {
      name: 'span',
      attributes: Object.entries(statusAttributes(shown)).map(([name, value]) => ({
        type: 'mdxJsxAttribute' as const,
        ...{ name, value: [value].flat().join(' ') },
      })),
      children: [{ type: 'text', value: shown.text }],
    } satisfies Partial<MdxJsxTextElement>);
  });
}

const hasStatus = ({ attributes }: JsxElement): boolean =>
  attributes.some((one) => one.type === 'mdxJsxAttribute' && isKey(one.name));

const isKey = (name: string): boolean => keys.some((key) => key === name);

function readStatus(node: JsxElement): Status {
  const isSet = (key: string): boolean =>
    node.attributes.some(
      (one) => one.type === 'mdxJsxAttribute' && one.name === key && one.value == null,
    );
  return {
    since: attributeText(node, 'since') ?? undefined,
    deprecated: attributeText(node, 'deprecated') ?? isSet('deprecated'),
    experimental: isSet('experimental'),
  };
}
