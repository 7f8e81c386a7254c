import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import {
  type EnvironmentConfig,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type RsbuildPlugin,
  type Rspack,
} from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { trustedPolicies } from '#shared/trust.ts';
import { encodeSegments, hashedFolder } from '#shared/url.ts';
import { relativePath } from '../../support/files/relativePath.ts';
import { codeFolder, libraryFolders, packageName } from '../../support/modules/ownPackage.ts';
import { bootEntry, type EntryFiles, internal } from './generateEntries.ts';
import { pluginIslands } from './pluginIslands.ts';
import { pluginPageStyles } from './pluginPageStyles.ts';

/** What a site imports from us, wherever it is; and by a name of its own, what only our entries import. */
const ownModules = {
  [`${packageName}/client$`]: path.join(codeFolder, 'client'),
  [`${packageName}/search$`]: path.join(codeFolder, 'search'),
  [`${packageName}/theme`]: path.join(codeFolder, 'theme'),
  [internal]: codeFolder,
};

const jsxSource = `${packageName}/jsx`;

/** What compiled JSX imports, in a build and in dev. */
const jsxAliases = Object.fromEntries(
  ['/jsx-runtime', '/jsx-dev-runtime', ''].map((name) => [
    `${jsxSource}${name}$`,
    path.join(codeFolder, 'node/render/runtime/jsxRuntime'),
  ]),
);

/**
 * Our own inline styles become plain strings. They import no files, and the code that css-loader adds for that would
 * be part of the first script.
 */
const pluginInlineStyles: RsbuildPlugin = {
  name: 'islet-inline-styles',
  setup(api) {
    api.modifyBundlerChain((chain, { CHAIN_ID: { ONE_OF, RULE, USE } }) => {
      const rule = chain.module.rule(RULE.CSS);
      const compiler = rule.oneOf(ONE_OF.CSS_INLINE).use(USE.LIGHTNINGCSS);
      rule
        .oneOf('own-inline')
        .before(ONE_OF.CSS_INLINE)
        .resourceQuery(/^\?inline$/)
        .type('asset/source')
        .use(USE.LIGHTNINGCSS)
        .loader(compiler.get('loader'))
        .options(compiler.get('options'));
      rule.oneOf('own-inline').include.add(codeFolder);
    });
  },
};

/** Gives the styles of formulas a layer, as all of ours have, and leaves out fonts for browsers from before 2016. */
const pluginFormulaStyles: RsbuildPlugin = {
  name: 'islet-formula-styles',
  setup(api) {
    const older = /,\s*url\([^)]*\)\s*format\("(?:woff|truetype)"\)/g;
    api.transform(
      { test: /[\\/]katex[\\/]dist[\\/]katex\.css$/ },
      ({ code }) => `@layer prose {${code.replace(older, '')}}`,
    );
  },
};

/**
 * Changes three things in builds of React. It takes over texts that differ from its own: a browser may have translated the
 * page before the script is there, and React would render all of it again, in the language of the page. And it never
 * tells the browser that it is navigating, which only pages without a router need; that saves 180 bytes. And its
 * errors are nothing but the address of their explanation, which saves 150 more. In dev, it still reports texts that
 * differ.
 */
const pluginAdaptReact: RsbuildPlugin = {
  name: 'islet-adapt-react',
  setup(api) {
    api.transform({ test: /[\\/]react-dom(?:-client)?\.production\.js$/ }, ({ code }) =>
      code
        .replace(
          /(?<=function formatProdErrorMessage\(code\) \{)/,
          'return "https://react.dev/errors/" + code;',
        )
        .replaceAll(/(?<!function )checkForUnmatchedText\([^)]+\)/g, 'true')
        .replace('"object" === typeof navigation', 'false'),
    );
  },
};

/**
 * Reports invalid CSS in the files of a site, which the compiler leaves out without a word. In packages, it may be
 * meant for old browsers; and what PostCSS reads need not be CSS.
 */
const pluginCheckStyles: RsbuildPlugin = {
  name: 'islet-check-styles',
  setup(api) {
    api.modifyBundlerChain((chain, { CHAIN_ID: { ONE_OF, RULE, USE } }) => {
      const styles = chain.module.rule(RULE.CSS);
      const main = styles.oneOf(ONE_OF.CSS_MAIN);
      if (!main.uses.has(USE.LIGHTNINGCSS) || main.uses.has(USE.POSTCSS)) return;
      chain.module
        .rule('islet-check-styles')
        .enforce('pre')
        .test(styles.get('test'))
        .exclude.add(/[\\/]node_modules[\\/]/)
        .add(codeFolder)
        .end()
        .use(USE.LIGHTNINGCSS)
        .loader(main.use(USE.LIGHTNINGCSS).get('loader'))
        .options({ errorRecovery: false });
    });
  },
};

