import type { ReactNode } from 'react';
import { isImageIcon } from '#shared/isImageIcon.ts';
import { SvgIcon } from '../Icon.tsx';

/** What a card says. */
export interface CardProps {
  /** Its heading. */
  title: string;
  /** Target of the link on the whole card. */
  href?: string | undefined;
  /** A short text such as an emoji, an icon such as `lucide:rocket`, the URL of an image, SVG, or an element. */
  icon?: ReactNode;
  /** Whether the link opens a new tab. */
  isNewTab?: boolean;
  /** The text below the title, if it has no children. */
  description?: ReactNode;
  /** The text below the title. */
  children?: ReactNode;
}

/** A grid of cards with as many columns as fit. */
export function Cards({
  children,
}: {
  /** The `<Card>`s. */
  children: ReactNode;
}) {
  return <div className="cards">{children}</div>;
}

/** A box with a title; with `href`, the whole box is clickable. */
export function Card({
  title,
  href,
  icon,
  isNewTab = false,
  description,
  children = description,
}: CardProps) {
  // Pages aren't type-checked.
  if (!title || typeof title === 'boolean') throw new Error('A <Card> needs a title="…".');
  return (
    <div className="card">
      {icon && <CardIcon icon={icon} />}
      <p className="card-title">
        {href ? (
          <a className="plain" href={href} {...(isNewTab && { target: '_blank', rel: 'noopener' })}>
            {title}
          </a>
        ) : (
          title
        )}
      </p>
      <div className="card-text">{children}</div>
    </div>
  );
}

/** The decorative icon of a card. */
export function CardIcon({
  icon,
}: {
  /** A short text, SVG, the URL of an image, or an element. */
  icon: ReactNode;
}) {
  const text = typeof icon === 'string' ? icon : '';
  return isImageIcon(text) ? (
    <img className="card-icon" src={text} alt="" width="32" height="32" loading="lazy" />
  ) : text.startsWith('<') ? (
    <div className="card-icon">
      <SvgIcon source={text} />
    </div>
  ) : (
    <span className="card-icon" aria-hidden="true">
      {icon}
    </span>
  );
}
