import type { MarkdownFile } from 'islet-prove';
import type { Paragraph } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import type { ChangedOption } from '../../answers/explain/optionsSchema.ts';
import { printInline, routeOfLink } from './printInline.ts';

/** Reads which options the page about an upgrade calls renamed or removed, and what to do about each. */
export function readChanges({ file, tree }: MarkdownFile): Record<string, ChangedOption> {
  const nodes = tree?.children ?? [];
  const found: Record<string, ChangedOption> = {};
  for (const [index, node] of nodes.entries()) {
    const text = node.type === 'heading' ? toText(node).trim() : '';
    if (!/^[a-z]\w*\.[a-zA-Z.]+$/.test(text)) continue;
    const rest = nodes.slice(index + 1);
    const end = rest.findIndex(({ type }) => type === 'heading');
    const paragraphs = rest
      .slice(0, end === -1 ? undefined : end)
      .filter((one): one is Paragraph => one.type === 'paragraph');
    const [what] = paragraphs;
    const todo = paragraphs.find(({ children: [first] }) => first?.type === 'strong');
    if (!what || !todo) continue;
    const page = routeOfLink(`#${text.toLowerCase().replace(/[^\w-]/g, '')}`, file);
    const [, ...advice] = todo.children;
    const steps = printInline({ type: 'paragraph', children: advice }, file).trim();
    const begun = steps.replace(/^：/, '').replace(/^[a-z]/, (letter) => letter.toUpperCase());
    const [first = ''] = printInline(what, file).split(/(?<=\.)\s|(?<=。)/);
    found[text.replace(/^lib\./, '')] = {
      page,
      says: `${first.replace(/:$/, '.').replace(/：$/, '。')} ${begun}`.replace(
        /(?<=\p{Script=Han}|。) (?=\p{Script=Han})/gu,
        '',
      ),
    };
  }
  return found;
}