export interface BundlerOptions {
  entries: EntryFiles;
  siteRoot: string;
  base: string;
  /** Code of the expression that the client calls `noticeTexts`. */
  notices: string;
  /** Absolute folders for the two outputs. */
  outputs: { client: string; server: string };
  /** Part of script names before their extension: a dot and a hash pattern of the bundler, or empty. */
  hash: string;
  /** `rsbuild` of the site config. */
  overrides: RsbuildConfig;
}

/**
 * Configures two environments for the same sources. `server` renders pages in Node and emits all CSS: the
 * stylesheet of the site and those of `pluginPageStyles`. `client` runs in the browser and emits no CSS.
 */
export function createBundlerConfig(options: BundlerOptions): RsbuildConfig {
  const environments = { client: configureClient(options), server: configureServer(options) };
  return mergeRsbuildConfig({ ...configureBoth(options), environments }, options.overrides);
}

function configureBoth({ entries, siteRoot, base, notices, hash }: BundlerOptions): RsbuildConfig {
  const named = path.join(siteRoot, 'public');
  // The bundler knows modules by their real paths.
  const publicRoot = existsSync(named) ? realpathSync(named) : named;
  return {
    root: siteRoot,
    // Errors are reported with all other problems.
    logLevel: 'silent',
    plugins: [
      pluginReact(),
      pluginIslands({ siteRoot, islandsFile: entries.islands }),
      pluginPageStyles(siteRoot),
      pluginInlineStyles,
      pluginFormulaStyles,
      pluginAdaptReact,
      pluginCheckStyles,
    ],
    // Installed packages are left as they are, but not our own.
    source: { include: [codeFolder], define: { noticeTexts: notices } },
    resolve: { alias: ownModules, dedupe: ['react', 'react-dom'] },
    tools: {
      htmlPlugin: false,
      // Compiles only the syntax that browsers get wrong, instead of all function parameters.
      swc: { env: { bugfixes: true } },
      rspack: {
        resolve: { modules: ['node_modules', ...libraryFolders], roots: [publicRoot] },
        module: { rules: [keepPublicFiles(publicRoot)] },
        // Creates worker URLs that the policy of the site allows.
        output: { trustedTypes: { policyName: trustedPolicies.workers } },
        // Lets the working modules find mistakes in the pages in the same run.
        optimization: { emitOnErrors: true },
      },
    },
    // Modules are loaded by relative URLs, workers by this one.
    dev: { assetPrefix: base },
    output: {
      assetPrefix: base,
      legalComments: 'none',
      manifest: true,
      filename: { js: `[name]${hash}.js`, css: 'style.[contenthash:8].css' },
      filenameHash: true,
      // The policy allows small images inside stylesheets and scripts, but no other files.
      dataUriLimit: { font: 0, media: 0, assets: 0 },
      cleanDistPath: true,
      copy: [],
    },
    server: { publicDir: false, printUrls: false },
    performance: { printFileSize: false },
  };
}

/**
 * Stylesheets name files of the public folder as pages do: by their address without the base. They stay where they are, and
 * the bundler writes their URLs.
 */
function keepPublicFiles(publicRoot: string): Rspack.RuleSetRule {
  const filename = ({ filename = '' }: Rspack.PathData): string => {
    const [file = ''] = filename.split('?');
    // The bundler's path starts at the folder of the site.
    return encodeSegments(relativePath(publicRoot, path.resolve(publicRoot, '..', file)));
  };
  return {
    include: [publicRoot],
    dependency: 'url',
    type: 'asset/resource',
    generator: { filename, emit: false },
  };
}

/** Where both environments write the files that styles and components import, such as fonts, under the same names. */
const fileFolders = {
  image: hashedFolder,
  svg: hashedFolder,
  font: hashedFolder,
  media: hashedFolder,
  assets: hashedFolder,
};

function configureClient({ entries, outputs, hash }: BundlerOptions): EnvironmentConfig {
  const folder = hashedFolder;
  return {
    source: {
      entry: {
        [bootEntry]: { import: entries.boot, filename: `${folder}/boot${hash}.js`, html: false },
      },
    },
    output: {
      target: 'web',
      emitCss: false,
      module: true,
      distPath: { root: outputs.client, js: folder, jsAsync: folder, ...fileFolders },
    },
    splitChunks: false,
  };
}

function configureServer({ entries, outputs }: BundlerOptions): EnvironmentConfig {
  return {
    source: { entry: { server: { import: entries.server, html: false } } },
    output: {
      target: 'node',
      module: false,
      emitCss: true,
      minify: { js: false, css: true },
      filename: { js: '[name].cjs', css: 'style.[contenthash:8].css' },
      distPath: { root: outputs.server, css: hashedFolder, js: '', ...fileFolders },
    },
    splitChunks: false,
    resolve: { alias: jsxAliases },
    tools: {
      // Compiles the components of the site, but no installed ones, to calls of our JSX runtime.
      swc: { jsc: { transform: { react: { importSource: jsxSource } } } },
      // Nothing loads stylesheets there, and a new one should not change the code.
      cssExtract: { pluginOptions: { runtime: false } },
    },
  };
}
