import { Card } from '@docs/theme/components/widgets/Cards.tsx';
import type { ReactNode } from 'react';
import { FeatureIcon, type FeatureIconName } from './FeatureIcon.tsx';

export interface FeatureProps {
  icon: FeatureIconName;
  title: string;
  href: string;
  children: ReactNode;
}

/** A card of the landing page that leads to where a feature is explained. */
export function Feature({ icon, title, href, children }: FeatureProps) {
  return (
    <Card title={title} href={href} icon={<FeatureIcon name={icon} />}>
      {children}
    </Card>
  );
}
