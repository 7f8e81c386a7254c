import type { PaneProps } from './paneProps.ts';

/** Whose code the project is, and what became of a link. */
export function NoticeBar({ playground: { state, notice }, labels }: PaneProps) {
  return (
    <div className="pg-notices" role="status">
      {state.origin.kind === 'link' && state.requested === null && (
        <p data-kind="warning">{labels.fromLink}</p>
      )}
      {notice !== null && (
        <p data-kind={notice === 'copied' ? 'tip' : 'warning'}>{labels[notice]}</p>
      )}
    </div>
  );
}
