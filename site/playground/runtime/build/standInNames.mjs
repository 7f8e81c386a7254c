/** Which module of Node has which stand-in below `standIns`. */
export const ownStandIns = {
  async_hooks: 'nodeAsyncHooks',
  buffer: 'nodeBuffer',
  child_process: 'nodeChildProcess',
  crypto: 'nodeCrypto',
  fs: 'nodeFs',
  'fs/promises': 'nodeFsPromises',
  module: 'nodeModule',
  os: 'nodeOs',
  path: 'nodePath',
  perf_hooks: 'nodePerfHooks',
  process: 'nodeProcess',
  querystring: 'nodeQuerystring',
  'stream/promises': 'nodeStreamPromises',
  tty: 'nodeTty',
  url: 'nodeUrl',
  util: 'nodeUtil',
  'util/types': 'nodeUtilTypes',
  vm: 'nodeVm',
  worker_threads: 'nodeWorkerThreads',
  zlib: 'nodeZlib',
};

/** Node.js modules replaced by a package from the examples, as other bundlers do. */
export const packageStandIns = {
  assert: 'assert/',
  events: 'events/',
  stream: 'readable-stream/lib/ours/browser.js',
  string_decoder: 'string_decoder/',
};

/** Those that no browser can have: servers, sockets and the insides of V8. */
export const missingModules = [
  'cluster',
  'constants',
  'dgram',
  'diagnostics_channel',
  'dns',
  'http',
  'http2',
  'https',
  'inspector',
  'net',
  'readline',
  'readline/promises',
  'timers/promises',
  'tls',
  'v8',
];
