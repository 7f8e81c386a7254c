import { useSite } from 'islet/client';
import { Stars } from 'islet/theme/components/home/Stars';
import type { ReactNode } from 'react';
import { landingLabels } from '../landingLabels.ts';
import { HeroExplorer } from './HeroExplorer.tsx';
import { HeroLogo } from './HeroLogo.tsx';
import { HeroThreads } from './HeroThreads.tsx';
import { LandingLink } from './LandingLink.tsx';

export interface LandingHeroProps {
  title?: string;
  /** The command to start with. */
  children: ReactNode;
}

/** The banner of the landing page; the default title is the name of the bundler (SPEC 2.4). */
export function LandingHero({ title = 'Rspack', children }: LandingHeroProps) {
  const labels = landingLabels(useSite().lang);
  return (
    <section className="hero">
      <HeroThreads />
      <Stars />
      <div className="hero-words">
        <HeroLogo />
        <h1 className="landing-large">{title}</h1>
        <p className="landing-large hero-subtitle">{labels.subtitle}</p>
        <p className="landing-lead">{labels.slogan}</p>
        <div className="hero-actions">
          <LandingLink className="button plain" theme="brand" href="/guide/start/quick-start">
            {labels.getStarted}
          </LandingLink>
          <LandingLink className="button plain" href="/guide/start/">
            {labels.learnMore}
            <span className="visually-hidden"> {labels.aboutRslib}</span>
          </LandingLink>
        </div>
      </div>
      <div className="hero-try">
        <HeroExplorer />
        {children}
      </div>
    </section>
  );
}
