/**
 * The pages of a list of sections, each where it comes first.
 *
 * @param {string[]} routes
 * @param {number} limit
 */
export function uniqueRoutes(routes, limit) {
  return [...new Set(routes)].slice(0, limit);
}
