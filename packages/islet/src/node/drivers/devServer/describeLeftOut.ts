import type { PageSummary } from '#shared/types.ts';
import { routeToUrl } from '#shared/url.ts';
import { readJsonFile } from '../../site/config/readJsonFile.ts';
import { metaFile } from '../../site/config/schema/meta.ts';
import type { SiteModel } from '../../site/navigation/createSite.ts';
import { flattenSidebar } from '../../site/navigation/sidebar/flattenSidebar.ts';
import { readSidebarOptions } from '../../site/navigation/sidebar/readSidebarOptions.ts';
import type { Project } from '../../site/scan/openProject.ts';
import type { DocsScan, FolderFile } from '../../site/scan/scanDocs.ts';
import type { Model } from './modelStore.ts';

/** How many names a sentence has. */
const mostNames = 5;

/** What sidebars show after a change. */
export interface LeftOutSources {
  project: Pick<Project, 'rules'> & { scan: Pick<DocsScan, 'metaFiles'> };
  model: Pick<Model, 'pages'> & { site: Pick<SiteModel, 'sidebars'> };
}

/**
 * Describes pages that are new since a project was opened, and that no sidebar shows because a `_meta.json` leaves them
 * out: one sentence for each of these files. Whoever creates a page may not know that there is one.
 */
export function describeLeftOut(
  before: Pick<Project, 'pages'>,
  { project, model }: LeftOutSources,
): string[] {
  const known = new Set(before.pages.map(({ filePath }) => filePath));
  const shown = new Set(
    [...model.site.sidebars.values()].flatMap((items) =>
      flattenSidebar(items).map(({ link }) => link),
    ),
  );
  const missing = new Map<string, Set<string>>();
  for (const page of model.pages) {
    if (known.has(page.filePath) || isHidden(page)) continue;
    if (shown.has(routeToUrl(project.rules, page.routePath))) continue;
    const left = findLeaving(page, project.scan.metaFiles);
    if (left === null) continue;
    missing.set(left.file, (missing.get(left.file) ?? new Set()).add(left.name));
  }
  return Array.from(missing, ([file, names]) => describe(file, [...names]));
}

const isHidden = ({ pageType, frontmatter }: PageSummary): boolean =>
  pageType !== 'doc' ||
  frontmatter.unlisted === true ||
  readSidebarOptions(frontmatter).hidden === true;

/** The nearest `_meta.json` that leaves out a page or a folder that it is in, and the name to add. */
function findLeaving(
  { pagePath, lang, version }: PageSummary,
  metaFiles: readonly FolderFile[],
): { file: string; name: string } | null {
  const names = pagePath.split('/');
  for (let name = names.pop(); name !== undefined; name = names.pop()) {
    const meta = metaFiles.find(
      (one) => one.folder === names.join('/') && one.lang === lang && one.version === version,
    );
    if (meta === undefined) continue;
    const read = readJsonFile(metaFile, meta.text, meta.filePath);
    if (!('value' in read)) return null;
    const entries = read.value.map((entry) =>
      typeof entry === 'string' ? entry : 'name' in entry && entry.name,
    );
    if (!entries.includes(name)) return { file: meta.filePath, name };
  }
  return null;
}

function describe(file: string, names: readonly string[]): string {
  const listed = names.slice(0, mostNames).map((name) => JSON.stringify(name));
  const rest = names.length - listed.length;
  const all = listed.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
  return names.length === 1
    ? `\`${file}\` leaves out a new page: add ${all} to show it in the sidebar.`
    : `\`${file}\` leaves out new pages: add ${all} to show them in the sidebar.`;
}
