import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { adaptPackage } from './adaptPackage.mjs';
import { missingModules, ownStandIns, packageStandIns } from './standInNames.mjs';

const runtime = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} name */
const standIn = (name) => path.join(runtime, 'standIns', `${name}.ts`);

/**
 * The plugin of the bundler that resolves modules of Node to stand-ins and adapts the texts of packages.
 *
 * @param {{ packages: string; place: string; modules: Record<string, string> }} input absolute path of `node_modules`; where it
 *   is in the worker; the generated modules by name
 * @returns {import('esbuild').Plugin}
 */
export function resolveModules({ packages, place, modules }) {
  const require = createRequire(path.join(packages, 'index.js'));
  return {
    name: 'playground',
    setup(build) {
      build.onResolve({ filter: /^runtime:/ }, ({ path: name }) => ({
        path: name,
        namespace: 'made',
      }));
      build.onLoad({ filter: /.*/, namespace: 'made' }, ({ path: name }) => ({
        contents: modules[name] ?? '',
        resolveDir: packages,
      }));
      resolveNode(build, require);
      build.onResolve(
        { filter: /^[^./]/ },
        ({ path: name, importer, kind, resolveDir, pluginData }) => {
          if (pluginData === 'resolved' || !importer.startsWith(runtime)) return;
          const inBinding = name.startsWith('@napi-rs/') ? '@rspack/binding-wasm32-wasi' : '';
          return build.resolve(name, {
            kind,
            importer,
            resolveDir: path.join(packages, inBinding) || resolveDir,
            pluginData: 'resolved',
          });
        },
      );
      build.onResolve({ filter: /\/jiti\.mjs$/ }, () => ({ path: standIn('jiti') }));
      build.onResolve({ filter: /^@module-federation\/dts-plugin(?:$|\/)/ }, () => ({
        path: standIn('federationTypes'),
      }));
      build.onResolve({ filter: unneeded }, ({ path: name }) => ({
        path: name,
        namespace: 'missing',
      }));
      // Resolve what the tool imports as Node.js does, because browser builds of these packages lack features. The tool's
      // own packages are scoped; the stand-ins aren't.
      build.onResolve({ filter: /^[^./]/ }, ({ path: name, importer, namespace, pluginData }) => {
        const isOfTool = importer.startsWith(path.join(packages, '@'));
        if (pluginData === 'resolved' || namespace !== 'file' || !isOfTool) return;
        return resolveInNode(name, importer);
      });
      // The files that Babel has for browsers load no plugins.
      build.onResolve({ filter: /^\.{1,2}\// }, ({ path: name, importer }) =>
        importer.startsWith(path.join(packages, '@babel/core/'))
          ? resolveInNode(name, importer)
          : undefined,
      );
      build.onResolve({ filter: /^vite$/ }, () => ({ path: standIn('vite') }));
      resolveAbsent(build, packages);
      build.onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, ({ path: file }) => {
        if (!file.startsWith(packages)) return;
        const name = path.relative(packages, file).split(path.sep).join('/');
        const isModule = hasModuleSyntax(file);
        const contents = adaptPackage(readFileSync(file, 'utf8'), { file: name, place, isModule });
        return { contents, loader: 'js' };
      });
    },
  };
}

/**
 * Whether Node takes a script for an ES module: by its name, or by the closest `package.json`.
 *
 * @param {string} file
 */
function hasModuleSyntax(file) {
  if (!file.endsWith('.js')) return file.endsWith('.mjs');
  let folder = path.dirname(file);
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).type === 'module';
}

/**
 * Lets packages be absent that others can use if they are installed: asking for one fails as in Node, when it is asked for.
 *
 * @param {import('esbuild').PluginBuild} build
 * @param {string} packages
 */
function resolveAbsent(build, packages) {
  build.onResolve({ filter: /^[^./]/ }, async ({ path: name, pluginData, ...request }) => {
    const isOther = name.startsWith('node:') || !request.importer.startsWith(packages);
    if (pluginData === 'resolved' || isOther) return;
    const { importer, resolveDir, kind } = request;
    const found = await build.resolve(name, { importer, resolveDir, kind, pluginData: 'resolved' });
    const isAbsent = found.errors.length > 0 || found.external;
    return isAbsent ? { path: name, namespace: 'absent' } : undefined;
  });
  build.onLoad({ filter: /.*/, namespace: 'absent' }, ({ path: name }) => ({
    contents: `module.exports = {}; throw Object.assign(new Error("Cannot find module '${name}'"), { code: 'MODULE_NOT_FOUND' });`,
  }));
}

/**
 * @param {string} name
 * @param {string} importer
 */
function resolveInNode(name, importer) {
  try {
    const found = createRequire(importer).resolve(name);
    return path.isAbsolute(found) ? { path: found } : undefined;
  } catch {
    // Without a file for `require`, or not installed: the bundler knows.
    return undefined;
  }
}

/** What only servers, watching and configs of Node need: it would be shipped and never loaded. */
const unneeded =
  /^(?:\.\/(?:chokidar|connect-next|cors|freshImport|http-proxy-middleware|launch-editor-middleware|memfs|open|range-parser|sirv|ws)\.js|\.\.\/compiled\/tinypool\/.*|@module-federation\/(?:cli|node)|supports-color)$/;

/**
 * @param {import('esbuild').PluginBuild} build
 * @param {NodeJS.Require} require of the packages
 */
function resolveNode(build, require) {
  /** @type {Record<string, string>} */
  const files = {
    ...Object.fromEntries(Object.entries(ownStandIns).map(([id, name]) => [id, standIn(name)])),
    ...Object.fromEntries(
      Object.entries(packageStandIns).map(([id, name]) => [id, require.resolve(name)]),
    ),
  };
  build.onResolve({ filter: /^(?:node:)?[a-z_0-9]+(?:\/[a-z]+)?\/?$/ }, ({ path: id, kind }) => {
    const name = id.replace(/^node:/, '');
    if (Object.values(packageStandIns).includes(name)) return { path: require.resolve(name) };
    if (missingModules.includes(name)) return { path: name, namespace: 'missing' };
    const file = Object.hasOwn(files, name) ? files[name] : undefined;
    if (file === undefined) return undefined;
    const isWhole = kind === 'require-call' && Object.hasOwn(ownStandIns, name);
    return isWhole ? { path: file, namespace: 'whole' } : { path: file };
  });
  // What `require` gives is the default export of a stand-in.
  build.onLoad({ filter: /.*/, namespace: 'whole' }, ({ path: file }) => ({
    contents: `module.exports = require(${JSON.stringify(file)}).default;`,
    resolveDir: runtime,
  }));
  build.onLoad({ filter: /.*/, namespace: 'missing' }, ({ path: name }) => ({
    contents: `module.exports = require(${JSON.stringify(standIn('unavailable'))}).createUnavailable(${JSON.stringify(name)});`,
    resolveDir: runtime,
  }));
}
