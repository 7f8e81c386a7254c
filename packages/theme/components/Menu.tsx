import { type ReactNode, useRef } from 'react';
import { useDismiss } from './useDismiss.ts';

export interface MenuProps {
  /** What the button shows. */
  label: ReactNode;
  /** Name of the button, when what it shows is not enough. */
  name?: string | undefined;
  isCurrent?: boolean;
  children: ReactNode;
}

/** A button of the bar that drops a list of links; opens without JavaScript, one at a time. */
export function Menu({ label, name, isCurrent = false, children }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useDismiss(ref);
  return (
    <details className="menu" name="bar-menu" ref={ref} suppressHydrationWarning>
      <summary className="bar-item" aria-label={name} data-current={isCurrent || undefined}>
        {label}
      </summary>
      <ul className="menu-panel">{children}</ul>
    </details>
  );
}
