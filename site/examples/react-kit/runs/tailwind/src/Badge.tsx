import type { ReactNode } from 'react';

const tones = { calm: 'bg-slate-200', loud: 'bg-amber-200' };

export interface BadgeProps {
  tone?: keyof typeof tones;
  children: ReactNode;
}

/** A short word that stands out. */
export function Badge({ tone = 'calm', children }: BadgeProps) {
  const names = `rounded-full px-2 ${tones[tone]}`;
  return <span className={names}>{children}</span>;
}
