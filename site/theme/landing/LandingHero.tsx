import { useSite } from '@docs/client/context.ts';
import { routeToUrl } from '@docs/common/url.ts';
import { Stars } from '@docs/theme/components/home/Stars.tsx';
import { landingLabels } from '../labels.ts';
import { HeroArt } from './HeroArt.tsx';

/** The banner of the landing page; the title is the bundler's name if nothing else is said (SPEC 2.4). */
export function LandingHero({ title = 'Rspack' }: { title?: string }) {
  const site = useSite();
  const labels = landingLabels(site.lang);
  return (
    <section className="hero">
      <Stars />
      <div className="hero-words">
        <h1>{title}</h1>
        <p className="landing-subtitle">{labels.subtitle}</p>
        <p className="hero-tagline">{labels.slogan}</p>
        <div className="hero-actions">
          <a
            className="button plain"
            data-theme="brand"
            href={routeToUrl(site, '/guide/start/quick-start')}
          >
            {labels.getStarted}
          </a>
          <a className="button plain" href={routeToUrl(site, '/guide/start/')}>
            {labels.learnMore}
          </a>
        </div>
      </div>
      <HeroArt />
    </section>
  );
}
