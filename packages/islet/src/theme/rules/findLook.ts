import {
  type ContainerLook,
  type ContainerName,
  findContainer,
  listContainers,
} from '#shared/containers.ts';

/** Names of types that only components have, and the container that looks like them. */
const otherNames = {
  default: 'note',
  idea: 'tip',
  warn: 'warning',
  error: 'danger',
} as const satisfies Record<string, ContainerName>;

/** What the `type` of a badge or a callout can be. */
export type LookName = Exclude<ContainerName, 'details'> | keyof typeof otherNames;

/** The look that a type names. Throws if there is none, because pages aren't type-checked. */
export function findLook(component: string, type: LookName): ContainerLook {
  const look = findContainer(toContainerName(type))?.look;
  if (look !== undefined && look !== 'details') return look;
  const written = String(type);
  const types = listTypes();
  const near = types.find((name) => written.startsWith(name.slice(0, 3)));
  const hint = near === undefined ? '' : `did you mean "${near}"? It can be `;
  throw new Error(
    `<${component}> has no type "${written}"; ${hint || 'use '}${types.slice(0, -1).join(', ')} or ${types.at(-1)}.`,
  );
}

/** All names of types. */
export const lookNames = (): string[] => [...listTypes(), ...Object.keys(otherNames)];

const listTypes = (): string[] => listContainers().filter((name) => name !== 'details');

/** The container that a type looks like. */
export function toContainerName(type: string): string {
  return type in otherNames ? otherNames[type as keyof typeof otherNames] : type;
}
