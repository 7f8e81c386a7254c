import { CardIcon } from '@docs/theme/components/widgets/Cards.tsx';
import type { ReactNode } from 'react';
import { FeatureIcon, type FeatureIconName } from './FeatureIcon.tsx';
import { PageLink } from './PageLink.tsx';

export interface FeatureProps {
  icon: FeatureIconName;
  title: string;
  href: string;
  children: ReactNode;
}

/** A card of the landing page that leads to where a feature is explained. */
export function Feature({ icon, title, href, children }: FeatureProps) {
  return (
    <div className="card">
      <CardIcon icon={<FeatureIcon name={icon} />} />
      <p className="card-title">
        <PageLink href={href}>{title}</PageLink>
      </p>
      <div className="card-text">{children}</div>
    </div>
  );
}
