import { useSite } from '@docs/client/context.ts';
import { useState } from 'react';
import { Icon } from './Icon.tsx';
import { useScroll } from './useScroll.ts';

/** A button that leads back to the top, once the reader is half a screen down (SPEC 2.3). */
export function ScrollToTop() {
  const { enableScrollToTop, labels } = useSite();
  const [isShown, setIsShown] = useState(false);
  useScroll(() => setIsShown(enableScrollToTop && scrollY > innerHeight / 2));
  if (!isShown) return null;
  const scrollToTop = () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    // The button goes away; the focus must not get lost with it.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className="scroll-to-top"
      aria-label={labels.backToTop}
      data-tooltip=""
      onClick={scrollToTop}
    >
      <Icon name="top" />
    </button>
  );
}
