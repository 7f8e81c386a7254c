import { useSite } from '@docs/client/context.ts';
import { Stars } from '@docs/theme/components/home/Stars.tsx';
import { landingLabels } from '../labels.ts';
import { HeroArt } from './HeroArt.tsx';
import { PageLink } from './PageLink.tsx';

/** The banner of the landing page; the title is the bundler's name if nothing else is said (SPEC 2.4). */
export function LandingHero({ title = 'Rspack' }: { title?: string }) {
  const labels = landingLabels(useSite().lang);
  return (
    <section className="hero">
      <Stars />
      <div className="hero-words">
        <h1>{title}</h1>
        <p className="landing-subtitle">{labels.subtitle}</p>
        <p className="hero-tagline">{labels.slogan}</p>
        <div className="hero-actions">
          <PageLink className="button plain" theme="brand" href="/guide/start/quick-start">
            {labels.getStarted}
          </PageLink>
          <PageLink className="button plain" href="/guide/start/">
            {labels.learnMore}
            <span className="visually-hidden"> {labels.aboutRslib}</span>
          </PageLink>
        </div>
      </div>
      <HeroArt />
    </section>
  );
}
