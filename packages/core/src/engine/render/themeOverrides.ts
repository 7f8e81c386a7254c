import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type RsbuildConfig, rspack } from '@rsbuild/core';
import { sourcesFolder } from './sourcesFolder.ts';

/** The theme that every site has. */
const ownTheme = path.join(sourcesFolder, 'theme');

/** The folder in which a site keeps its own theme. */
export function themeFolder(siteRoot: string): string {
  return path.join(siteRoot, 'theme');
}

/**
 * Puts each file of a site's theme in the place of the file of the same path in ours, for all that
 * import it but itself: so it can wrap what it replaces.
 */
export function overrideTheme(siteRoot: string): RsbuildConfig {
  const folder = themeFolder(siteRoot);
  const overridden = new Map(
    listOverrides(siteRoot).map((file) => [path.join(ownTheme, file), path.join(folder, file)]),
  );
  if (overridden.size === 0) return {};
  const plugin = new rspack.NormalModuleReplacementPlugin(/\.\w+$/, (request) => {
    const override = overridden.get(locate(request.request, request.context));
    if (override && override !== request.contextInfo.issuer) request.request = override;
  });
  return { tools: { rspack: { plugins: [plugin] } } };
}

/** The absolute path of what is imported; a specifier of a package stays as it is. */
function locate(request: string, context: string): string {
  const inTheme = /^(?:@docs\/core\/|#)theme\/(.+)/.exec(request)?.[1];
  if (inTheme) return path.join(ownTheme, inTheme);
  return request.startsWith('.') ? path.resolve(context, request) : request;
}

/** Lists the files of a site's own theme, by their paths in it. */
export function listOverrides(siteRoot: string): string[] {
  try {
    return readdirSync(themeFolder(siteRoot), { recursive: true, encoding: 'utf8' }).sort();
  } catch {
    // A site without a theme of its own.
    return [];
  }
}
