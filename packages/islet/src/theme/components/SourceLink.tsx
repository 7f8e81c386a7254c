import { useSite } from '#client/context.ts';
import { codeHostIcon } from '#shared/brandIcons.ts';
import { SvgIcon } from './Icon.tsx';

/** For Markdown: a link to the source code of the page's subject, with the icon of its host (SPEC 2.3). */
export function SourceLink({
  href,
}: {
  /** URL of the source code. */
  href: string;
}) {
  return (
    <a className="source-link" href={href}>
      <SvgIcon source={codeHostIcon(href)} />
      {useSite().labels.source}
    </a>
  );
}
