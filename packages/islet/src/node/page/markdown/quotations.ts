import path from 'node:path';
import type { Code, Root } from 'mdast';
import { relativePath } from '../../support/files/relativePath.ts';
import { isJsxElement } from '../jsx/jsx.ts';
import type { SourceState } from '../source/sourceState.ts';
import { visitNodes } from '../source/visitNodes.ts';
import { quotation } from './prepareSource.ts';

const form =
  /^(?<file>[^\s#{[]+)(?:#(?<region>[^\s{[]+))?\s*(?:\{(?<options>[^{}]*)\})?\s*(?:\[(?<title>[^\][]+)\])?$/;

/**
 * Turns each `<<< ./file.ts#region{1,3 ts} [title]` into a fence, and includes the files named by `<!--
 * @include: ./part.md -->` and `<include>./part.mdx</include>`. A path that begins with `@/` is below the
 * folder of the pages.
 */
export function compileQuotations(
  tree: Root,
  source: string,
  { state, docsRoot }: { state: SourceState; docsRoot: string },
): void {
  if (!/<<<|include/i.test(source)) return;
  const lines = source.split('\n');
  const locate = (target: string): string =>
    target.startsWith('@/')
      ? path.join(docsRoot, target.slice(2))
      : path.resolve(path.dirname(state.absoluteFile), target);

  const quote = (line: string, position: Root['position']): Code[] => {
    const { file = '', region, options = '', title } = form.exec(line)?.groups ?? {};
    if (file === '') return [];
    const numbers = /^[\d,\s-]+/.exec(options)?.[0].trim() ?? '';
    const rest = options.slice(options.indexOf(numbers) + numbers.length).trim();
    const [lang = ''] = /^[\w-]*/.exec(rest) ?? [];
    const near = relativePath(path.dirname(state.absoluteFile), locate(file));
    const meta = [
      `file="./${near}${region ? `#${region}` : ''}"`,
      numbers && `{${numbers}}`,
      rest.slice(lang.length),
      title && `title="${title}"`,
    ];
    return [
      {
        type: 'code',
        lang: lang || path.extname(file).slice(1),
        meta: meta.filter(Boolean).join(' '),
        value: '',
        ...(position && { position }),
      },
    ];
  };

  visitNodes(tree, (node, index, parent) => {
    const { position } = node;
    const put = (nodes: readonly object[]): number => {
      parent.children.splice(index, 1, ...(nodes as typeof parent.children));
      return index + nodes.length;
    };
    if (node.type === 'paragraph' && position) {
      const written = lines.slice(position.start.line - 1, position.end.line);
      if (!written.every((line) => quotation.test(line))) return;
      const targets = written.map((line) => line.replace(quotation, '').trim());
      return put(targets.flatMap((line) => quote(line, position)));
    }
    const target = includedBy(node);
    if (target === undefined) return;
    if (node.type === 'html' && /\.mdx?\s*[#{]/.test(target)) {
      state.problems.error(
        state.placeOf(node),
        `\`${target}\` names a part of a Markdown file, and only whole ones can be included.`,
        'Move the part to a file of its own, and include that in both places.',
      );
      return put([]);
    }
    if (!/\.mdx?$/.test(target)) return put(quote(target, position));
    const name = `Include${state.scope.fragments.size}`;
    state.scope.fragments.set(name, locate(target));
    return put([{ type: 'mdxJsxFlowElement', name, attributes: [], children: [], position }]);
  });
}

/** The path that a comment or an element includes. */
function includedBy(node: Root['children'][number]): string | undefined {
  if (node.type === 'html')
    return /^<!--\s*@include:\s*([^\s-].*?)\s*-->\s*$/.exec(node.value)?.[1];
  if (!isJsxElement(node) || !/^[iI]nclude$/.test(node.name ?? '')) return undefined;
  const text = visibleText(node);
  return text === '' ? undefined : text;
}

function visibleText(node: object): string {
  if ('value' in node && typeof node.value === 'string') return node.value.trim();
  if (!('children' in node) || !Array.isArray(node.children)) return '';
  return node.children.map(visibleText).join('');
}
