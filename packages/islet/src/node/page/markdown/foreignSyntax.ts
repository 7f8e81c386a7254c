import type { Code, Nodes, Root } from 'mdast';
import type { SourcePlace } from '#shared/types.ts';
import type { Extensions } from '../html/drawSources.ts';
import type { SourceState } from '../source/sourceState.ts';
import { visitNodes } from '../source/visitNodes.ts';
import { showExpressions } from './foreignExpressions.ts';

/** Syntax of other engines that would be shown here as it is written. */
interface Foreign {
  pattern: RegExp;
  message: (found: string) => string;
  fix: string;
  /** Only in `.md` files, and in what MDX would read as an expression. */
  isForMd?: boolean;
  /** Whether `v-pre` around it says that it's meant as it is written. */
  isForVue?: boolean;
  /** Whether the page would lack essential content without it. */
  isError?: boolean;
  /** The extension that reads this syntax; if it's enabled, what is left is text. */
  extension?: keyof Extensions;
}

const rename = 'Rename the file to `.mdx`, or put it in backticks if it is only text.';

const foreigners: readonly Foreign[] = [
  {
    // HTML could not read these, so they are text.
    pattern: /(?<!\w)<[A-Z]\w*(?:(?:\.\w+)+(?=[\s/>])|(?=\s[^<>]*=\{))/,
    message: (found) => `\`${found}>\` is a component, which a \`.md\` file can't use.`,
    fix: rename,
    isForMd: true,
    isError: true,
  },
  {
    pattern:
      /^(?:import\s(?:[^'"\n;]*\sfrom\s*)?['"][^'"\n]+['"]|export\s+(?:default\s+)?(?:const|let|function)\s+[\w$]+\s*[=(])/m,
    message: (found) =>
      `\`${found}\` is a statement, which a \`.md\` file can't use; it is shown as it is written.`,
    fix: rename,
    isForMd: true,
  },
  {
    pattern: /\{\/\*[^{}]*\*\/\}/,
    message: (found) => `\`${found}\` is a comment of MDX, which a \`.md\` file shows.`,
    fix: 'Write it as `<!-- … -->`, or rename the file to `.mdx`.',
    isForMd: true,
  },
  {
    pattern: /\{\{#[a-z_]+[^{}]*\}\}/,
    message: (found) => `\`${found}\` is the syntax of mdBook, which is shown as it is written.`,
    fix: 'Quote a file with `file="…"` after the language of a code fence, or import a fragment in an `.mdx` file.',
    isForMd: true,
  },
  {
    pattern: /\{\{(?!#)[^{}]+\}\}/,
    message: (found) => `\`${found}\` is the syntax of Vue, which is shown as it is written.`,
    fix: 'Write the value itself, or rename the file to `.mdx` and use `{…}`. Put it in backticks if it is only text.',
    isForMd: true,
    isForVue: true,
  },
  {
    pattern: /\{(?:frontmatter|props)\.[\w.]+\}/,
    message: (found) => `\`${found}\` is an expression, which a \`.md\` file can't use.`,
    fix: rename,
    isForMd: true,
  },
  {
    pattern: /(?<=^|\s)\{(?:[.#][\w-]+[^{}\n]*|:?[\w-]+=[^{}\n]*|:[a-z][\w.-]*)\}/,
    message: (found) => `\`${found}\` has no effect here; it is shown as it is written.`,
    fix: 'Write the element in HTML, as in `<a href="…" target="_blank">`, or remove the braces.',
    isForMd: true,
  },
  {
    pattern: /^::[a-zA-Z][\w-]*(?=[[{]|\s*$)/m,
    message: (found) => `There is no directive \`${found}\`; it is shown as it is written.`,
    fix: 'Use a component in an `.mdx` file, or a container with `:::`.',
  },
  {
    pattern: /(?<![\w:]):[a-zA-Z][\w-]*\[[^\][\n]*\](?:\{[^{}\n]*\})?/,
    message: (found) => `There is no directive \`${found}\`; it is shown as it is written.`,
    fix: 'Write the element in HTML, as in `<abbr title="…">`, or put it in backticks if it is only text.',
  },
  {
    pattern: /^(?:!!!|\?\?\?\+?)[ \t]+[a-z][\w-]*/m,
    message: (found) => `\`${found}\` is the syntax of MkDocs, which is shown as it is written.`,
    fix: 'Write a container, which needs no indentation: `:::note Title`, its text, and `:::`.',
  },
  {
    pattern: /^===\+?[ \t]+["'][^"'\n]*["']/m,
    message: (found) => `\`${found}\` is the syntax of MkDocs, which is shown as it is written.`,
    fix: 'Write fences in a `:::code-group`, or `<Tabs>` in an `.mdx` file.',
  },
  {
    pattern: /!\[[^\]\n]*\]\([^)\n]*\s=\d*x\d*\s*\)/,
    message: (found) => `The image \`${found}\` has a size, so it is shown as text.`,
    fix: 'Write `<img src="…" alt="…" width="…" />`; without a width, an image has its own size.',
  },
  {
    pattern: /(?<![\w:/]):(?!\d+:)[a-z][a-z\d_+-]*:(?![\w:/])/,
    message: (found) => `The emoji \`${found}\` is shown as it is written.`,
    fix: 'Set `markdown.emoji` in the config, write the character itself, as in 🎉, or put it in backticks if it is only text.',
    extension: 'emoji',
  },
  {
    pattern:
      /\$\$|\$(?:(?![\s\d])[^$\n]*[\\^_][^$\n]*(?<!\s)|[a-z](?:\s*[-+*/=<>]\s*\w+)*)\$(?!\w)/i,
    message: (found) => `\`${found}\` is math, which is shown as it is written.`,
    fix: 'Set `markdown.math` in the config, or write it in HTML, as in `x<sup>2</sup>`.',
    extension: 'math',
  },
];

/** Reports syntax of other engines that is only shown here. */
export function reportForeignSyntax(
  tree: Root,
  { isMdx, extensions }: { isMdx: boolean; extensions: Extensions },
  state: SourceState,
): void {
  const shown = isMdx ? showExpressions(tree) : null;
  const literal = new Set<object>();
  visitNodes(tree, (node, index, parent) => {
    const before = parent.children[index - 1];
    if (isLiteral(node) || (before?.type === 'html' && isLiteral(before)) || literal.has(parent))
      literal.add(node);
    reportAttribute(node, state);
    if (node.type === 'code') {
      if (before?.type === 'html') reportIndented(node, state);
      return reportFence(node, extensions, state);
    }
    if (node.type !== 'text' && node.type !== 'html') return;
    const text = node.type === 'text' ? node.value : textOfHtml(node.value);
    // Most texts have none of these signs.
    if (!/[{:$!<]|^(?:\?\?\?|===|(?:im|ex)port\s)/m.test(text)) return;
    const isForMd = shown === null || shown.has(node);
    for (const foreign of foreigners) {
      if (foreign.isForMd ? !isForMd : node.type === 'html') continue;
      if (foreign.isForVue && literal.has(node)) continue;
      if (foreign.extension !== undefined && extensions[foreign.extension]) continue;
      const found = foreign.pattern.exec(text);
      if (!found) continue;
      const place = placeIn(text, found.index, state.placeOf(node));
      const { problems } = state;
      const report = foreign.isError ? problems.error : problems.warn;
      report(place, foreign.message(found[0]), foreign.fix);
      // The braces in a component are its own.
      if (foreign.isError) return;
    }
  });
}

/** Whether Vue shows what is in a node as it is written. */
function isLiteral(node: object): boolean {
  if ('attributes' in node && Array.isArray(node.attributes))
    return node.attributes.some(({ name }) => name === 'v-pre');
  if ('name' in node) return node.name === 'v-pre';
  return 'value' in node && /^<[^>]*\sv-pre\b/.test(String(node.value));
}

/** What readers see of HTML, in its place: all else, and what is code, is blank. */
function textOfHtml(html: string): string {
  return html.replace(
    /<(script|style|pre|code|textarea)\b[\s\S]*?(?:<\/\1>|$)|<[^>]*>/gi,
    (hidden) => hidden.replace(/[^\n]/g, ' '),
  );
}

const vueAttribute = /<[a-z][^<>]*?\s((?:v-(?!pre\b)|[:@])[a-z][\w:.-]*)=/i;

/** Reports the first attribute that only Vue reads; its element is shown without it. */
function reportAttribute(node: Nodes, state: SourceState): void {
  const written = node.type === 'html' ? vueAttribute.exec(node.value) : null;
  const name = written?.[1] ?? vueAttributeOf(node);
  if (name === undefined) return;
  const place = state.placeOf(node);
  state.problems.warn(
    written && node.type === 'html' ? placeIn(node.value, written.index, place) : place,
    `The attribute \`${name}\` is the syntax of Vue, which has no effect.`,
    'Write plain HTML, or a React component in an `.mdx` file.',
  );
}

/** The attribute of Vue that an element of JSX has. */
function vueAttributeOf(node: Nodes): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const names = node.attributes.map((one) => ('name' in one ? one.name : ''));
  return names.find((name) => /^v-(?!pre$)[a-z]/.test(name));
}

/** The place of a character of a text that starts at `start`. */
function placeIn(text: string, index: number, { file, line, column }: SourcePlace): SourcePlace {
  const before = text.slice(0, index).split('\n');
  return {
    file,
    line: line + before.length - 1,
    column: before.length === 1 ? column + index : 1,
  };
}

/** Reports HTML that a blank line turns into code, as CommonMark says and no one expects. */
function reportIndented(node: Code, { placeOf, problems }: SourceState): void {
  const { start, end } = node.position ?? {};
  const lines = node.value.split('\n').length;
  // A fence has a line more at least.
  const isIndented = start && end && end.line - start.line + 1 === lines;
  if (!isIndented || !/^\s*<\/?[a-z][\w-]*[\s/>]/i.test(node.value)) return;
  problems.warn(
    placeOf(node),
    'This HTML is shown as code, because it is indented and a blank line comes before it.',
    'Remove the blank line, or indent the HTML by less than four spaces.',
  );
}

/** Fences that other engines draw. */
const drawn = ['mermaid', 'math'] as const;

/** Reports a fence that is only shown as code because the config doesn't turn on its extension. */
function reportFence(node: Code, extensions: Extensions, { placeOf, problems }: SourceState): void {
  const language = drawn.find((name) => name === node.lang);
  if (language !== undefined && !extensions[language]) {
    problems.warn(
      placeOf(node),
      `The code fence \`${language}\` is shown as code.`,
      `Set \`markdown.${language}\` in the config, or put a drawing (an SVG file) next to the page.`,
    );
  }
}
