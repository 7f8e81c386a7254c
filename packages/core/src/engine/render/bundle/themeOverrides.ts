import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildConfig, Rspack } from '@rsbuild/core';
import type { Problem } from '#common/types.ts';
import { isHidden } from '../../files/isHidden.ts';
import { codeFolder, packageName } from '../../modules/ownPackage.ts';
import { nearestName } from '../../problems/nearestName.ts';

/** The default theme. */
const ownTheme = path.join(codeFolder, 'theme');

/** The name of the package in a regular expression. */
const ownName = packageName.replaceAll('.', '\\.');
const themeImport = new RegExp(`^(?:${ownName}/|#)theme(?:/(.+))?$`);

/** The folder of a site's own theme. */
export function themeFolder(siteRoot: string): string {
  return path.join(siteRoot, 'theme');
}

/**
 * Replaces each file of the default theme by the file of the same path in the site's theme, except in
 * the imports of that file itself, so that it can wrap what it replaces.
 */
export function overrideTheme(siteRoot: string): RsbuildConfig {
  const folder = themeFolder(siteRoot);
  const overridden = new Map(
    listOverrides(siteRoot).map((file) => [
      withoutEnding(path.join(ownTheme, file)),
      path.join(folder, file),
    ]),
  );
  if (overridden.size === 0) return {};
  // Stylesheets are imported with their loaders before them, as in `-!css-loader!./tokens.css`.
  const ofTheme = new RegExp(`^(.*!)?((?:\\.|#|${ownName}/)[^!]*)$`);
  const replace = (request: Rspack.ResolveData): void => {
    const [, loaders = '', file = ''] = ofTheme.exec(request.request) ?? [];
    const override = overridden.get(locate(file, request.context));
    if (override && override !== request.contextInfo.issuer) request.request = loaders + override;
  };
  return {
    tools: {
      rspack: (_, { rspack, appendPlugins }) =>
        appendPlugins(new rspack.NormalModuleReplacementPlugin(ofTheme, replace)),
    },
  };
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

/** Lists the files of a site's own theme, as paths below its folder. */
export function listOverrides(siteRoot: string): string[] {
  try {
    return readdirSync(themeFolder(siteRoot), { recursive: true, encoding: 'utf8' }).sort();
  } catch {
    // The site has no theme of its own.
    return [];
  }
}
