import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashedFolder } from '#shared/url.ts';
import type { PageModule } from '../../page/record/findPageModules.ts';
import { hasBundlerSettings } from '../../render/bundle/bundlerSettings.ts';
import { noticeCode } from '../../render/bundle/noticeCode.ts';
import { readBundle, type SiteBundle } from '../../render/bundle/readBundle.ts';
import { listOverrides } from '../../render/bundle/themeOverrides.ts';
import { writeIfChanged } from '../../render/bundle/writeIfChanged.ts';
import type { SiteConfig } from '../../site/config/schema.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { hashContent } from '../../support/modules/notes.mjs';
import { codeFolder } from '../../support/modules/ownPackage.ts';
import { bundleFolder, outputFolders } from './bundleEntries.ts';

/** The folder of the built package with the bundle of the theme alone. */
export const plainFolder = path.join(codeFolder, 'plain');

/** What the first script of the plain bundle has in the place of what each site has of its own. */
export const blanks = {
  base: '/islet-blank-base/',
  rules: 'docsBlankRules',
  notices: 'docsBlankNotices',
};

/** Whether pages import no modules, and nothing changes the theme or how it is bundled. */
export function addsNothing(
  { siteRoot, config }: { siteRoot: string; config: Pick<SiteConfig, 'rsbuild'> },
  modules: readonly PageModule[],
): boolean {
  const hasOptions = Object.keys(config.rsbuild).length > 0;
  const isExtended = modules.length > 0 || listOverrides(siteRoot).length > 0;
  return !hasOptions && !isExtended && !hasBundlerSettings(siteRoot);
}

/**
 * Gives the bundle of the package for a project that adds nothing to it; only the first script depends on the
 * project. Null where the engine runs from its sources.
 */
export async function openPlainBundle(project: Project): Promise<SiteBundle | null> {
  const { config, rules } = project;
  const bundle = await readBundle(outputFolders(plainFolder)).catch(() => null);
  const blank = bundle?.files.find(({ output }) => output === bundle.boot);
  if (!bundle || !blank) return null;
  const code = (await readFile(blank.source, 'utf8'))
    .replaceAll(JSON.stringify(blanks.base), () => JSON.stringify(rules.base))
    .replaceAll(blanks.rules, () => JSON.stringify(rules))
    .replaceAll(blanks.notices, () => noticeCode(config));
  const boot = `${hashedFolder}/boot.${hashContent(code).slice(0, 8)}.js`;
  const source = path.join(bundleFolder(project, 'build'), 'boot.js');
  await mkdir(path.dirname(source), { recursive: true });
  await writeIfChanged(source, code);
  const files = bundle.files.filter((file) => file !== blank);
  return { ...bundle, boot, files: [...files, { source, output: boot }] };
}
