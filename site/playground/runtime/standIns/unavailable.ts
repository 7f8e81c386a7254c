/**
 * A module that a browser can't have, such as a server: any name can be imported, and using one fails with a
 * sentence that says so. A value that is only compared or read is never used.
 */
export function createUnavailable(name: string): Record<string, unknown> {
  return new Proxy(
    {},
    {
      get(target, property) {
        if (property in target) return Reflect.get(target, property);
        if (typeof property === 'symbol' || property === 'then') return undefined;
        if (property === '__esModule') return false;
        if (/^[A-Z_]+$/.test(property) || property === 'constants') return {};
        return function refuse() {
          throw new Error(`${name} (${property}) isn't available in a browser.`);
        };
      },
    },
  );
}
