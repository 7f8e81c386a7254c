import { z } from 'zod';
import type { FolderTree } from '../source/pageFacts.ts';
import {
  maybe,
  maybeText,
  omitUndefined,
  record,
  type SidebarItemInput,
  toPublicPath,
} from '../source/shapes.ts';

const item = z.object({
  label: maybeText,
  translations: record,
  slug: maybeText,
  link: maybeText,
  items: maybe(z.array(z.unknown())),
  autogenerate: maybe(z.object({ directory: z.string(), collapsed: maybe(z.boolean()) })),
  collapsed: maybe(z.boolean()),
  badge: z
    .union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)])
    .optional()
    .catch(undefined),
});

interface SidebarContext {
  lang: string;
  tag: string;
  defaultLang: string;
  tree: FolderTree;
}

/** The entries of a sidebar; groups that Starlight generates get the pages of their folder. */
export function readItems(
  written: readonly unknown[],
  context: SidebarContext,
): SidebarItemInput[] {
  const { lang, tag, defaultLang, tree } = context;
  return written.flatMap((one): SidebarItemInput[] => {
    const read =
      typeof one === 'string' ? { slug: one, translations: {} } : item.safeParse(one).data;
    if (!read) return [];
    const {
      slug,
      link,
      items,
      autogenerate,
      collapsed,
      badge,
      label: own,
    } = {
      badge: undefined,
      collapsed: undefined,
      link: undefined,
      items: undefined,
      autogenerate: undefined,
      label: undefined,
      ...read,
    };
    const label = maybeText.parse(read.translations[tag] ?? read.translations[lang]) ?? own;
    if (autogenerate && label === undefined)
      return tree.list(autogenerate.directory, { lang, defaultLang });
    if (items || autogenerate) {
      const inside = items
        ? readItems(items, context)
        : tree.list(autogenerate?.directory ?? '', { lang, defaultLang });
      return [omitUndefined({ text: label ?? '…', collapsed, tag: badge, items: inside })];
    }
    if (slug !== undefined) {
      const text = label ?? tree.titleOf(slug, { lang, defaultLang }) ?? slug;
      return [omitUndefined({ text, link: `/${slug}`.replace(/\/index$/, '/'), tag: badge })];
    }
    if (link === undefined) return [];
    return [
      omitUndefined({
        text: label ?? link,
        link: /^[a-z]+:/.test(link) ? link : toPublicPath(link),
        tag: badge,
      }),
    ];
  });
}
