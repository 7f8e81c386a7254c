import { z } from 'zod';
import {
  list,
  maybe,
  maybeText,
  omitUndefined,
  record,
  type SidebarInput,
  type SidebarItemInput,
  toPublicPath,
} from '../source/shapes.ts';

/** The route that a link of VitePress leads to; other links stay as they are. */
export const toRoute = (link: string): string =>
  /^[a-z]+:|^[/#]/.test(link) ? link.replace(/\.(?:md|html)(?=$|[?#])/, '') : toPublicPath(link);

const group = z.object({ base: maybeText, items: z.array(z.unknown()) });

/** A list is the sidebar of all pages; a record has one for each folder. */
export function readSidebars(written: unknown): SidebarInput {
  if (Array.isArray(written)) return { '/': readItems(written, '') };
  return Object.fromEntries(
    Object.entries(record.parse(written)).map(([folder, value]) => {
      const { items, base = '' } = group.safeParse(value).data ?? { items: list.parse(value) };
      return [toPublicPath(folder), readItems(items, base)];
    }),
  );
}

/** Joins a link with the `base` of its group as VitePress does: a `/` at its start adds no second one. */
const joinBase = (base: string, link: string): string =>
  base === '' || /^(?:[a-z]+:|\/\/)/i.test(link)
    ? link
    : base + link.replace(/^\//, base.endsWith('/') ? '' : '/');

const sidebarItem = z.object({
  text: maybeText,
  link: maybeText,
  base: maybeText,
  items: maybe(z.array(z.unknown())),
  collapsed: maybe(z.boolean()),
});

function readItems(written: readonly unknown[], base: string): SidebarItemInput[] {
  return written.flatMap((one): SidebarItemInput[] => {
    const { data } = sidebarItem.safeParse(one);
    if (!data) return [];
    const { text, link, base: own = base, collapsed } = data;
    const items = data.items && readItems(data.items, own);
    if (text === undefined) return items ?? [];
    const item = omitUndefined({
      text,
      link: link === undefined ? undefined : toRoute(joinBase(own, link)),
      items,
      // A group without the field can't be folded there.
      collapsible: items && collapsed === undefined ? false : undefined,
      collapsed,
    });
    return [item];
  });
}
