import type { FeatureData } from '#shared/frontmatter.ts';
import { CardIcon } from '../widgets/Cards.tsx';

/** A grid of feature cards with twelve columns. */
export function Features({
  features,
}: {
  /** The cards. */
  features: FeatureData[];
}) {
  return (
    <ul className="features">
      {features.map(({ icon, title, details, link, span }) => (
        <li key={title} data-span={span}>
          <article className="card">
            {icon && <CardIcon icon={icon} />}
            <h2 className="card-title">{link ? <a href={link}>{title}</a> : title}</h2>
            <p className="card-text">{details}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}
