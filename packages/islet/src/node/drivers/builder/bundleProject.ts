import path from 'node:path';
import { z } from 'zod';
import { type CachedBundle, cacheBundle } from '../../cache/cacheBundle.ts';
import type { BundleResult } from '../../render/bundle/bundleSite.ts';
import { findCreatedScripts } from '../../render/bundle/findCreatedScripts.ts';
import { noticeCode } from '../../render/bundle/noticeCode.ts';
import { findUnusedOverrides, listOverrides } from '../../render/bundle/themeOverrides.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { engineVersion } from '../../support/modules/engineVersion.ts';
import { makeFolder } from '../../support/modules/makeFolder.mjs';
import { warningSchema } from '../../support/problems/warningSchema.ts';
import { bundleFolder, createEntries, listModules, outputFolders } from './bundleEntries.ts';
import { BundlerError } from './bundlerError.ts';
import { addsNothing, openPlainBundle } from './plainBundle.ts';

const resultSchema: z.ZodType<BundleResult> = z.object({
  problems: z.array(warningSchema),
  bundle: z.object({
    boot: z.string(),
    stylesheets: z.array(z.string()),
    moduleStyles: z.record(z.string(), z.array(z.string())),
    serverEntry: z.string(),
    files: z.array(z.object({ source: z.string(), output: z.string() })),
  }),
});

/**
 * Bundles the theme and the components that the pages of a project import, if they have changed. For a
 * project that adds nothing to the theme, the package has the bundle. The bundler is only loaded when it is
 * needed.
 */
export async function bundleProject(project: Project): Promise<CachedBundle<BundleResult>> {
  const { siteRoot } = project;
  const createsScripts = project.config.contentSecurityPolicy.trustedTypes === false;
  const modules = listModules(project);
  const plain = addsNothing(project, modules) ? await openPlainBundle(project) : null;
  if (plain !== null) return { result: { problems: [], bundle: plain }, notices: [] };
  const folder = bundleFolder(project, 'build');
  makeFolder(folder);
  const sources = createEntries(project, 'build', modules);
  const key = bundleKey(project);
  return cacheBundle<BundleResult>({
    file: path.join(folder, 'bundle.json'),
    siteRoot,
    key:
      key === null ? null : JSON.stringify([key, listOverrides(siteRoot), sources, createsScripts]),
    folders: Object.values(outputFolders(folder)),
    schema: resultSchema,
    bundle: async () => {
      const { result, inputs } = await runBundler(project, sources);
      if (inputs === null) return { result, inputs };
      const problems = [
        ...result.problems,
        ...findUnusedOverrides(siteRoot, inputs),
        ...(createsScripts ? [] : findCreatedScripts(siteRoot, inputs)),
      ];
      return { result: { ...result, problems }, inputs };
    },
  });
}

async function runBundler(project: Project, sources: Readonly<Record<string, string>>) {
  const { planBundle } = await import('./planBundle.ts');
  const { bundleSite } = await import('../../render/bundle/bundleSite.ts');
  try {
    return await bundleSite(planBundle(project, 'build'), sources);
  } catch (error) {
    throw hasOptions(project) ? new BundlerError(error) : error;
  }
}

const hasOptions = ({ config }: Project): boolean => Object.keys(config.rsbuild).length > 0;

/** Names what a bundle is made of besides files; null where options or plugins of the site may do anything. */
export function bundleKey(project: Project): string | null {
  const { config, siteRoot, cache } = project;
  const engine = engineVersion();
  if (engine === null || hasOptions(project)) return null;
  const { version, env } = process;
  return JSON.stringify([
    ...[engine, version, env.BROWSERSLIST],
    ...[siteRoot, cache.path, config.base, noticeCode(config)],
  ]);
}
