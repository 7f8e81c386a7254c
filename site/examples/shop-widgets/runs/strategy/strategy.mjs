// What a host asks for before it has its own React, when the server of a remote doesn't answer.
const asked = [];
globalThis.fetch = async (url) => {
  asked.push(url);
  throw new TypeError('fetch failed');
};
// The runtime writes the whole failure to the console.
const { log } = console;
for (const method of ['log', 'warn', 'error']) console[method] = () => {};
const { createInstance } = await import('@module-federation/runtime');

for (const shareStrategy of ['version-first', 'loaded-first']) {
  asked.length = 0;
  const shop = createInstance({
    name: shareStrategy,
    shareStrategy,
    remotes: [{ name: 'shop_widgets', entry: 'http://localhost:3101/mf-manifest.json' }],
    shared: { react: { version: '19.3.1', scope: 'default', lib: () => 'React' } },
  });
  const result = await shop.loadShare('react').then(
    (factory) => `has ${factory()}`,
    () => 'fails',
  );
  log(`${shareStrategy}: asks for ${asked.length} manifest(s), ${result}`);
}
