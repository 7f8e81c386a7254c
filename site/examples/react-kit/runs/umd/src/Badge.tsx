// biome-ignore lint/style/useImportType: the classic transform calls `React.createElement`.
import React from 'react';
import styles from './Badge.module.css';

export interface BadgeProps {
  tone?: 'calm' | 'loud';
  children: React.ReactNode;
}

/** A short word that stands out. */
export function Badge({ tone = 'calm', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
