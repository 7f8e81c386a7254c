import type { Problem } from 'islet/tools';
import type { Code, Nodes } from 'mdast';
import { parseFenceMeta } from './fenceMeta.ts';
import type { MarkdownFile } from './readMarkdown.ts';

/** Longer types push the first example off the screen. */
const mostLines = 6;

/** Finds types of more than six lines that are not folded. Types in files that readers write are allowed. */
export function checkFolds({ file, tree }: MarkdownFile): Problem[] {
  const problems: Problem[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'containerDirective' && node.name === 'details') return;
    if (node.type === 'code' && isType(node) && node.value.split('\n').length > mostLines) {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      problems.push({
        severity: 'error',
        message: `This type has more than ${mostLines} lines.`,
        fix: 'Fold it: put `:::details` and its short form before the fence and `:::` after it.',
        file,
        line,
        column,
      });
    }
    if ('children' in node) for (const child of node.children) visit(child);
  };
  if (tree) visit(tree);
  return problems;
}

function isType({ lang, meta, value }: Code): boolean {
  const { title, file } = parseFenceMeta(meta ?? '');
  const isTyped = /^(?:ts|typescript)$/.test(lang ?? '') && title === null && file === null;
  return isTyped && /^(?:export )?(?:declare )?(?:type|interface)\s/.test(value);
}
