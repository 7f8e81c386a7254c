import type { Problem } from 'islet/tools';
import type { Code, Nodes, RootContent } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import { splitKept } from '../record/runRecord.ts';
import { parseFenceMeta } from './fenceMeta.ts';
import type { MarkdownFile } from './readMarkdown.ts';

/** About three lines on a desktop. */
const mostWords = 45;

/**
 * Finds pages and options whose first screen doesn't answer: each starts with a short paragraph, which for
 * an option follows its list of facts. The option of a page shows output before the next heading.
 */
export function checkFirstScreen({ file, tree }: MarkdownFile): Problem[] {
  const visible = tree?.children.filter((node) => !isSetup(node)) ?? [];
  const sections = visible.flatMap((node, index) => {
    if (node.type !== 'heading') return [];
    const end = visible.findIndex((other, at) => at > index && other.type === 'heading');
    return [{ heading: node, start: visible.slice(index + 1, end === -1 ? undefined : end) }];
  });
  return sections.flatMap(({ heading, start }): Problem[] => {
    const isOption = start[0] !== undefined && isFacts(start[0]);
    if (heading.depth > 1 && !isOption) return [];
    const [opening, ...rest] = isOption ? start.slice(1) : start;
    const report = (node: Nodes, message: string, fix: string): Problem => {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      return { severity: 'error', message, fix, file, line, column };
    };
    if (opening?.type !== 'paragraph') {
      const fix = 'Say in a sentence what it is about, before anything else.';
      return [report(heading, 'No paragraph comes first.', fix)];
    }
    const problems: Problem[] = [];
    const words = toText(opening).trim().split(/\s+/).length;
    if (words > mostWords) {
      const message = `The first paragraph has ${words} words, but at most ${mostWords} fit.`;
      problems.push(
        report(opening, message, 'Answer in a sentence or two, and move the rest down.'),
      );
    }
    if (heading.depth === 1 && isOption && !rest.some(showsOutput)) {
      const fix = 'Quote a recorded output before the next heading.';
      problems.push(report(heading, 'The first section shows no output of this option.', fix));
    }
    return problems;
  });
}

const isSetup = ({ type }: RootContent): boolean => type === 'mdxjsEsm' || type === 'yaml';

/** Whether a node is the list of type, default and flags of an option. */
const isFacts = (node: RootContent): boolean =>
  node.type === 'list' && /^(?:Type:|类型：)/.test(toText(node.children[0]));

const showsOutput = (node: Nodes): boolean =>
  node.type === 'code' ? isOutput(node) : 'children' in node && node.children.some(showsOutput);

function isOutput({ lang, meta }: Code): boolean {
  const { file } = parseFenceMeta(meta ?? '');
  return lang === 'output' || (file !== null && splitKept(file) !== null);
}
