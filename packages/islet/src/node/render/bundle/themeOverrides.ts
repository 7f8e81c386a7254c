import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import type { Problem } from '#shared/types.ts';
import { isHidden } from '../../support/files/isHidden.ts';
import { isInside } from '../../support/files/isInside.ts';
import { codeFolder, packageName } from '../../support/modules/ownPackage.ts';
import { nearestName } from '../../support/problems/nearestName.ts';
import { pluginGuards } from './pluginGuards.ts';

/** The default theme. */
const ownTheme = path.join(codeFolder, 'theme');

/** The name of the package in a regular expression. */
const ownName = packageName.replaceAll('.', '\\.');
const themeImport = new RegExp(`^(?:${ownName}/|#)theme(?:/(.+))?$`);

/** The folder of a site's own theme. */
export function themeFolder(siteRoot: string): string {
  return path.join(siteRoot, 'theme');
}

/** Stylesheets are imported with their loaders before them, as in `-!css-loader!./tokens.css`. */
const ofTheme = new RegExp(`^(.*!)?((?:\\.|#|${ownName}/)[^!]*)$`);

/**
 * Replaces each file of the default theme by the file of the same path in the site's theme, except in
 * the imports of that file itself, so that it can wrap what it replaces. A bundler that watches notices new and removed
 * ones. In the browser, each part of the site's theme is guarded.
 */
export function overrideTheme(siteRoot: string, { isWatching = false } = {}): RsbuildConfig {
  if (!isWatching && mapOverrides(siteRoot).size === 0) return {};
  return {
    plugins: [pluginGuards(path.join(realpathSync(siteRoot), 'theme'), replacesPart)],
    tools: {
      rspack: (_, { rspack, appendPlugins }) => {
        const { replace, apply } = createOverrides(siteRoot);
        appendPlugins(new rspack.NormalModuleReplacementPlugin(ofTheme, replace));
        if (isWatching) appendPlugins({ apply });
      },
    },
  };
}

/** The overrides of one compiler. */
function createOverrides(siteRoot: string) {
  let overridden = mapOverrides(siteRoot);
  /** The modules that import each file of the default theme, or what replaces it. */
  const importers = new Map<string, Set<string>>();
  return {
    replace(request: Rspack.ResolveData): void {
      const [, loaders = '', file = ''] = ofTheme.exec(request.request) ?? [];
      const own = locate(file, request.context);
      if (!isInside(ownTheme, own)) return;
      const { issuer } = request.contextInfo;
      importers.set(own, (importers.get(own) ?? new Set()).add(issuer));
      const override = overridden.get(own);
      if (override && override !== issuer) request.request = loaders + override;
    },
    apply({ hooks }: Rspack.Compiler): void {
      hooks.finishMake.tap('islet', ({ missingDependencies }) => {
        missingDependencies.addAll(listPossible(siteRoot, [...importers.keys()]));
      });
      hooks.watchRun.tap('islet', (compiler) => {
        const before = overridden;
        overridden = mapOverrides(siteRoot);
        const stale = [...importers]
          .filter(([own]) => before.get(own) !== overridden.get(own))
          .flatMap(([, files]) => [...files]);
        // Only modules that are built again resolve their imports again.
        compiler.modifiedFiles = new Set([...(compiler.modifiedFiles ?? []), ...stale]);
      });
    },
  };
}

/** Absolute path of each file of a site's theme, by what it replaces. */
const mapOverrides = (siteRoot: string): Map<string, string> =>
  new Map(
    listOverrides(siteRoot).map((file) => [
      withoutEnding(path.join(ownTheme, file)),
      path.join(themeFolder(siteRoot), file),
    ]),
  );

/** The absolute paths at which a site could replace files of the default theme. */
function listPossible(siteRoot: string, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const place = path.join(themeFolder(siteRoot), path.relative(ownTheme, file));
    return /\.[a-z]+$/.test(file)
      ? place
      : ['.tsx', '.ts', '.jsx', '.js'].map((ending) => place + ending);
  });
}

/** Resolves an import to an absolute path without the extension of a script; package names stay as they are. */
function locate(request: string, context: string): string {
  const inTheme = themeImport.exec(request);
  if (inTheme) return withoutEnding(path.join(ownTheme, inTheme[1] ?? 'index'));
  return request.startsWith('.') ? withoutEnding(path.resolve(context, request)) : request;
}

/** Our files are JavaScript, and those of a site may be TypeScript. */
const withoutEnding = (file: string): string => file.replace(/\.[jt]sx?$/, '');

/**
 * Warns about scripts and stylesheets of a site's own theme that are not among the files the bundler has
 * read: they neither replace a file of the default theme, nor does any other file import them.
 */
export function findUnusedOverrides(siteRoot: string, inputs: readonly string[]): Problem[] {
  const read = new Set(inputs);
  const folder = themeFolder(siteRoot);
  const own = readdirSync(ownTheme, { recursive: true, encoding: 'utf8' }).map(withoutEnding);
  return listOverrides(siteRoot).flatMap((file): Problem[] => {
    const isSource = /\.(?:[jt]sx?|css)$/.test(file) && !/\.(?:d|test|spec)\.[jt]sx?$/.test(file);
    const place = path.join(folder, file);
    const name = file.split(path.sep).join('/');
    // Locks of editors are links to nothing, with the name of the file that is being edited.
    if (!isSource || isHidden(name) || !existsSync(place)) return [];
    if (read.has(place) || read.has(realpathSync(place))) return [];
    const near = nearestName(withoutEnding(name), own);
    const base = path.posix.basename(withoutEnding(name));
    const meant = own.find((one) => path.posix.basename(one) === base) ?? near;
    return [
      {
        severity: 'warning',
        message: `\`theme/${name}\` does not replace a file of the default theme, and nothing imports it.`,
        fix: meant ? `Did you mean \`theme/${meant}\`?` : 'Import it, or remove it.',
        file: `theme/${name}`,
      },
    ];
  });
}

/** Whether a file, by its path below the folder of a site's theme, replaces a component of the default theme. */
const replacesPart = (file: string): boolean =>
  /^(?:index|(?:components|layouts|search)[\\/](?:.*[\\/])?[A-Z]\w*)\.[jt]sx$/.test(file) &&
  ['.tsx', '.js'].some((ending) => existsSync(path.join(ownTheme, withoutEnding(file) + ending)));

/** Lists the files of a site's own theme, as paths below its folder. */
export function listOverrides(siteRoot: string): string[] {
  try {
    return readdirSync(themeFolder(siteRoot), { recursive: true, encoding: 'utf8' }).sort();
  } catch {
    // The site has no theme of its own.
    return [];
  }
}
