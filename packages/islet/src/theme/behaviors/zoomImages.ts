// This build of the library doesn't inject a style element, which the policy would block.
import mediumZoom from 'medium-zoom/dist/pure';
import { isSearchRequest } from '#client/early/searchRequest.ts';
import { adoptStyles } from '#client/islands/adoptStyles.ts';
import type { SiteLabels } from '#shared/labels.ts';
import styles from '../styles/zoom.css?inline';

/**
 * Makes images zoomable by pointer and keyboard, with the constants of SPEC 9; the library waits
 * 150 ms before scrolling closes the zoom. `data-zoom-src` can name a larger image. While an image is
 * zoomed, the page is inert and the image is a button that closes it. Returns a function that removes it all.
 */
export function zoomImages(images: readonly HTMLElement[], labels: SiteLabels): () => void {
  const removeStyles = adoptStyles(styles);
  const zoom = mediumZoom([...images], {
    margin: 0,
    background: 'var(--background)',
    scrollOffset: 40,
  });
  const listeners = new AbortController();
  const { signal } = listeners;
  for (const image of images) makeButton(image, labels, signal);
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
  // If a source fails to load and its event comes late, the library treats it as complete and
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
    // Without the styles, the transition that the library waits for never ends.
    document.body.classList.remove('medium-zoom--opened');
    for (const part of document.querySelectorAll(
      '.medium-zoom-overlay, .medium-zoom-image--opened',
    ))
      part.remove();
    removeStyles();
  };
}

/** Makes an image a button with a name, and moves the focus with its zoom, until `signal` aborts. */
function makeButton(image: HTMLElement, labels: SiteLabels, signal: AbortSignal): void {
  const alt = image.getAttribute('alt');
  image.tabIndex = 0;
  image.role = 'button';
  // A button needs a name, even if the image has no `alt`.
  if (alt) image.ariaLabel = `${labels.zoomImage}: ${alt}`;
  else image.setAttribute('alt', labels.zoomImage);
  const showZoomed = () => takeFocus(`${labels.close}: ${alt || labels.zoomImage}`);
  image.addEventListener(
    'medium-zoom:open',
    () => {
      setInert(true);
      // The library inserts the copy right after this, and a larger one before `opened`.
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

/** Makes the page inert for keyboard and screen readers, or undoes that. */
function setInert(isInert: boolean): void {
  document.getElementById('~root')?.toggleAttribute('inert', isInert);
}

/** Focuses the zoomed image (the upper of two copies) and sets its accessible name. */
function takeFocus(name: string): void {
  const copies = [...document.querySelectorAll<HTMLElement>('.medium-zoom-image--opened')];
  const upper = copies.pop();
  for (const copy of copies) copy.inert = true;
  if (!upper) return;
  upper.ariaLabel = name;
  upper.focus({ preventScroll: true });
}
