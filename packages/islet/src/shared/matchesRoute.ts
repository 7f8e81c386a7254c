/** Whether a path below language and version is the one of a pattern, in which a `*` at the end stands for any rest. */
export function matchesRoute(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
