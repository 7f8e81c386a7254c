import { rm } from 'node:fs/promises';
import path from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { z } from 'zod';
import { readAliases } from '../config/readAliases.ts';
import { drawnStyles } from '../content/html/drawSources.ts';
import { findPageModules } from '../content/page/findPageModules.ts';
import { engineVersion } from '../modules/engineVersion.ts';
import { createBundlerConfig } from '../render/bundle/bundlerConfig.ts';
import { type BundleResult, bundleSite } from '../render/bundle/bundleSite.ts';
import { type EntryFiles, generateEntries } from '../render/bundle/generateEntries.ts';
import { noticeCode } from '../render/bundle/noticeCode.ts';
import {
  findUnusedOverrides,
  listOverrides,
  overrideTheme,
} from '../render/bundle/themeOverrides.ts';
import type { Project } from '../scan/openProject.ts';
import { type KeptBundle, keepBundle } from './keepBundle.ts';

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

/** Bundles the theme and the components that the pages of a project import, where they have changed. */
export async function bundleProject(project: Project): Promise<KeptBundle<BundleResult>> {
  const plan = planBundle(project, 'build');
  await writeEntries(project, 'build');
  return keepBundle<BundleResult>({
    file: path.join(project.kept.path, 'build', 'bundle.json'),
    siteRoot: project.siteRoot,
    key: bundleKey(project, plan.config),
    folders: [plan.outputs.client, plan.outputs.server],
    schema: resultSchema,
    bundle: async () => {
      await rm(plan.entries.islands, { recursive: true, force: true });
      const { result, inputs } = await bundleSite(plan.config, plan.outputs);
      if (inputs === null) return { result, inputs };
      const problems = [...result.problems, ...findUnusedOverrides(project.siteRoot, inputs)];
      return {
        result: { ...result, problems },
        // The list of islands is made of the others while they are bundled.
        inputs: inputs.filter((file) => file !== plan.entries.islands),
      };
    },
  });
}

/** Names what a bundle is made of besides files; null where plugins of the site may read anything. */
export function bundleKey(
  { config, siteRoot }: Project,
  { plugins: _, ...options }: RsbuildConfig,
): string | null {
  const engine = engineVersion();
  if (engine === null || Object.keys(config.rsbuild).length > 0) return null;
  const overrides = listOverrides(siteRoot);
  return JSON.stringify([engine, process.version, process.env.BROWSERSLIST, overrides, options]);
}

/** Where and how a project is bundled. */
export interface BundlePlan {
  config: RsbuildConfig;
  entries: EntryFiles;
  /** Absolute folders. */
  outputs: { client: string; server: string };
}

/** Plans the bundle of a project; `dev` and `build` have folders of their own. */
export function planBundle(
  { siteRoot, kept, config: site }: Project,
  kind: 'build' | 'dev',
): BundlePlan {
  const folder = path.join(kept.path, kind);
  const outputs = { client: path.join(folder, 'client'), server: path.join(folder, 'server') };
  const entries = {
    boot: path.join(folder, 'boot.ts'),
    server: path.join(folder, 'server.tsx'),
    islands: path.join(folder, 'islands.ts'),
  };
  const overrides = mergeRsbuildConfig(overrideTheme(siteRoot), site.rsbuild);
  // Without hashes, a document that was loaded just before a change still finds its scripts.
  const hash = kind === 'build' ? '.[contenthash:8]' : '';
  const config = createBundlerConfig({
    ...{ entries, siteRoot, outputs, hash, overrides },
    base: site.base,
    notices: noticeCode(site),
  });
  return { config, entries, outputs };
}

/** Writes the entries of a project for the modules that its pages import now. */
export async function writeEntries(project: Project, kind: 'build' | 'dev'): Promise<void> {
  const { siteRoot, config, kept, scan, rules } = project;
  const sources = scan.pages.map(({ filePath }) => path.join(siteRoot, filePath));
  const modules = findPageModules(siteRoot, sources, readAliases(config.rsbuild, siteRoot));
  const folder = path.join(kept.path, kind);
  for (const language of ['math', 'mermaid'] as const) {
    const key = drawnStyles[language];
    if (config.markdown[language]) modules.push({ key, request: key });
  }
  const request = { folder, modules, rules, dev: kind === 'dev' };
  try {
    await generateEntries(request);
  } catch {
    // Something else has the name of the folder, or of a file in it.
    await rm(folder, { recursive: true, force: true });
    await generateEntries(request);
  }
}
