import { useEffect, useRef } from 'react';
import { attachPopup } from '../behaviors/attachPopup.ts';

/**
 * The one tooltip of the document. It shows beside every element with `data-tooltip` while that is
 * pointed at or focused: its value, or else the name of the element.
 */
export function Tooltip() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? attachTooltip(ref.current) : undefined), []);
  return <div id="tooltip" className="tooltip" role="tooltip" popover="manual" ref={ref} />;
}

function attachTooltip(panel: HTMLElement): () => void {
  let current: HTMLElement | null = null;
  let detach = () => {};
  // These come before the events that the popup waits for.
  const events = ['pointerover', 'focus'];
  const attach = ({ target }: Event) => {
    const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
    if (!anchor || anchor === current) return;
    detach();
    current = anchor;
    const show = attachPopup({ anchor, panel, triggers: ['hover', 'focus'] });
    const describe = () => {
      const { tooltip } = anchor.dataset;
      panel.textContent = tooltip || anchor.ariaLabel;
      // The name is said anyway.
      if (tooltip) anchor.setAttribute('aria-describedby', panel.id);
    };
    panel.addEventListener('beforetoggle', describe);
    detach = () => {
      panel.removeEventListener('beforetoggle', describe);
      show();
    };
  };
  for (const event of events) addEventListener(event, attach, true);
  return () => {
    for (const event of events) removeEventListener(event, attach, true);
    detach();
  };
}
