import { useSite } from 'islet/client';
import { CardIcon } from 'islet/theme/components/widgets/Cards';
import type { ReactNode } from 'react';
import { landingLabels } from '../landingLabels.ts';
import { FeatureIcon, type FeatureIconName } from './FeatureIcon.tsx';

/** The section of the landing page about features; its children are `<Feature>`s. */
export function LandingFeatures({ children }: { children: ReactNode }) {
  return (
    <section className="landing-section">
      <h2 id="features" className="landing-large">
        {landingLabels(useSite().lang).features}
      </h2>
      <div className="features">{children}</div>
    </section>
  );
}

export interface FeatureProps {
  icon: FeatureIconName;
  title: string;
  /** As the page has it, where links lead to pages in its language. */
  href: string;
  /** Width in twelfths of the grid (SPEC 2.4). */
  span?: number;
  children: ReactNode;
}

/** A card that links to the explanation of a feature. */
export function Feature({ icon, title, href, span = 4, children }: FeatureProps) {
  return (
    <div className="card" data-span={span}>
      <CardIcon icon={<FeatureIcon name={icon} />} />
      {/* Its text is often written anew, and is in another language on other pages. */}
      <h3 id={icon} className="card-title">
        <a className="plain" href={href}>
          {title}
        </a>
      </h3>
      <div className="card-text">{children}</div>
    </div>
  );
}
