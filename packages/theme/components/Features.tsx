import { isImageIcon } from '@docs/common/isImageIcon.ts';
import type { Feature } from '@docs/common/types.ts';

/** A grid of cards, twelve columns wide. */
export function Features({ features }: { features: Feature[] }) {
  return (
    <ul className="features">
      {features.map((feature) => (
        <li key={feature.title} data-span={feature.span}>
          <FeatureCard feature={feature} />
        </li>
      ))}
    </ul>
  );
}

function FeatureCard({ feature: { icon, title, details, link } }: { feature: Feature }) {
  return (
    <article className="feature-card">
      {icon && <FeatureIcon icon={icon} />}
      <h2>{link ? <a href={link}>{title}</a> : title}</h2>
      <p>{details}</p>
    </article>
  );
}

function FeatureIcon({ icon }: { icon: string }) {
  return isImageIcon(icon) ? (
    <img src={icon} alt="" width="32" height="32" />
  ) : (
    <span className="feature-icon" aria-hidden="true">
      {icon}
    </span>
  );
}
