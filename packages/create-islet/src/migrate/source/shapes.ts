import { findCycle, type SiteConfigInput, webUrl } from 'islet/tools';
import { z } from 'zod';

/** A value that counts only if it has this shape: configs of other engines have many. */
export const maybe = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

/** A text that is not empty; undefined for any other value. */
export const maybeText = maybe(z.string().min(1));

/** An object with any keys; empty for any other value. */
export const record = z.record(z.string(), z.unknown()).catch({});

/** A list of any values; empty for any other value. */
export const list = z.array(z.unknown()).catch([]);

/** Menus have a few levels; each takes some of the stack. */
const deepest = 100;

/** Data that is read at any depth, so it must not contain itself or be nested too deeply. */
export const finite = <T extends z.ZodType>(schema: T) =>
  schema.superRefine((value, context) => {
    const report = (found: string, message: string, path: PropertyKey[]): void =>
      context.addIssue({ code: 'custom', message, params: { found }, path });
    const cycle = findCycle(value);
    if (cycle !== null)
      report(
        'contains itself, or is too large to read',
        'Give each entry an object of its own.',
        cycle,
      );
    else if (depthOf(value) > deepest) report('is nested too deeply', 'Use fewer levels.', []);
  });

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((most: number, one) => Math.max(most, 1 + depthOf(one)), 1)
    : 0;

/** The origin of a URL, which must be valid if there is one. */
export const maybeOrigin = maybeText.pipe(
  webUrl.transform((url) => new URL(url).origin).optional(),
);

/** A base path, which gets the slashes that other engines add, too. */
export const maybeBase = maybeText.transform(
  (written) => written && `/${written}/`.replace(/\/+/g, '/'),
);

/** A language of VitePress or Starlight. */
export const locale = z.object({
  label: maybeText,
  lang: maybeText,
  dir: maybe(z.enum(['ltr', 'rtl'])),
});

type Theme = NonNullable<SiteConfigInput['themeConfig']>;
export type NavItemInput = NonNullable<Theme['nav']>[number];
export type SidebarInput = NonNullable<Theme['sidebar']>;
export type SidebarItemInput = SidebarInput[string][number];
export type SocialLinkInput = NonNullable<Theme['socialLinks']>[number];

/** A text that the config took from a package is unknown. */
const entryText = z.preprocess(
  (value) => (typeof value === 'function' ? 'More' : value),
  maybeText,
);

const entry = z.object({
  text: entryText,
  label: maybeText,
  link: maybeText,
  to: maybeText,
  href: maybeText,
  items: maybe(z.array(z.unknown())),
  activeMatch: maybeText,
  position: maybe(z.enum(['left', 'right'])),
  tag: maybeText,
});

/** Reads the top bar of any engine; an entry without a text gives its own entries. */
export function readNav(written: unknown, toLink: (link: string) => string): NavItemInput[] {
  return list.parse(written).flatMap((one): NavItemInput[] => {
    const { data } = entry.safeParse(one);
    if (!data) return [];
    const { text, label = text, link, to = link, href = to, activeMatch, position, tag } = data;
    const items = data.items && readNav(data.items, toLink);
    if (label === undefined) return items ?? [];
    if (href === undefined && (items === undefined || items.length === 0)) return [];
    return [
      omitUndefined({
        text: label,
        link: href === undefined ? undefined : toLink(href),
        items,
        activeMatch,
        position,
        tag,
      }),
    ];
  });
}

/** An object without the fields that are undefined, which a strict type doesn't allow. */
export function omitUndefined<T extends object>(value: T) {
  const kept = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(kept) as { [K in keyof T]: Exclude<T[K], undefined> };
}

const logoShape = z.union([
  z.string(),
  z.object({ light: z.string(), dark: z.string() }),
  z.object({ src: z.string(), srcDark: maybeText }),
]);

/** A logo of any engine. */
export function readLogo(written: unknown): SiteConfigInput['logo'] {
  const { data } = logoShape.safeParse(written);
  if (data === undefined || typeof data === 'string') return data;
  if ('light' in data) return { light: data.light, dark: data.dark };
  return data.srcDark ? { light: data.src, dark: data.srcDark } : data.src;
}

/** The path of a file in the public folder, as engines write it with and without the first `/`. */
export const toPublicPath = (written: string): string =>
  /^(?:[a-z]+:|\/)/.test(written) ? written : `/${written}`;

/** An icon by its name, or as SVG source. */
export const iconShape = z.union([
  z.string(),
  z.object({ svg: z.string() }).transform(({ svg }) => svg),
]);

/** Social links as VitePress and Starlight write them; a record is from an icon to a URL. */
export function readSocialLinks(written: unknown): SocialLinkInput[] {
  const shape = z.object({ icon: iconShape, link: maybeText, href: maybeText });
  const entries = Array.isArray(written)
    ? written
    : Object.entries(record.parse(written)).map(([icon, link]) => ({ icon, link }));
  return entries.flatMap((one) => {
    const { icon, link, href = link } = shape.safeParse(one).data ?? {};
    return icon && href
      ? [{ icon: icon === 'x.com' ? 'x' : icon, mode: 'link', content: href }]
      : [];
  });
}

/** The language of a BCP 47 tag: `en-US` is `en`. */
export const languageOf = (tag: string): string => tag.split('-')[0] ?? tag;
