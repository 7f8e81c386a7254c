import { adoptStyles } from '@docs/client/adoptStyles.ts';
import type { Labels } from '@docs/common/types.ts';
// This one brings no style element, which the policy would refuse.
import mediumZoom from 'medium-zoom/dist/pure';
import styles from '../styles/zoom.css?inline';

/**
 * Makes images zoomable by pointer and keyboard, with the constants of SPEC 9; the library waits
 * 150 ms before it closes for scrolling. A better source comes from `data-zoom-src`. Returns what
 * ends it.
 */
export function zoomImages(images: readonly HTMLElement[], labels: Labels): () => void {
  const removeStyles = adoptStyles(styles);
  const zoom = mediumZoom([...images], {
    margin: 0,
    background: 'var(--background)',
    scrollOffset: 40,
  });
  const listeners = new AbortController();
  const { signal } = listeners;
  for (const image of images) {
    const alt = image.getAttribute('alt');
    image.tabIndex = 0;
    image.role = 'button';
    // A button has to have a name, also one that is a picture without.
    if (alt) image.ariaLabel = `${labels.zoomImage}: ${alt}`;
    else image.setAttribute('alt', labels.zoomImage);
    // A hidden image loses the focus.
    const focus = () => image.focus({ preventScroll: true });
    image.addEventListener('medium-zoom:closed', focus, { signal });
  }
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      if (key !== 'Enter' && key !== ' ') return;
      const image = images.find((one) => one === target);
      if (!image && !zoom.getZoomedImage()) return;
      event.preventDefault();
      void zoom.toggle(image && { target: image });
    },
    { signal },
  );
  // The library takes a source that failed for one that is complete, if its event comes late, and
  // leaves it in the page: https://github.com/francoischalifour/medium-zoom/blob/master/src/medium-zoom.js
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof Element && target.matches('.medium-zoom-image--opened'))
        target.remove();
    },
    { capture: true, signal },
  );
  return () => {
    listeners.abort();
    zoom.detach();
    removeStyles();
  };
}
