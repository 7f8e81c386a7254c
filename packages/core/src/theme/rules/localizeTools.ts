import type { ToolGroup } from '#common/types.ts';

/** The sibling tools as a page shows them. */
export interface ToolsMenuGroup {
  title: string;
  tools: Array<{ name: string; description: string; link: string; logo: string; size: number }>;
}

/** Width and height of a logo, in px. */
const logoSize = 24;

/** Whether the tools speak Chinese: where the path says `zh` (SPEC 2.4). */
export const isChinesePath = (path: string): boolean => path.includes('zh');

/** The tools in English, or in Chinese where the path says so. */
export function localizeTools(groups: ToolGroup[], path: string): ToolsMenuGroup[] {
  const isChinese = isChinesePath(path);
  return groups.map(({ title, titleEn, links }) => ({
    title: isChinese ? title : titleEn,
    tools: links.map(({ name, desc, descEn, url, urlEn = url, logo, logoScale = 1 }) => ({
      name,
      description: isChinese ? desc : descEn,
      link: isChinese ? url : urlEn,
      logo,
      size: Math.round(logoSize * logoScale),
    })),
  }));
}
