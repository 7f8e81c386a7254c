import { useSite } from '#client/context.ts';
import type { FolderCount } from '#search/searchTypes.ts';
import { urlRulesOf } from '#shared/url.ts';
import { listSections } from './listSections.ts';

export interface SectionFilterProps {
  folders: readonly FolderCount[];
  /** The folder that is chosen, if any. */
  chosen: string | undefined;
  /** Called with the folder to filter by; undefined for all. */
  onChoose: (folder: string | undefined) => void;
  /** Called after a press with the pointer. */
  onPressed: () => void;
}

/** Buttons that show the results of one section of the site alone; not rendered if all are in one section. */
export function SectionFilter({ folders, chosen, onChoose, onPressed }: SectionFilterProps) {
  const site = useSite();
  const { nav, folders: named, labels } = site;
  // One section that has all results, or is chosen already, leaves nothing to choose.
  if (folders.every(([folder]) => folder === (chosen ?? folders[0]?.[0]))) return null;
  // A chosen section stays, also if it has no results for another query.
  const isMissing = chosen !== undefined && folders.every(([folder]) => folder !== chosen);
  const shown = listSections(isMissing ? [...folders, [chosen, 0]] : folders, {
    ...{ nav, named, rules: urlRulesOf(site), others: labels.others },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset has a frame and a legend.
    <div className="search-sections" role="group" aria-label={labels.searchSections}>
      {shown.map(({ folder, name, count }) => (
        <button
          key={folder}
          type="button"
          aria-pressed={folder === chosen}
          onClick={({ detail }) => {
            onChoose(folder === chosen ? undefined : folder);
            // By the keyboard, the next section should be one key away.
            if (detail > 0) onPressed();
          }}
        >
          <span>{name}</span> <span className="search-count">{count}</span>
        </button>
      ))}
    </div>
  );
}
