import { PackageNotes } from './PackageNotes.tsx';
import type { PaneProps } from './paneProps.ts';

/** Whose code the project is, what it can't import here, and what became of a link or a draft. */
export function NoticeBar({ playground, labels }: PaneProps) {
  const { state, notice } = playground;
  return (
    <div className="pg-notices" role="status">
      {state.origin.kind === 'link' && state.requested === null && (
        <p data-kind="warning">{labels.fromLink}</p>
      )}
      {notice !== null && (
        <p data-kind={notice === 'copied' || notice === 'restored' ? 'tip' : 'warning'}>
          {labels[notice]}
        </p>
      )}
      {state.build === null && <PackageNotes playground={playground} labels={labels} />}
    </div>
  );
}
