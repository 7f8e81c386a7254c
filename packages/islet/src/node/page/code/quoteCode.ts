import type { Code } from 'mdast';
import { printDiff } from '#shared/printDiff.ts';
import type { CodeMeta } from './codeMeta.ts';
import { extractLines, extractRegion } from './extractRegion.ts';
import { type QuoteSource, readQuoted } from './readQuoted.ts';

/**
 * The code of a fence: the quoted file, the difference of two files, or what is in the fence itself. Reports
 * files and regions that can't be quoted; what is in the fence is shown instead.
 */
export function quoteCode(
  node: Code,
  { file, before, language }: Pick<CodeMeta, 'file' | 'before'> & { language: string },
  { state, context }: QuoteSource,
): string {
  if (before !== null && (file === null || language !== 'diff')) {
    state.problems.error(
      state.placeOf(node),
      `The code fence says \`before="${before}"\`, but compares nothing.`,
      'Give it the language `diff`, and in file="…" the file that is compared with that one.',
    );
    return node.value;
  }
  if (file === null) return node.value;
  const code = quoteFile(file, node, { state, context });
  if (before === null) return code;
  const lines = printDiff(quoteFile(before, node, { state, context }), code);
  if (lines.length === 0 && code !== '') {
    state.problems.error(
      state.placeOf(node),
      `\`${before}\` and \`${file}\` do not differ.`,
      'Quote one of them without before="…", or see why the page expects a difference.',
    );
  }
  return lines.join('\n');
}

function quoteFile(target: string, node: Code, { state, context }: QuoteSource): string {
  const [name = '', region] = target.split('#');
  const text = readQuoted(name, { state, context });
  if (typeof text !== 'string') {
    const message = `The code fence quotes \`${name}\`, which ${text.reason}.`;
    state.problems.error(state.placeOf(node), message, text.fix);
    return node.value;
  }
  const quoted =
    region === undefined ? text : (extractLines(text, region) ?? extractRegion(text, region));
  if (quoted === null) {
    state.problems.error(
      state.placeOf(node),
      `\`${name}\` has no region \`${region}\`.`,
      `Put \`#region ${region}\` and \`#endregion\` comments around the lines to quote, or name lines (\`#L3-L9\`).`,
    );
    return node.value;
  }
  return quoted.replace(/\n$/, '');
}
