import type { Root as HastRoot } from 'hast';
import { htmlTagNames } from 'html-tag-names';
import type { Root } from 'mdast';
import type { SourceState } from '../source/sourceState.ts';
import { skip, visitNodes } from '../source/visitNodes.ts';

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

const known: ReadonlySet<string> = new Set(htmlTagNames);

/**
 * Reports elements that HTML doesn't have, such as that of `Array<string>` outside of code: browsers show only what
 * is in them. Names with a hyphen are custom elements, and those of components are reported elsewhere.
 */
export function reportUnknownElements(tree: HastRoot, body: string, state: SourceState): void {
  visitNodes(tree, (node) => {
    const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    const name = node.type === 'element' ? node.tagName : isJsx ? node.name : null;
    if (!name) return;
    // These have elements of their own.
    if (name === 'svg' || name === 'math') return skip;
    if (known.has(name) || /[-.:]/.test(name) || (isJsx && /^[A-Z]/.test(name))) return;
    const start = node.position?.start.offset ?? 0;
    const [, written = ''] = /^<([^\s/>]+)/.exec(body.slice(start)) ?? [];
    if (written.toLowerCase() !== name.toLowerCase() || component.test(`<${written}>`)) return;
    const [before] = /[\w.]*$/.exec(body.slice(0, start)) ?? [''];
    state.problems.error(
      state.placeOf(node),
      `\`<${written}>\` is not an element of HTML, so it would not be shown.`,
      `Write \`\` \`${before}<${written}>\` \`\` if it is code, or \`${before}&lt;${written}>\` if it is text.`,
    );
  });
}
