import { useSite } from '@docs/client/context.ts';
import type { ReactNode } from 'react';
import { landingLabels } from '../labels.ts';
import { LandingHero } from './LandingHero.tsx';
import { PageLink } from './PageLink.tsx';
import { ToolStack } from './ToolStack.tsx';

/** The landing page of Rslib; its children are the words of the page. */
export function Landing({ children }: { children: ReactNode }) {
  const labels = landingLabels(useSite().lang);
  return (
    <div className="landing">
      <LandingHero title="Rslib" />
      {children}
      <ToolStack />
      <p className="landing-end">
        <PageLink href="/guide/start/">{labels.introduction}</PageLink>
        <PageLink href="/guide/start/quick-start">{labels.quickStart}</PageLink>
      </p>
    </div>
  );
}
