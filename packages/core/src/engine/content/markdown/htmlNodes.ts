import type { Root } from 'mdast';
import type { SourceState } from '../source/sourceState.ts';
import { visitNodes } from '../source/visitNodes.ts';

/** Elements that have no end tag. */
const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const selfClosing =
  /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))?)*)\s*\/>/gi;
/** Names of components; a name in capitals is HTML, or a type such as `<T>`. */
const component = /<([A-Z]\w*[a-z]\w*(?:\.\w+)*|include)(?=[\s/>])/;

/**
 * Prepares the HTML of a `.md` file: removes comments, closes elements such as `<sup />`, and reports
 * components, which need an `.mdx` file.
 */
export function compileHtmlNodes(tree: Root, state: SourceState): void {
  visitNodes(tree, (node) => {
    if (node.type !== 'html') return;
    const html = node.value.replace(/<!--[\s\S]*?(?:-->|$)/g, (comment) =>
      comment.replace(/[^\n]/g, ''),
    );
    const found = component.exec(html);
    if (found) reportComponent(found, { html, node, state });
    node.value = html.replace(selfClosing, (whole, name: string, attributes: string) =>
      voids.test(name) ? whole : `<${name}${attributes}></${name}>`,
    );
  });
}

function reportComponent(
  { 1: name = '', index }: RegExpExecArray,
  { html, node, state }: { html: string; node: Root['children'][number]; state: SourceState },
): void {
  const { file, line, column } = state.placeOf(node);
  const before = html.slice(0, index).split('\n').length - 1;
  state.problems.error(
    { file, line: line + before, column: before === 0 ? column + index : 1 },
    `\`<${name}>\` is a component, which a \`.md\` file can't use.`,
    `Rename the file to \`.mdx\`, or put it in backticks if it is only text.`,
  );
}
