import { importModule, requireModule } from '../worker/loadModule.ts';
import { resolveRequest } from '../worker/resolveRequest.ts';
import path from './nodePath.ts';
import url from './nodeUrl.ts';

const builtinModules =
  'assert,async_hooks,buffer,child_process,cluster,console,constants,crypto,dgram,diagnostics_channel,dns,domain,events,fs,http,http2,https,inspector,module,net,os,path,perf_hooks,process,punycode,querystring,readline,repl,stream,string_decoder,sys,timers,tls,trace_events,tty,url,util,v8,vm,wasi,worker_threads,zlib'.split(
    ',',
  );

const isNodeModule = (id: string): boolean =>
  id.startsWith('node:') || builtinModules.includes(id.split('/')[0] ?? '');

/** A `require` for a file, given by its path or address. */
function createRequireFor(at: string | URL) {
  const from = /^file:/.test(String(at)) ? url.fileURLToPath(at) : String(at);
  const find = (id: string, options?: { paths?: string[] }): string => {
    if (isNodeModule(id)) return id;
    const places = options?.paths?.map((folder) => path.join(folder, 'index.js')) ?? [from];
    for (const place of places.slice(0, -1)) {
      try {
        return resolveRequest(id, place);
      } catch {
        // The next place may have it.
      }
    }
    return resolveRequest(id, places.at(-1) ?? from);
  };
  return Object.assign((id: string) => requireModule(id, from), {
    cache: {},
    extensions: {},
    import: (id: string) => importModule(id, from),
    resolve: Object.assign(find, { paths: () => [] }),
  });
}

export { builtinModules, createRequireFor as createRequire, isNodeModule as isBuiltin };
/** `node:module`: `require` over the bundled modules and over the file system in memory. */
export default {
  Module: { _extensions: {} },
  builtinModules,
  createRequire: createRequireFor,
  isBuiltin: isNodeModule,
};
