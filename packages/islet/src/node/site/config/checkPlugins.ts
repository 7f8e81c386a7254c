import remarkParse from 'remark-parse';
import { type PluggableList, unified } from 'unified';
import { messageOf } from '#shared/messageOf.ts';
import type { Problem } from '#shared/types.ts';
import type { SiteConfig } from './schema.ts';

/** Reports plugins of the config, whose file has this name, that throw when they are added: no page could be compiled. */
export function checkPlugins(
  { markdown }: { markdown: Pick<SiteConfig['markdown'], 'remarkPlugins' | 'rehypePlugins'> },
  file: string,
): Problem[] {
  const { remarkPlugins, rehypePlugins } = markdown;
  return [
    ...checkList('remarkPlugins', [remarkParse], remarkPlugins),
    ...checkList('rehypePlugins', [], rehypePlugins),
  ].map((fault) => ({ severity: 'error', ...fault, file }));
}

/** Adds the earlier plugins too, because a plugin may need them. */
function checkList(
  name: string,
  start: PluggableList,
  plugins: PluggableList,
): Array<Pick<Problem, 'message' | 'fix'>> {
  for (const index of plugins.keys()) {
    try {
      unified()
        .use([...start, ...plugins.slice(0, index + 1)])
        .freeze();
    } catch (error) {
      const message = `\`markdown.${name}[${index}]\` fails when it is added: ${messageOf(error)}.`;
      const fix = 'Correct its options, or remove it.';
      return [{ message, fix }];
    }
  }
  return [];
}
