import type { ReactNode } from 'react';

export interface BadgeProps {
  type?: 'tip' | 'info' | 'warning' | 'danger' | 'note';
  children: ReactNode;
}

/** A small mark in running text or behind a heading, in the colour of a container. */
export function Badge({ type = 'tip', children }: BadgeProps) {
  return <span className={`pill ${type}`}>{children}</span>;
}
