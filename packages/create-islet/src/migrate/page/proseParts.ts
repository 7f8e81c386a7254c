import { guessCode } from 'islet/tools';

/** Applies a change to the prose of a page, but not to its code: fences, and spans in backticks. */
export function mapProse(source: string, change: (prose: string) => string): string {
  const spans: string[] = [];
  const hidden = hideCode(source, spans);
  return change(hidden).replace(mark, (_, index: string) => spans[Number(index)] ?? '');
}

/** Applies a change to everything but fences, so also to spans in backticks. */
export function mapBlocks(source: string, change: (text: string) => string): string {
  const blocks: string[] = [];
  const hidden = hideFences(source, blocks);
  return change(hidden).replace(mark, (_, index: string) => blocks[Number(index)] ?? '');
}

/** Applies a change to the first line of each fence. */
export function mapFences(source: string, change: (info: string) => string): string {
  const code = guessCode(source);
  return source
    .split('\n')
    .map((line, number) => {
      const isFirst = code.has(number) && !code.has(number - 1);
      const [, fence = '', info = ''] = /^([\s>*+-]*(?:\d+\.[ ])?[`~]{3,})(.*)$/.exec(line) ?? [];
      return isFirst && info !== '' ? fence + change(info) : line;
    })
    .join('\n');
}

/** What stands for hidden text; a source that contains it keeps it, because it's hidden too. */
const mark = /\uFDD1(\d+)\uFDD2/g;

function hideFences(source: string, blocks: string[]): string {
  const code = guessCode(source);
  const lines = source.split('\n');
  const parts: string[] = [];
  for (let number = 0; number < lines.length; number++) {
    const start = number;
    while (code.has(number)) number++;
    if (number > start) parts.push(hide(lines.slice(start, number).join('\n'), blocks));
    if (number < lines.length)
      parts.push((lines[number] ?? '').replace(mark, (text) => hide(text, blocks)));
  }
  return parts.join('\n');
}

const hide = (text: string, hidden: string[]): string => `\uFDD1${hidden.push(text) - 1}\uFDD2`;

const hideCode = (source: string, spans: string[]): string =>
  hideFences(source, spans).replace(
    /(?<!`)(`+)(?!`)((?:(?!\n[ \t]*\n)[^\uFDD1])*?[^`])\1(?!`)/g,
    (span) => hide(span, spans),
  );
