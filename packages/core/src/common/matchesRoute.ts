/**
 * Whether the `activeMatch` of an entry matches a page: its route, or the route without that of its language and version
 * (`homeRoute`), because a menu may be shared by several of them.
 */
export function matchesRoute(
  activeMatch: string,
  { routePath, homeRoute }: { routePath: string; homeRoute: string },
): boolean {
  const pattern = new RegExp(activeMatch);
  return pattern.test(routePath) || pattern.test(`/${routePath.slice(homeRoute.length)}`);
}
