/** How a container looks; `details` is folded. */
export type ContainerLook = 'tip' | 'info' | 'warning' | 'danger' | 'note' | 'details';

/** The containers of Markdown by name, and how each looks. The label of the same name is its default title. */
const containers = {
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  note: 'note',
  details: 'details',
  // Names that other engines use.
  success: 'tip',
  important: 'info',
  caution: 'warning',
} as const satisfies Record<string, ContainerLook>;

/** Name of a container. */
export type ContainerName = keyof typeof containers;

/** The names of all containers. A constant would keep the whole table in the browser's bundle. */
export const listContainers = (): string[] => Object.keys(containers);

/** Name and look of a container; null if none has this name. */
export function findContainer(name: string): { name: ContainerName; look: ContainerLook } | null {
  return isContainerName(name) ? { name, look: containers[name] } : null;
}

function isContainerName(name: string): name is ContainerName {
  return Object.hasOwn(containers, name);
}
