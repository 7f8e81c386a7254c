import type { ReactNode } from 'react';
import { isImageIcon } from '#common/isImageIcon.ts';

export interface CardProps {
  title: string;
  /** Where the whole card leads. */
  href?: string | undefined;
  /** A short text such as an emoji, the URL of an image, or an element. */
  icon?: ReactNode;
  isNewTab?: boolean;
  children?: ReactNode;
}

/** A grid of cards, as many beside each other as there is room for. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className="cards">{children}</div>;
}

/** A box with a title; with a link, all of it can be clicked. */
export function Card({ title, href, icon, isNewTab = false, children }: CardProps) {
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

/** The picture of a card; it says nothing that the title does not say. */
export function CardIcon({ icon }: { icon: ReactNode }) {
  return typeof icon === 'string' && isImageIcon(icon) ? (
    <img className="card-icon" src={icon} alt="" width="32" height="32" loading="lazy" />
  ) : (
    <span className="card-icon" aria-hidden="true">
      {icon}
    </span>
  );
}
