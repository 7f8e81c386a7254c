import { pullStar } from '../rules/pullStar.ts';

/**
 * Pulls stars near the pointer toward it (SPEC 2.4), unless the reader prefers reduced motion.
 * Returns a function that stops it.
 */
export function moveStars(sky: SVGElement): () => void {
  const listeners = new AbortController();
  const isQuiet = matchMedia('(prefers-reduced-motion: reduce)');
  const stars = [...sky.querySelectorAll('circle')].map((star) => ({
    star,
    // In percent of the sky.
    x: star.cx.baseVal.valueInSpecifiedUnits / 100,
    y: star.cy.baseVal.valueInSpecifiedUnits / 100,
  }));
  let frame = 0;

  function move({ clientX, clientY }: PointerEvent): void {
    const { left, top, width, height } = sky.getBoundingClientRect();
    const pointer = { x: clientX - left, y: clientY - top };
    for (const { star, x, y } of stars) {
      const pull = pullStar({ x: x * width, y: y * height }, pointer);
      star.style.transform = pull.x || pull.y ? `translate(${pull.x}px, ${pull.y}px)` : '';
    }
  }

  addEventListener(
    'pointermove',
    (event) => {
      if (isQuiet.matches) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => move(event));
    },
    { signal: listeners.signal, passive: true },
  );
  return () => {
    cancelAnimationFrame(frame);
    listeners.abort();
  };
}
