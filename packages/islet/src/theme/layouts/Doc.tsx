import { Content } from '#client/Content.tsx';
import { usePage } from '#client/context.ts';
import { DocFooter } from '../components/DocFooter.tsx';
import { Eyebrow } from '../components/Eyebrow.tsx';
import { Overview, OverviewTitle } from '../components/Overview.tsx';
import { PageActions } from '../components/PageActions.tsx';
import { introLength } from '../rules/introLength.ts';
import type { VisibleParts } from '../rules/visibleParts.ts';

/** A documentation page; an overview page lists its section right after the introduction. */
export function Doc({
  parts,
}: {
  /** Which parts the page has. */
  parts: VisibleParts;
}) {
  const { overview, routePath, html = '' } = usePage();
  return (
    <div className="doc">
      <PageActions key={`${routePath} actions`} />
      <Eyebrow />
      {overview && <OverviewTitle />}
      <Content splitAt={overview ? introLength(html) : 0}>
        {overview && <Overview key={routePath} groups={overview} />}
      </Content>
      {parts.footer && <DocFooter />}
    </div>
  );
}
