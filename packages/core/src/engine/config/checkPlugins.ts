import remarkParse from 'remark-parse';
import { type PluggableList, unified } from 'unified';
import { messageOf } from '#common/messageOf.ts';
import type { Problem } from '#common/types.ts';
import type { SiteConfig } from './schema.ts';

/** Reports plugins of the config that throw when they are added, since no page could be compiled. */
export function checkPlugins({ markdown }: Pick<SiteConfig, 'markdown'>): Problem[] {
  const { remarkPlugins, rehypePlugins } = markdown;
  return [
    ...checkList('remarkPlugins', [remarkParse], remarkPlugins),
    ...checkList('rehypePlugins', [], rehypePlugins),
  ];
}

/** Adds the earlier plugins too, because a plugin may need them. */
function checkList(name: string, start: PluggableList, plugins: PluggableList): Problem[] {
  for (const index of plugins.keys()) {
    try {
      unified()
        .use([...start, ...plugins.slice(0, index + 1)])
        .freeze();
    } catch (error) {
      const message = `\`markdown.${name}[${index}]\` fails when it is added: ${messageOf(error)}.`;
      const fix = 'Correct its options, or remove it.';
      return [{ severity: 'error', message, fix, file: 'site.config.ts' }];
    }
  }
  return [];
}
