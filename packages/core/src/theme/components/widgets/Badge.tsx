import type { ReactNode } from 'react';

export interface BadgeProps {
  type?: 'tip' | 'info' | 'warning' | 'danger' | 'note';
  children: ReactNode;
}

/** A small label in text or after a heading, in the color of a container. */
export function Badge({ type = 'tip', children }: BadgeProps) {
  return <span className={`pill ${type}`}>{children}</span>;
}
