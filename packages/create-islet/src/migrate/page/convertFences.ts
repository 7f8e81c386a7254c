import type { PageContext } from './pageContext.ts';

const tabs = /(?:^```[^\n`]*[ \t]tab(?=[ \t\n=])[^\n]*\n[\s\S]*?\n```[ \t]*\n\s*?(?=\S|$)){2,}/gm;

/** Consecutive fences with `tab` are a group (`docusaurus-remark-plugin-tab-blocks`). */
export function groupTabs(body: string, { count }: PageContext): string {
  return body.replace(tabs, (fences, offset: number) => {
    count('`tab` of code fences');
    const before = body.slice(0, offset);
    const opened = before.match(/^:::+ *\w/gm)?.length ?? 0;
    const closed = before.match(/^:::+[ \t]*$/gm)?.length ?? 0;
    const plain = fences.replace(
      /^(```[^\n]*?)[ \t]tab(?:=(?:"([^"]*)"|\S*))?/gm,
      (_, start: string, label?: string) => (label ? `${start} title="${label}"` : start),
    );
    // The colons of a group end the container around it.
    if (opened > closed) return plain;
    return `:::code-group\n\n${plain.trimEnd()}\n\n:::\n`;
  });
}

/** Words in the first line of a fence that have no meaning here. */
const foreignWords =
  /(?:^|[ \t])(?:twoslash|noInline|(?:frame|direction)=(?:"[^"]*"|'[^']*'|[\w-]+)|(?:no-?)?(?:transpile|emit)|no-line-numbers|tab(?:=(?:"[^"]*"|\w+))?)(?=[ \t]|$)/gi;
const liveWords = /(?:^|[ \t])(live|playground|preview(?:=(?:"[^"]*"|\w+))?)(?=[ \t]|$)/;

/** Languages that only one engine has, and the language of their code. */
const languages: ReadonlyArray<[RegExp, string]> = [
  [/^(\s*[\w-]+?)-vue(?=$|[\s:{])/, '$1'],
  [/^(\s*)vue-html(?=$|[\s:{])/, '$1html'],
  [/^(\s*)markdoc(?=$|\s)/, '$1md'],
  [/^(\s*[\w-]+:line-numbers)=\d+/, '$1'],
  [/:no-line-numbers\b/, ''],
];

/** A largest height, after which the code scrolled; ours is folded. */
const heights = /(?:^|[ \t])(?:height=(?:"[^"]*"|\w+)|style:max-height:[\w.]+)(?=[ \t]|$)/;

/** Converts the first line of a fence, without its backticks. */
export function convertFence(written: string, context: PageContext): string {
  const info = languages.reduce((text, [pattern, name]) => {
    if (pattern.test(text)) context.count('languages of code fences');
    return text.replace(pattern, name);
  }, written);
  const live = liveWords.exec(info)?.[1];
  if (live !== undefined) {
    context.decide(
      info.trim(),
      `The code fence says \`${live}\`, so it ran on the page; it is shown as code.`,
      'Import the code as a component, and show it beside the fence.',
    );
  }
  const plain = info.replace(liveWords, '').replace(foreignWords, (word) => {
    context.count(`\`${word.trim().split('=')[0]}\` of code fences`);
    return '';
  });
  const folded = plain.replace(heights, () => {
    context.count('heights of code fences');
    return /\sfold\b/.test(plain) ? '' : ' fold';
  });
  // Other engines forgive a quote that is never closed.
  return folded
    .replace(/(\stitle="[^"]*)$/, '$1"')
    .replace(
      /(\bfile=["']?)([^\s"']+)/,
      (_, before: string, file: string) => before + context.relocate(file, 'import'),
    );
}
