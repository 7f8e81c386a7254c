import { Content } from '#client/Content.tsx';
import { usePage, useSite } from '#client/context.ts';
import { SearchButton } from '../components/SearchButton.tsx';
import { useHomeUrl } from '../hooks/useHomeUrl.ts';

/**
 * The page for unknown paths (SPEC 2.1), unless the site has its own. The search adds links to
 * the nearest pages.
 */
export function NotFound() {
  const { labels } = useSite();
  const homeUrl = useHomeUrl();
  if (usePage().html) return <Content />;
  return (
    <div className="not-found">
      <p className="not-found-code">404</p>
      <h1>{labels.notFoundTitle}</h1>
      <div className="not-found-ways">
        <SearchButton />
        <a className="button" data-theme="brand" href={homeUrl}>
          {labels.takeMeHome}
        </a>
      </div>
      <div id="~nearest-pages" />
    </div>
  );
}
