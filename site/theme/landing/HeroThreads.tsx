/** Size of the box; the drawing is centered in it. */
const width = 2400;
const height = 900;

/** Half a bundle of threads: from above and below at the edge of the box to its center. */
function drawThreads(): string {
  const offsets = Array.from({ length: 19 }, (_, index) => (index - 9) * 50);
  return offsets.map((y) => `M-1200 ${y}C-640 ${y} -520 ${y / 9} 0 ${y / 45}`).join('');
}

/**
 * The background of the hero: threads for many modules run together into the library in the center, and out
 * again. Behind text, the threads are as faint as `--accent-soft`, which all
 * text is readable on.
 */
export function HeroThreads() {
  return (
    <svg
      className="hero-threads"
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke="url(#hero-thread)"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <linearGradient id="hero-thread" gradientUnits="userSpaceOnUse" x1="-1200" x2="0">
        <stop stopColor="var(--accent-soft)" stopOpacity="0" />
        <stop offset=".3" stopColor="var(--accent-soft)" />
        <stop offset=".68" stopColor="var(--accent-soft)" />
        <stop offset="1" stopColor="var(--accent)" />
      </linearGradient>
      {/* The light from the center. */}
      <radialGradient id="hero-light">
        <stop stopColor="#fb923c" stopOpacity=".3" />
        <stop offset="1" stopColor="#fb923c" stopOpacity="0" />
      </radialGradient>
      <ellipse rx="620" ry="430" fill="url(#hero-light)" stroke="none" />
      <path id="hero-threads" d={drawThreads()} />
      <use href="#hero-threads" transform="scale(-1 1)" />
    </svg>
  );
}
