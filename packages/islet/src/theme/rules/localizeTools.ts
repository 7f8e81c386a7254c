import type { ToolGroup } from '#shared/siteData.ts';

/** A group of sibling tools, localized for a page. */
export interface ToolsMenuGroup {
  title: string;
  tools: Array<{ name: string; description: string; url: string; logo: string; size: number }>;
}

/** Width and height of a logo, in px. */
const logoSize = 24;

/** Whether the tools are shown in Chinese: if the path contains `zh` (SPEC 2.4). */
export const isChinesePath = (path: string): boolean => path.includes('zh');

/** Localizes the tools to Chinese or English, depending on the path. */
export function localizeTools(groups: ToolGroup[], path: string): ToolsMenuGroup[] {
  const isChinese = isChinesePath(path);
  return groups.map(({ title, titleEn, links }) => ({
    title: isChinese ? title : titleEn,
    tools: links.map(({ name, desc, descEn, url, urlEn = url, logo, logoScale = 1 }) => ({
      name,
      description: isChinese ? desc : descEn,
      url: isChinese ? url : urlEn,
      logo,
      size: Math.round(logoSize * logoScale),
    })),
  }));
}
