import { useEffect } from 'react';
import { usePage, useSite } from '#client/context.ts';
import { addCodeTools, watchCodeTools } from '../behaviors/codeTools.ts';
import { createScrollStops } from '../behaviors/scrollStops.ts';
import { restoreTabs, revealTarget, watchTabs } from '../behaviors/tabs.ts';

/** From when on images can be zoomed, after the prose is there; in milliseconds (SPEC 9). */
const zoomDelay = 100;

/**
 * Brings the prose to life, which React leaves alone: code blocks, tabs, images and stars (SPEC 2.8).
 * Listeners stand at the document, so that they serve whatever prose there is.
 */
export function useProse(): void {
  const { labels } = useSite();
  const { html, routePath } = usePage();

  useEffect(() => {
    const listeners = new AbortController();
    watchCodeTools(labels, listeners.signal);
    watchTabs(listeners.signal);
    return () => listeners.abort();
  }, [labels]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other prose on the same route, or the same on another, is new
  useEffect(() => {
    const prose = document.querySelector('[data-prose]');
    if (!prose) return;
    const scrollStops = createScrollStops();
    const furnish = () => {
      addCodeTools(prose, labels);
      scrollStops.watch(prose);
    };
    furnish();
    restoreTabs(prose);
    revealTarget()?.scrollIntoView();
    // Islands put parts of the prose in later, or take them over.
    const observer = new MutationObserver(furnish);
    const attributeFilter = ['data-hydrated'];
    observer.observe(prose, { childList: true, subtree: true, attributeFilter });
    const stops = [() => observer.disconnect(), scrollStops.end];
    const load = async (start: Promise<() => void>) => {
      const stop = await start;
      if (stops.length === 0) stop();
      else stops.push(stop);
    };
    const stars = document.querySelector<SVGElement>('main .stars');
    if (stars) load(import('../behaviors/moveStars.ts').then(({ moveStars }) => moveStars(stars)));
    const timer = setTimeout(() => {
      const images = [...prose.querySelectorAll<HTMLElement>(zoomable)];
      if (images.length > 0)
        load(
          import('../behaviors/zoomImages.ts').then(({ zoomImages }) => zoomImages(images, labels)),
        );
    }, zoomDelay);
    return () => {
      clearTimeout(timer);
      for (const stop of stops.splice(0)) stop();
    };
  }, [html, routePath, labels]);
}

/** What lies in a link, a button or a card has another use. */
const zoomable = '.doc img:not(a img, button img, .card img)';
