import { guessCode } from 'islet/tools';
import type { PageContext } from './pageContext.ts';

/** Closes the containers that a page leaves open, since other engines close them at its end. */
export function closeContainers(body: string, { count }: Pick<PageContext, 'count'>): string {
  if (!body.includes(':::')) return body;
  const code = guessCode(body);
  let open: string[] = [];
  for (const [index, line] of body.split('\n').entries()) {
    const [, colons = '', rest = ''] = /^(:{3,})[ \t]*(.*)/.exec(line) ?? [];
    if (colons === '' || code.has(index)) continue;
    // A line closes the outermost container that it can, with those inside it.
    const closed = open.findIndex((one) => one.length <= colons.length);
    if (rest !== '') open.push(colons);
    else if (closed !== -1) open = open.slice(0, closed);
  }
  for (const _ of open) count('containers that were left open');
  return open.reverse().reduce((text, colons) => `${text.trimEnd()}\n\n${colons}\n`, body);
}
