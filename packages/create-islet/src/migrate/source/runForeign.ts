import path from 'node:path';

// Programs that run together with a config of another engine, as text.

/** A package of any shape. What its functions return names it, and what it got. */
const createStandIn = `(name) => {
  const isDefining = (key) => /^(?:define|merge|extend|with)[A-Z]/.test(key);
  const known = { then: undefined, __esModule: undefined, toJSON: undefined, length: 0 };
  const resultOf = (args) => new Proxy(function () {}, {
    get: (_, key) =>
      args !== null && key === 'package' ? name :
      args !== null && key === 'options' ? args[0] :
      key === Symbol.toPrimitive ? () => '' :
      key === Symbol.iterator ? () => [][Symbol.iterator]() :
      key in known || typeof key === 'symbol' ? known[key] : nothing,
    apply: (_, __, inner) => resultOf(inner),
    construct: (_, inner) => resultOf(inner),
  });
  const nothing = resultOf(null);
  const call = (...args) => resultOf(args);
  const get = (_, key) =>
    key === 'default' ? call :
    isDefining(String(key)) ? (...configs) => configs.find((one) => typeof one === 'object' || typeof one === 'function') :
    key in known || typeof key === 'symbol' ? known[key] : nothing;
  const exported = Object.setPrototypeOf(call, new Proxy({}, { get }));
  return exported;
}`;

/** Replaces `node:module`: what isn't installed has its own name as its path. */
export const resolver = `
import * as real from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
export * from 'node:module';
const attempt = (run, instead) => { try { return run(); } catch { return instead(); } };
export const createRequire = (from) => {
  const load = real.createRequire(from);
  const folder = path.dirname(/^file:/.test(String(from)) ? fileURLToPath(from) : String(from));
  const locate = (name) => (/^\\.{1,2}\\//.test(name) ? path.resolve(folder, name) : name);
  return Object.assign((name) => attempt(() => load(name), () => foreignRuntime.createStandIn(name)), {
    resolve: (name) => attempt(() => load.resolve(name), () => locate(name)),
  });
};
export default { ...real.default, createRequire };
`;

/**
 * Comes before a config (absolute path): what its modules know about themselves, and what `require` and `import()` give
 * for names that are known only when it runs. Modules of Node.js and files are loaded; everything else is a stand-in.
 */
export const printBanner = (config: string): string => `const foreignRuntime = (() => {
const { builtinModules, createRequire } = process.getBuiltinModule('node:module');
const { fileURLToPath } = process.getBuiltinModule('node:url');
const createStandIn = ${createStandIn};
const isReal = (name) => /^(?:[./]|[a-z]:|file:|node:)/i.test(name) || builtinModules.includes(name);
const realRequire = createRequire(${JSON.stringify(config)});
const load = (name) => {
  if (!isReal(name)) return createStandIn(name);
  try { return realRequire(name); } catch { return createStandIn(name); }
};
const cwd = () => ${JSON.stringify(path.dirname(config).replace(/[\\/]\.vitepress(?=[\\/]|$).*/, ''))};
const describeModule = (meta) => {
  const resolve = (name) => /^\\.{0,2}\\//.test(name) ? new URL(name, meta.url).href : name;
  const locate = (name) => /^\\.{1,2}\\//.test(name) ? fileURLToPath(resolve(name)) : name;
  const load = async (name) => {
    if (!isReal(name)) return createStandIn(name);
    try { return await import(resolve(name)); } catch { return createStandIn(name); }
  };
  return { ...meta, cwd, resolve, locate, load };
};
return { createStandIn, describeModule, require: Object.assign(load, { cache: {} }) };
})();
const require = foreignRuntime.require;
`;
