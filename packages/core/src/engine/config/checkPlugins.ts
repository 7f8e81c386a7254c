import remarkParse from 'remark-parse';
import { type PluggableList, unified } from 'unified';
import { messageOf } from '#common/messageOf.ts';
import type { Problem } from '#common/types.ts';
import type { SiteConfig } from './schema.ts';

/** Reports the plugins of the config that fail when they are added; their pages could not be compiled. */
export function checkPlugins({ markdown }: Pick<SiteConfig, 'markdown'>): Problem[] {
  const { remarkPlugins, rehypePlugins } = markdown;
  return [
    ...checkList('remarkPlugins', [remarkParse], remarkPlugins),
    ...checkList('rehypePlugins', [], rehypePlugins),
  ];
}

/** A plugin may need those before it. */
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
