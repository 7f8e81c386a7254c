import { createMarkdownParser } from 'islet/tools';
import { readFences } from './collectFences.ts';
import type { Fence } from './fence.ts';
import { parseMarkdown } from './readMarkdown.ts';
import type { VueCompiler } from './readVue.ts';

/** Reads the fences of a text as those of `docs/page.mdx`. */
export async function fencesOf(source: string): Promise<Fence[]> {
  return readFences(await parseMarkdown(source, 'docs/page.mdx', createMarkdownParser([])));
}

/** A page with one fence. */
export function fence(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\n\`\`\`\n`;
}

/** A fake compiler that knows one script and no template. */
export const plainVue: VueCompiler = {
  parse(source) {
    const found = /<script[^>]*>([\s\S]*?)<\/script>/.exec(source);
    const content = found?.[1] ?? '';
    const before = source.slice(0, source.indexOf(content));
    const block = { content, loc: { start: { line: before.split('\n').length } } };
    const descriptor = { script: null, scriptSetup: found ? block : null };
    const open = source.indexOf('<p>');
    const start = { line: source.slice(0, open).split('\n').length, column: 1 };
    const error = Object.assign(new Error('not closed'), { loc: { start } });
    return { descriptor, errors: open === -1 ? [] : [error] };
  },
  compileScript({ scriptSetup }) {
    if (scriptSetup?.content.includes('= ;')) throw new Error('Unexpected token (2:10)\n\nsource');
    return { content: `${scriptSetup?.content ?? ''}export default 'compiled';\n` };
  },
};
