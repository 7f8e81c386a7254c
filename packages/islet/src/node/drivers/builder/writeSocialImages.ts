import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageData, Problem } from '#shared/types.ts';
import type { OutputFolder } from '../../output/files/outputFolder.ts';
import { type CardColors, readCardColors } from '../../output/social/cardColors.ts';
import { type CardPainter, openCardPainter } from '../../output/social/cardPainter.ts';
import type { SiteBundle } from '../../render/bundle/readBundle.ts';
import { socialCard, socialCardFile } from '../../render/document/socialCard.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { engineVersion } from '../../support/modules/engineVersion.ts';
import { makeFolder } from '../../support/modules/makeFolder.mjs';
import { hashContent } from '../../support/modules/notes.mjs';
import { type DocumentShared, stateOf } from './pageBuilder.ts';
import type { PreparedSite } from './prepareSite.ts';
import { countPages, type OnProgress } from './progress.ts';

/** The painter of a site that has social images. */
export function openPainter(
  project: Pick<Project, 'config' | 'siteRoot' | 'configFiles'>,
): ReturnType<typeof openCardPainter> {
  const { socialImages } = project.config;
  if (socialImages === false) return Promise.resolve({ painter: null, problems: [] });
  const site = { siteRoot: project.siteRoot, configFile: configFileOf(project) };
  return openCardPainter(site, socialImages === true ? [] : socialImages.fonts);
}

const configFileOf = ({
  configFiles,
  siteRoot,
}: Pick<Project, 'configFiles' | 'siteRoot'>): string => path.basename(configFiles[0] ?? siteRoot);

/** How all social images of a site look. */
export interface SocialLook {
  painter: CardPainter;
  colors: CardColors;
  /** Identifies everything that an image depends on besides its texts. */
  key: string;
}

/** Gives the look of the images of a site: in the colors of its stylesheets. */
export async function socialLook(painter: CardPainter, bundle: SiteBundle): Promise<SocialLook> {
  const sources = bundle.files.filter(({ output }) => bundle.stylesheets.includes(output));
  const styles = await Promise.all(sources.map(({ source }) => readFile(source, 'utf8')));
  const colors = readCardColors(styles);
  const key = hashContent(JSON.stringify([engineVersion(), painter.fonts, colors]));
  return { painter, colors, key };
}

/** How many images are drawn at the same time; the library has threads of its own. */
const atOnce = 8;

/**
 * Writes the social images of all pages. Those of the last build are kept in the cache folder under the hash of what
 * they show; what is no longer shown is removed there. Characters that no font has are reported by every build, so their
 * images are drawn again.
 */
export async function writeSocialImages(
  {
    project,
    prepared,
    shared,
    output,
  }: {
    project: Project;
    prepared: Pick<PreparedSite, 'pages' | 'data'>;
    shared: DocumentShared;
    output: OutputFolder;
  },
  { painter, colors, key }: SocialLook,
  onProgress: OnProgress,
): Promise<Problem[]> {
  const folder = path.join(project.cache.path, 'social');
  makeFolder(folder);
  const cards = new Map(
    prepared.pages.flatMap((page) => {
      const card = socialCard(stateOf(page, prepared.data), shared.rules);
      return card === null ? [] : [[socialCardFile(card, key), { card, page }] as const];
    }),
  );
  const keptFile = (file: string): string => path.join(folder, path.basename(file));
  const fresh = [...cards].filter(([file]) => !existsSync(keptFile(file)));
  const count = countPages(onProgress, 'Draw', fresh.length);
  const lacking: Array<{ page: PageData; file: string; missing: string[] }> = [];
  for (let start = 0; start < fresh.length; start += atOnce) {
    const drawn = fresh.slice(start, start + atOnce).map(async ([file, { card, page }]) => {
      const { image, missing } = await painter.draw(card, colors);
      writeWhole(keptFile(file), image);
      if (missing.length > 0) lacking.push({ page, file, missing });
      count(1, page.routePath);
    });
    await Promise.all(drawn);
  }
  for (const file of cards.keys()) await output.add(keptFile(file), file);
  const kept = new Set([...cards.keys()].map((file) => path.basename(file)));
  for (const { file } of lacking) kept.delete(path.basename(file));
  for (const name of readdirSync(folder)) {
    if (!kept.has(name)) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  return describeMissing(lacking, project);
}

/** A file that can be seen is complete, even if a build is killed. */
function writeWhole(file: string, content: Uint8Array): void {
  const unfinished = `${file}.tmp-${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

function describeMissing(
  lacking: ReadonlyArray<{ page: PageData; missing: readonly string[] }>,
  project: Pick<Project, 'configFiles' | 'siteRoot'>,
): Problem[] {
  const [first] = lacking;
  if (first === undefined) return [];
  const characters = [...new Set(lacking.flatMap(({ missing }) => missing))].sort();
  const shown = characters.slice(0, 5).map((character) => `\`${character}\``);
  const more =
    characters.length > shown.length ? ` and ${characters.length - shown.length} more` : '';
  return [
    {
      severity: 'warning',
      message: `\`socialImages\`: No font has ${shown.join(', ')}${more}, as in the image of \`${first.page.filePath}\`.`,
      fix: 'Add a font that has them to `fonts`.',
      file: configFileOf(project),
    },
  ];
}
