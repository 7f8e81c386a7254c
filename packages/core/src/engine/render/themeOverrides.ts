import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type RsbuildConfig, rspack } from '@rsbuild/core';
import { codeFolder } from '../modules/ownPackage.ts';

/** The default theme. */
const ownTheme = path.join(codeFolder, 'theme');

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
  const ofTheme = /^(.*!)?((?:\.|#|@docs\/)[^!]*)$/;
  const plugin = new rspack.NormalModuleReplacementPlugin(ofTheme, (request) => {
    const [, loaders = '', file = ''] = ofTheme.exec(request.request) ?? [];
    const override = overridden.get(locate(file, request.context));
    if (override && override !== request.contextInfo.issuer) request.request = loaders + override;
  });
  return { tools: { rspack: { plugins: [plugin] } } };
}

/** Resolves an import to an absolute path without the extension of a script; package names stay as they are. */
function locate(request: string, context: string): string {
  const inTheme = /^(?:@docs\/core\/|#)theme(?:\/(.+))?$/.exec(request);
  if (inTheme) return withoutEnding(path.join(ownTheme, inTheme[1] ?? 'index'));
  return request.startsWith('.') ? withoutEnding(path.resolve(context, request)) : request;
}

/** Our files are JavaScript, and those of a site may be TypeScript. */
const withoutEnding = (file: string): string => file.replace(/\.[jt]sx?$/, '');

/** Lists the files of a site's own theme, as paths below its folder. */
export function listOverrides(siteRoot: string): string[] {
  try {
    return readdirSync(themeFolder(siteRoot), { recursive: true, encoding: 'utf8' }).sort();
  } catch {
    // The site has no theme of its own.
    return [];
  }
}
