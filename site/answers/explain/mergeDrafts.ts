import { type ConfigDraft, createDraft } from './configDraft.ts';

/** Joins the drafts of several configs; one that only bundles types becomes an option of the others. */
export function mergeDrafts(
  drafts: ReadonlyArray<{ draft: ConfigDraft; isOnlyTypes: boolean }>,
): ConfigDraft {
  const building = drafts.filter(({ isOnlyTypes }) => !isOnlyTypes);
  const [only] = drafts;
  if (drafts.length === 1 && only) return only.draft;
  const merged = createDraft();
  const kept = building.length > 0 ? building : drafts;
  const ownTypes = kept.length < drafts.length;
  for (const { draft } of drafts) merged.comments.push(...draft.comments);
  for (const [index, { draft }] of kept.entries()) {
    merged.imports.push(...draft.imports);
    for (const [itemIndex, item] of draft.items.entries()) {
      // Plugins work for all lib items.
      const shared = [...draft.shared].filter(([option]) => option !== 'plugins');
      const types =
        ownTypes && index === 0 && itemIndex === 0 ? [['dts.bundle', 'true'] as const] : [];
      merged.items.push(
        new Map([...item, ...types, ...shared.filter(([option]) => !item.has(option))]),
      );
    }
    const plugins = draft.shared.get('plugins');
    if (plugins !== undefined && !merged.shared.has('plugins'))
      merged.shared.set('plugins', plugins);
  }
  merged.comments = [...new Set(merged.comments)];
  return merged;
}
