import { useSite } from 'islet/client';
import { siteAddress } from '../../theme/siteAddress.ts';
import type { PaneProps } from './paneProps.ts';
import type { Activity } from './playgroundState.ts';

/** Says why there is no build, and what the reader can do. */
export function FailureMessage({
  activity: { reason, text },
  playground: { run },
  labels,
}: PaneProps & { activity: Extract<Activity, { kind: 'failed' }> }) {
  const site = useSite();
  return (
    <div className="pg-failure" role="alert">
      <p>{labels.failure[reason]}</p>
      {text !== '' && <pre>{text}</pre>}
      <p>
        {reason !== 'unsupported' && (
          <button type="button" className="pg-button" onClick={run}>
            {labels.retry}
          </button>
        )}
        <a href={siteAddress(site, 'guide/basic/output-format#explore')}>{labels.toExplorer}</a>
      </p>
    </div>
  );
}
