import { useSite } from '@docs/client/context.ts';
import type { ReactNode } from 'react';
import { landingLabels } from '../labels.ts';
import { LandingHero } from './LandingHero.tsx';
import { ToolStack } from './ToolStack.tsx';

/** The landing page of Rslib; its features, which are words of the page, are the children. */
export function Landing({ children }: { children: ReactNode }) {
  const labels = landingLabels(useSite().lang);
  return (
    <div className="landing">
      <LandingHero title="Rslib" />
      {children}
      <ToolStack />
      <p className="landing-end">
        <a className="plain" href="/guide/start/">
          {labels.introduction}
        </a>
        <a className="plain" href="/guide/start/quick-start">
          {labels.quickStart}
        </a>
      </p>
    </div>
  );
}
