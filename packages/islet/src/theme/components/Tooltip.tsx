import { useEffect, useState } from 'react';
import { attachPopup } from '../behaviors/attachPopup.ts';

/**
 * The document's only tooltip. It is shown beside every element with `data-tooltip` on hover and focus. Its text is
 * the value of the attribute, or the accessible name of the element.
 */
export function Tooltip() {
  // Without script, nothing shows it, so the document has none.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (!isMounted) return null;
  return (
    <div id="~tooltip" className="tooltip" role="tooltip" popover="manual" ref={attachTooltip} />
  );
}

function attachTooltip(panel: HTMLElement | null): (() => void) | undefined {
  if (!panel) return;
  let current: HTMLElement | null = null;
  let detach = () => {};
  // These events come before those that the popup listens to.
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
      // A tooltip that repeats the accessible name needs no description.
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
