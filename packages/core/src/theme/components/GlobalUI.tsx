import { ScrollToTop } from './ScrollToTop.tsx';

/**
 * What every page has besides its layout. A site puts its own components here by replacing or wrapping
 * this one; a page goes without by its front matter (SPEC 2.1).
 */
export function GlobalUI() {
  return <ScrollToTop />;
}
