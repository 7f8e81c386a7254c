import { useSite } from '@docs/client/context.ts';
import { useHomeUrl } from '../components/useHomeUrl.ts';

/** What an unknown path shows (SPEC 2.1). */
export function NotFound() {
  const { labels } = useSite();
  return (
    <div className="not-found">
      <p className="not-found-code">404</p>
      <h1>{labels.notFoundTitle}</h1>
      <a className="button" data-theme="brand" href={useHomeUrl()}>
        {labels.takeMeHome}
      </a>
    </div>
  );
}
