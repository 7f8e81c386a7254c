import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { PopupTrigger } from '#common/types.ts';
import { attachPopup } from '../behaviors/attachPopup.ts';

export interface PopupProps {
  /** What the button shows. */
  label: ReactNode;
  /** Name of the button, when what it shows is not enough. */
  name?: string | undefined;
  /** What opens it besides a press. */
  trigger?: PopupTrigger;
  /** The side of the button with which the panel is in line. */
  align?: 'start' | 'end';
  hasArrow?: boolean;
  isCurrent?: boolean;
  children: ReactNode;
}

/** A button that drops a panel; works without JavaScript, one at a time. */
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
        data-align={align}
        data-arrow={hasArrow || undefined}
        ref={panel}
      >
        {props.children}
      </div>
    </>
  );
}
