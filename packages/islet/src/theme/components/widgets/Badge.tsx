import type { ReactNode } from 'react';
import { findLook, type LookName } from '../../rules/findLook.ts';

/** What a badge says, and its color. */
export interface BadgeProps {
  /** The container whose color it has; `tip` by default. */
  type?: LookName;
  /** Another name of `type`. */
  variant?: LookName;
  /** Its text, if it has no children. */
  text?: ReactNode;
  /** Its text. */
  children?: ReactNode;
}

/** A small mark in running text or after a heading, in the color of a container. */
export function Badge({ variant = 'tip', type = variant, text, children = text }: BadgeProps) {
  // An attribute without a value is `true`, which shows nothing.
  if (children === undefined || children === true) throw new Error('A <Badge> needs text="…".');
  return <span className={`pill ${findLook('Badge', type)}`}>{children}</span>;
}
