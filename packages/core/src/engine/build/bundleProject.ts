import { rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { engineVersion } from '../modules/engineVersion.ts';
import type { BundleResult } from '../render/bundle/bundleSite.ts';
import { noticeCode } from '../render/bundle/noticeCode.ts';
import { findUnusedOverrides, listOverrides } from '../render/bundle/themeOverrides.ts';
import type { Project } from '../scan/openProject.ts';
import { bundleFolder, bundlePlaces, listModules, writeEntries } from './bundleEntries.ts';
import { type KeptBundle, keepBundle } from './keepBundle.ts';
import { addsNothing, openPlainBundle } from './plainBundle.ts';

/** With errors, a bundle is not kept. */
const resultSchema: z.ZodType<BundleResult> = z.object({
  problems: z.array(
    z.object({
      severity: z.literal('warning'),
      message: z.string(),
      fix: z.string(),
      file: z.string(),
    }),
  ),
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
export async function bundleProject(project: Project): Promise<KeptBundle<BundleResult>> {
  const { siteRoot } = project;
  const modules = listModules(project);
  const plain = addsNothing(project, modules) ? await openPlainBundle(project) : null;
  if (plain !== null) return { result: { problems: [], bundle: plain }, notices: [] };
  await writeEntries(project, 'build', modules);
  const folder = bundleFolder(project, 'build');
  const { entries, outputs } = bundlePlaces(folder);
  return keepBundle<BundleResult>({
    file: path.join(folder, 'bundle.json'),
    siteRoot,
    key: bundleKey(project),
    folders: Object.values(outputs),
    schema: resultSchema,
    bundle: async () => {
      await rm(entries.islands, { recursive: true, force: true });
      const { planBundle } = await import('./planBundle.ts');
      const { bundleSite } = await import('../render/bundle/bundleSite.ts');
      const { result, inputs } = await bundleSite(planBundle(project, 'build').config, outputs);
      if (inputs === null) return { result, inputs };
      const problems = [...result.problems, ...findUnusedOverrides(siteRoot, inputs)];
      return {
        result: { ...result, problems },
        // The list of islands is made from the other files while they are bundled.
        inputs: inputs.filter((file) => file !== entries.islands),
      };
    },
  });
}

/** Names what a bundle is made of besides files; null where options or plugins of the site may do anything. */
export function bundleKey({ config, siteRoot, kept }: Project): string | null {
  const engine = engineVersion();
  if (engine === null || Object.keys(config.rsbuild).length > 0) return null;
  const { version, env } = process;
  return JSON.stringify([
    ...[engine, version, env.BROWSERSLIST, listOverrides(siteRoot)],
    ...[siteRoot, kept.path, config.base, noticeCode(config)],
  ]);
}
