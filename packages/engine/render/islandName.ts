/** How HTML names a component of a page's own module. */
export function islandName(key: string, exported: string): string {
  return exported === 'default' ? key : `${key}#${exported}`;
}
