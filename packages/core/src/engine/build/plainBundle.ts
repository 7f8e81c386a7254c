import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashedFolder } from '#common/url.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { PageModule } from '../content/page/findPageModules.ts';
import { hashContent } from '../modules/notes.mjs';
import { codeFolder } from '../modules/ownPackage.ts';
import { noticeCode } from '../render/bundle/noticeCode.ts';
import { readBundle, type SiteBundle } from '../render/bundle/readBundle.ts';
import { listOverrides } from '../render/bundle/themeOverrides.ts';
import { writeIfChanged } from '../render/bundle/writeIfChanged.ts';
import type { Project } from '../scan/openProject.ts';
import { bundleFolder, outputFolders } from './bundleEntries.ts';
import { hasBundlerSettings } from './bundlerSettings.ts';

/** The folder of the built package with the bundle of the theme alone. */
export const plainFolder = path.join(codeFolder, 'plain');

/** What the first script of the plain bundle has in the place of what each site has of its own. */
export const blanks = {
  base: '/docs-blank-base/',
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
