// This one brings no style element, which the policy would refuse.
import mediumZoom from 'medium-zoom/dist/pure';
import { isSearchRequest } from '#client/early/isSearchRequest.ts';
import { adoptStyles } from '#client/islands/adoptStyles.ts';
import type { Labels } from '#common/types.ts';
import styles from '../styles/zoom.css?inline';

/**
 * Makes images zoomable by pointer and keyboard, with the constants of SPEC 9; the library waits
 * 150 ms before it closes for scrolling. A better source comes from `data-zoom-src`. While an image is
 * zoomed, the page is inert and the zoomed image a button that closes it. Returns what ends it.
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
    const showZoomed = () => takeFocus(`${labels.close}: ${alt || labels.zoomImage}`);
    image.addEventListener(
      'medium-zoom:open',
      () => {
        setInert(true);
        // The library puts the copy into the document right after this, and a better one before `opened`.
        queueMicrotask(showZoomed);
      },
      { signal },
    );
    image.addEventListener('medium-zoom:opened', showZoomed, { signal });
    image.addEventListener(
      'medium-zoom:closed',
      () => {
        setInert(false);
        image.focus({ preventScroll: true });
      },
      { signal },
    );
  }
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      if (zoom.getZoomedImage() && isSearchRequest(event)) {
        event.preventDefault();
        event.stopPropagation();
      }
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
    setInert(false);
    zoom.detach();
    removeStyles();
  };
}

/** Takes the page from the keyboard and from screen readers, or gives it back. */
function setInert(isInert: boolean): void {
  document.getElementById('root')?.toggleAttribute('inert', isInert);
}

/** Moves the focus to the zoomed image, of two copies to the upper one, and names what it does. */
function takeFocus(name: string): void {
  const copies = [...document.querySelectorAll<HTMLElement>('.medium-zoom-image--opened')];
  const upper = copies.pop();
  for (const copy of copies) copy.inert = true;
  if (!upper) return;
  upper.ariaLabel = name;
  upper.focus({ preventScroll: true });
}
