import { mergeRsbuildConfig } from '@rsbuild/core';
import { createBundlerConfig } from '../../render/bundle/bundlerConfig.ts';
import type { BundlePlan } from '../../render/bundle/bundleSite.ts';
import { noticeCode } from '../../render/bundle/noticeCode.ts';
import { overrideTheme } from '../../render/bundle/themeOverrides.ts';
import type { Project } from '../../site/scan/openProject.ts';
import {
  type BundleKind,
  bundleFolder,
  entryFiles,
  entryFolder,
  outputFolders,
} from './bundleEntries.ts';

/** Longest time until the bundler runs, in milliseconds: a plugin of the site may ask a server. */
const longestStart = 30_000;

/** Plans the bundle of a project. */
export function planBundle(project: Project, kind: BundleKind): BundlePlan {
  const { siteRoot, config: site } = project;
  const places = {
    entries: entryFiles(entryFolder(project, kind)),
    outputs: outputFolders(bundleFolder(project, kind)),
  };
  const config = createBundlerConfig({
    ...{ ...places, siteRoot },
    // Without hashes, a document that was loaded just before a change still finds its scripts.
    hash: kind === 'build' ? '.[contenthash:8]' : '',
    overrides: mergeRsbuildConfig(
      overrideTheme(siteRoot, { isWatching: kind === 'dev' }),
      site.rsbuild,
    ),
    base: site.base,
    notices: noticeCode(site),
  });
  const hasOptions = Object.keys(site.rsbuild).length > 0;
  return { config, ...places, longestStart: hasOptions ? longestStart : null };
}
