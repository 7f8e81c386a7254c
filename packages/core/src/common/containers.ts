import { isChinese } from './isChinese.ts';

/** How a container looks; `details` is folded. */
export type ContainerLook = 'tip' | 'info' | 'warning' | 'danger' | 'note' | 'details';

/** The containers of Markdown by name: how each looks, and its title where the author gives none. */
const containers = {
  tip: { look: 'tip', en: 'Tip', zh: '提示' },
  info: { look: 'info', en: 'Info', zh: '信息' },
  warning: { look: 'warning', en: 'Warning', zh: '注意' },
  danger: { look: 'danger', en: 'Danger', zh: '危险' },
  note: { look: 'note', en: 'Note', zh: '备注' },
  details: { look: 'details', en: 'Details', zh: '详情' },
  // Names that others give them.
  success: { look: 'tip', en: 'Success', zh: '成功' },
  important: { look: 'info', en: 'Important', zh: '重要' },
  caution: { look: 'warning', en: 'Caution', zh: '小心' },
} as const satisfies Record<string, { look: ContainerLook; en: string; zh: string }>;

/** The names of all containers. A constant would keep the whole table in the browser's bundle. */
export const listContainers = (): string[] => Object.keys(containers);

/** Look and title of a container in a language; null where none has this name. */
export function findContainer(
  name: string,
  lang: string,
): { look: ContainerLook; title: string } | null {
  if (!isContainerName(name)) return null;
  const { look, ...titles } = containers[name];
  return { look, title: titles[isChinese(lang) ? 'zh' : 'en'] };
}

function isContainerName(name: string): name is keyof typeof containers {
  return Object.hasOwn(containers, name);
}
