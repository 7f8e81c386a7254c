import type { Root } from 'mdast';
import type { Extensions } from '../html/drawSources.ts';
import type { SourceState } from '../source/sourceState.ts';
import { visitNodes } from '../source/visitNodes.ts';

/** Syntax of other engines that would be shown here as it is written. */
interface Foreign {
  pattern: RegExp;
  message: (found: string) => string;
  fix: string;
  /** Only in `.md` files: in MDX, braces are an expression. */
  isForMd?: boolean;
  /** The extension that reads this syntax; if it's enabled, what is left is text. */
  extension?: keyof Extensions;
}

const foreigners: readonly Foreign[] = [
  {
    pattern: /\{\{[^{}]+\}\}/,
    message: (found) => `\`${found}\` is the syntax of Vue, which is shown as it is written.`,
    fix: 'Write the value itself, or rename the file to `.mdx` and use `{…}`. Put it in backticks if it is only text.',
    isForMd: true,
  },
  {
    pattern: /\{(?:frontmatter|props)\.[\w.]+\}/,
    message: (found) => `\`${found}\` is an expression, which a \`.md\` file can't use.`,
    fix: 'Rename the file to `.mdx`, or put it in backticks if it is only text.',
    isForMd: true,
  },
  {
    pattern: /(?<=^|\s)\{(?:[.#][\w-]+|:?[\w-]+=)[^{}\n]*\}|^\{(?:[.#][\w-]+|:?[\w-]+=)[^{}\n]*\}/,
    message: (found) => `\`${found}\` gives no attributes here; it is shown as it is written.`,
    fix: 'Write the element in HTML, as in `<a href="…" target="_blank">`, or remove the braces.',
    isForMd: true,
  },
  {
    pattern: /^::[a-zA-Z][\w-]*(?=[[{]|\s*$)/m,
    message: (found) => `There is no directive \`${found}\`; it is shown as it is written.`,
    fix: 'Use a component in an `.mdx` file, or a container with `:::`.',
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
    pattern: /\$\$|\$(?![\s\d])[^$\n]*[\\^_][^$\n]*(?<!\s)\$(?!\d)/,
    message: (found) => `\`${found}\` is math, which is shown as it is written.`,
    fix: 'Set `markdown.math` in the config, or write it in HTML, as in `x<sup>2</sup>`.',
    extension: 'math',
  },
];

/** Fences that other engines draw. */
const drawn = ['mermaid', 'math'] as const;

/** Warns about syntax of other engines that is only shown here. */
export function warnOfForeignSyntax(
  tree: Root,
  { isMdx, extensions }: { isMdx: boolean; extensions: Extensions },
  state: SourceState,
): void {
  visitNodes(tree, (node) => {
    if (node.type === 'code') {
      const language = drawn.find((name) => name === node.lang);
      if (language === undefined || extensions[language]) return;
      state.problems.warn(
        state.placeOf(node),
        `The code fence \`${language}\` is shown as code.`,
        `Set \`markdown.${language}\` in the config, or put a drawing (an SVG file) next to the page.`,
      );
    }
    // Most texts have none of these signs.
    if (node.type !== 'text' || !/[{:$!]/.test(node.value)) return;
    for (const { pattern, message, fix, isForMd, extension } of foreigners) {
      const isRead = (isForMd && isMdx) || (extension !== undefined && extensions[extension]);
      const found = isRead ? null : pattern.exec(node.value);
      if (!found) continue;
      const { file, line, column } = state.placeOf(node);
      const before = node.value.slice(0, found.index).split('\n');
      const place = {
        file,
        line: line + before.length - 1,
        column: before.length === 1 ? column + found.index : 1,
      };
      state.problems.warn(place, message(found[0]), fix);
    }
  });
}
