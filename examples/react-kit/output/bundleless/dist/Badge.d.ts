import type { ReactNode } from 'react';
export interface BadgeProps {
    tone?: 'calm' | 'loud';
    children: ReactNode;
}
/** A short word that stands out. */
export declare function Badge({ tone, children }: BadgeProps): import("react").JSX.Element;
