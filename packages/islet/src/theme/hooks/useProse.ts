import { useEffect } from 'react';
import { usePage, useSite } from '#client/context.ts';
import { addCodeTools, watchCodeTools } from '../behaviors/codeTools.ts';
import { createScrollStops } from '../behaviors/scrollStops.ts';
import { restoreTabs, revealTarget, watchTabs } from '../behaviors/tabs.ts';

/** Milliseconds between showing the prose and making its images zoomable (SPEC 9). */
const zoomDelay = 100;

/**
 * Makes the prose, which React doesn't render, interactive: code blocks, tabs, images and stars (SPEC 2.8).
 * Most listeners are on the document, so that they work for all prose.
 */
export function useProse(): void {
  const { codeLinksUrl, labels } = useSite();
  const { html, routePath } = usePage();

  useEffect(() => {
    const listeners = new AbortController();
    watchCodeTools(labels, listeners.signal);
    watchTabs(listeners.signal);
    return () => listeners.abort();
  }, [labels]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other prose on the same route, or the same on another, is new
  useEffect(() => {
    const prose = document.querySelector<HTMLElement>('[data-prose]');
    if (!prose) return;
    const scrollStops = createScrollStops();
    const enhance = () => {
      addCodeTools(prose, labels);
      scrollStops.watch(prose);
    };
    enhance();
    restoreTabs();
    revealTarget()?.scrollIntoView();
    // Islands insert or hydrate parts of the prose later.
    const observer = new MutationObserver(enhance);
    const attributeFilter = ['data-hydrated'];
    observer.observe(prose, { childList: true, subtree: true, attributeFilter });
    const stops = [() => observer.disconnect(), scrollStops.end];
    const load = (start: Promise<() => void>) =>
      start.then((stop) => {
        if (stops.length === 0) stop();
        else stops.push(stop);
      }, console.error);
    const stars = document.querySelector<SVGElement>('main .stars');
    if (stars) load(import('../behaviors/moveStars.ts').then(({ moveStars }) => moveStars(stars)));
    // Until the reader points at code, or moves to the prose by the keyboard.
    prose.onpointerover = prose.onkeyup = (cause: Event) => {
      const isAtCode = cause.target instanceof Element && cause.target.closest('.code');
      if (!codeLinksUrl || (cause.type !== 'keyup' && !isAtCode)) return;
      prose.onpointerover = prose.onkeyup = null;
      const options = { url: codeLinksUrl, labels, cause };
      load(import('../behaviors/linkCode.ts').then(({ linkCode }) => linkCode(prose, options)));
    };
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
  }, [html, routePath, labels, codeLinksUrl]);
}

/** Images in links, buttons and cards have another purpose. */
const zoomable = '.doc img:not(a img, button img, .card img)';
