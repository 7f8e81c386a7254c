import { Content } from '@docs/client/Content.tsx';
import { usePage } from '@docs/client/context.ts';
import { DocFooter } from '../components/DocFooter.tsx';
import { LocalOutline } from '../components/Outline.tsx';
import { Overview, OverviewTitle } from '../components/Overview.tsx';
import type { VisibleParts } from '../rules/visibleParts.ts';

/** A page of documentation; an overview page lists its section after the prose. */
export function Doc({ parts }: { parts: VisibleParts }) {
  const { overview, routePath } = usePage();
  return (
    <div className="doc">
      {parts.outline && <LocalOutline key={routePath} />}
      {overview && <OverviewTitle />}
      <Content />
      {overview && <Overview key={routePath} groups={overview} />}
      {parts.footer && <DocFooter />}
    </div>
  );
}
