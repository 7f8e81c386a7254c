/**
 * Takes away what the code of a reader must not use: what other pages of the site have stored, and ways to talk to them.
 * This is no wall, since the worker has the origin of the site, which may be given another one.
 */
export function removeStorage(scope: object): void {
  for (const name of ['caches', 'indexedDB', 'BroadcastChannel', 'cookieStore'])
    removeProperty(scope, name);
  const { navigator } = scope as { navigator?: object };
  for (const name of ['storage', 'locks', 'serviceWorker'])
    if (navigator) removeProperty(navigator, name);
}

/** Removes a property from an object and all that it inherits from. */
function removeProperty(owner: object, name: string): void {
  for (let place: object | null = owner; place; place = Object.getPrototypeOf(place))
    Reflect.deleteProperty(place, name);
}
