import { useLayoutEffect, useRef, useState } from 'react';
import { useSite } from '#client/context.ts';
import { adoptStyles } from '#client/islands/adoptStyles.ts';
import { focusContent } from '../behaviors/focusContent.ts';
import { useScroll } from '../hooks/useScroll.ts';
import { type ScrollDirection, scrollDirection } from '../rules/scrollDirection.ts';
import styles from '../styles/scrollToTop.css?inline';
import { Icon } from './Icon.tsx';

/**
 * The button that scrolls back to the top, shown while the reader is half a screen down (SPEC 2.3). Where it would
 * cover text, the stylesheet shows it only while the reader scrolls up.
 */
export function ScrollButton() {
  const { labels } = useSite();
  const [direction, setDirection] = useState<ScrollDirection | null>(null);
  const last = useRef(0);
  useLayoutEffect(() => adoptStyles(styles), []);
  useScroll(() => {
    const move = { from: last.current, to: scrollY };
    last.current = scrollY;
    const isDown = scrollY > innerHeight / 2;
    setDirection((was) => (isDown ? scrollDirection(was, move) : null));
  });
  if (!direction) return null;
  const scrollToTop = () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    focusContent();
  };
  return (
    <button
      type="button"
      className="scroll-to-top"
      data-direction={direction}
      aria-label={labels.backToTop}
      data-tooltip=""
      onClick={scrollToTop}
    >
      <Icon name="top" />
    </button>
  );
}
