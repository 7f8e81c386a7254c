import { ScrollToTop } from './ScrollToTop.tsx';

/**
 * Components on every page besides its layout. A site adds its own by replacing or wrapping
 * this one; a page can opt out in its front matter (SPEC 2.1).
 */
export function GlobalUI() {
  return <ScrollToTop />;
}
