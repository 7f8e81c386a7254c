import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { createBundlerConfig } from '../render/bundle/bundlerConfig.ts';
import type { EntryFiles } from '../render/bundle/generateEntries.ts';
import { noticeCode } from '../render/bundle/noticeCode.ts';
import type { Outputs } from '../render/bundle/readBundle.ts';
import { overrideTheme } from '../render/bundle/themeOverrides.ts';
import type { Project } from '../scan/openProject.ts';
import { type BundleKind, bundleFolder, bundlePlaces } from './bundleEntries.ts';

/** Where and how a project is bundled. */
export interface BundlePlan {
  config: RsbuildConfig;
  entries: EntryFiles;
  outputs: Outputs;
}

/** Plans the bundle of a project. */
export function planBundle(project: Project, kind: BundleKind): BundlePlan {
  const { siteRoot, config: site } = project;
  const places = bundlePlaces(bundleFolder(project, kind));
  const config = createBundlerConfig({
    ...{ ...places, siteRoot },
    // Without hashes, a document that was loaded just before a change still finds its scripts.
    hash: kind === 'build' ? '.[contenthash:8]' : '',
    overrides: mergeRsbuildConfig(overrideTheme(siteRoot), site.rsbuild),
    base: site.base,
    notices: noticeCode(site),
  });
  return { config, ...places };
}
