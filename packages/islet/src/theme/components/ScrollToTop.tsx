import { useState } from 'react';
import { useSite } from '#client/context.ts';
import { useScroll } from '../hooks/useScroll.ts';

/** A button that scrolls back to the top, which is loaded once the reader is half a screen down (SPEC 2.3). */
export function ScrollToTop() {
  const { enableScrollToTop } = useSite();
  const [loaded, setLoaded] = useState<typeof import('./ScrollButton.tsx') | null>(null);
  useScroll(() => {
    if (loaded || !enableScrollToTop || scrollY <= innerHeight / 2) return;
    // Without the button, the page works as well.
    import('./ScrollButton.tsx').then(setLoaded, () => {});
  });
  return loaded && <loaded.ScrollButton />;
}
