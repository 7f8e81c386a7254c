/** What components of a theme and of pages may use. */

export { usePage, useSidebar, useSite } from '#client/context.ts';
export { adoptStyles } from '#client/islands/adoptStyles.ts';
export { announce } from '#client/navigation/arrival.ts';
export type { Theme } from '#client/theme.ts';
export { type DiffLine, diffLines } from '#shared/diffLines.ts';
export { formatSize } from '#shared/formatSize.ts';
export type { SidebarItem } from '#shared/navigation.ts';
export type { SiteData } from '#shared/siteData.ts';
export { trustHtml } from '#shared/trust.ts';
export type { PageData } from '#shared/types.ts';
export { joinRoute } from '#shared/url.ts';
