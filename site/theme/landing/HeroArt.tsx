/** The picture is drawn around the middle of this box. */
const width = 2400;
const height = 900;

/** Half a bundle of threads: from the edge of the box, above and below its middle, to the middle. */
function drawThreads(): string {
  const offsets = Array.from({ length: 19 }, (_, index) => (index - 9) * 50);
  return offsets.map((y) => `M-1200 ${y}C-640 ${y} -520 ${y / 9} 0 ${y / 45}`).join('');
}

/** The plates of the library, from below, with the colours of their faces. */
const layers = [
  { y: 246, left: '#9c340a', right: '#7c2809', top: '#c2410c' },
  { y: 184, left: '#b8440a', right: '#8e3309', top: '#ea580c' },
  { y: 122, left: '#c46c2c', right: '#964d1f', top: '#fb923c' },
];

/**
 * The gesture of the landing page: many modules run together into the library, which goes out into
 * the world again. Where text stands on it, the threads are as faint as `--accent-soft`, on which all
 * text can be read.
 */
export function HeroArt() {
  return (
    <div className="hero-image hero-art">
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
          <stop offset=".8" stopColor="var(--accent-soft)" />
          <stop offset="1" stopColor="var(--accent)" />
        </linearGradient>
        {/* The light that falls on the threads from the library. */}
        <radialGradient id="hero-light">
          <stop stopColor="#fb923c" stopOpacity=".35" />
          <stop offset="1" stopColor="#fb923c" stopOpacity="0" />
        </radialGradient>
        <circle r="280" fill="url(#hero-light)" stroke="none" />
        <path id="hero-threads" d={drawThreads()} />
        <use href="#hero-threads" transform="scale(-1 1)" />
      </svg>
      <svg className="hero-logo" viewBox="0 0 375 375" width="375" height="375" aria-hidden="true">
        {layers.map(({ y, left, right, top }) => (
          <g key={y} transform={`translate(187.5 ${y})`} strokeWidth="10" strokeLinejoin="round">
            <path d="M-130 0 0 65V93L-130 28Z" fill={left} stroke={left} />
            <path d="M130 0 0 65V93L130 28Z" fill={right} stroke={right} />
            <path d="M0-65 130 0 0 65-130 0Z" fill={top} stroke={top} />
          </g>
        ))}
      </svg>
    </div>
  );
}
