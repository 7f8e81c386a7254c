import { printProp } from '../source/printJsx.ts';
import type { PageContext } from './pageContext.ts';
import { mapBlocks } from './proseParts.ts';
import { attributeOf, replaceTags, type SourceTag } from './scanTags.ts';

/** Converts components whose text is code: `<Code>` of Starlight, `<CodeBlockRuntime>` and `<Prompt>` of Rspress. */
export function convertCode(body: string, context: PageContext): string {
  return mapBlocks(body, (text) => {
    const files = new Map(
      [...text.matchAll(/^import\s+(\w+)\s+from\s+(["'])([^"'\n]+)\?raw\2/gm)].map(
        ([, name = '', , file = '']) => [name, file],
      ),
    );
    return replaceTags(text, /^(?:Code|CodeBlockRuntime|Prompt)$/, (tag) => {
      // In a line of text, it is in backticks.
      if (!/(?:^|\n)[ \t]*$/.test(text.slice(0, tag.start)) || tag.kind === 'close') return null;
      const written = tag.name === 'Prompt' ? writePrompt(tag) : writeFence(tag, files);
      if (written !== null) context.count(`\`<${tag.name}>\``);
      return written;
    });
  });
}

const fenceOf = (info: string, code: string): string => {
  const ticks = '`'.repeat(Math.max(3, ...(code.match(/`+/g) ?? []).map((one) => one.length + 1)));
  return `${ticks}${info}\n${code}\n${ticks}`;
};

function writeFence(tag: SourceTag, files: ReadonlyMap<string, string>): string | null {
  const code = attributeOf(tag, 'code');
  const file = files.get(/(?:^|\s)code=\{(\w+)\}/.exec(tag.attributes)?.[1] ?? '');
  const title = attributeOf(tag, 'title');
  if ((code === null && file === undefined) || (title === null && /\btitle=/.test(tag.attributes)))
    return null;
  const words = [
    attributeOf(tag, 'lang') ?? 'text',
    title && printProp('title', title),
    file && `file="${file}"`,
    /(?:^|\s)wrap(?=\s|$)/.test(tag.attributes) && 'wrapCode',
  ].filter(Boolean);
  return fenceOf(words.join(' '), code ?? '');
}

function writePrompt(tag: SourceTag): string | null {
  const prompt = attributeOf(tag, 'prompt');
  if (tag.kind !== 'alone' || prompt === null) return null;
  const title = attributeOf(tag, 'title');
  const description = attributeOf(tag, 'description');
  const fence = fenceOf('text wrapCode', prompt.trim());
  return [title && `**${title}**`, description, fence].filter(Boolean).join('\n\n');
}
