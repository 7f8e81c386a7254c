/** What components of a theme and of pages may use. */

export { usePage, useSidebar, useSite } from '#client/context.ts';
export { announce } from '#client/navigation/arrival.ts';
export type { Theme } from '#client/theme.ts';
export { type DiffLine, diffLines } from '#common/diffLines.ts';
export { formatSize } from '#common/formatSize.ts';
export type { SidebarItem } from '#common/navigation.ts';
export type { SiteData } from '#common/siteData.ts';
export { trustHtml } from '#common/trust.ts';
export type { PageData } from '#common/types.ts';
export { splitRoute } from '#common/url.ts';
