import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { PopupTrigger } from '#shared/siteData.ts';
import { attachPopup } from '../behaviors/attachPopup.ts';

/** The button and the panel of a popup. */
export interface PopupProps {
  /** Content of the button. */
  label: ReactNode;
  /** Accessible name of the button, if its content is not enough. */
  name?: string | undefined;
  /** Event that opens it besides a click. */
  trigger?: PopupTrigger;
  /** The side of the button that the panel is aligned with. */
  align?: 'start' | 'end';
  /** Whether the button has an arrow. */
  hasArrow?: boolean;
  /** Whether the current page is in the panel. */
  isCurrent?: boolean;
  /** Content of the panel. */
  children: ReactNode;
}

/** A button with a dropdown panel; works without JavaScript, and only one is open at a time. */
export function Popup(props: PopupProps) {
  const { label, name, trigger = 'hover', align = 'end', hasArrow = true, isCurrent } = props;
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!anchor.current || !panel.current) return;
    return attachPopup({ anchor: anchor.current, panel: panel.current, triggers: [trigger] });
  }, [trigger]);
  return (
    <>
      <button
        type="button"
        className="bar-item popup-button"
        popoverTarget={id}
        aria-label={name}
        data-current={isCurrent || undefined}
        ref={anchor}
      >
        {label}
      </button>
      <div
        id={id}
        className="popup"
        popover="auto"
        data-align={align === 'end' ? undefined : align}
        data-arrow={hasArrow ? '' : undefined}
        ref={panel}
      >
        {props.children}
      </div>
    </>
  );
}
