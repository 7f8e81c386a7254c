/** The plates of the library, from bottom to top, with the colors of their faces. */
const layers = [
  { y: 246, left: '#9c340a', right: '#7c2809', top: '#c2410c' },
  { y: 184, left: '#b8440a', right: '#8e3309', top: '#ea580c' },
  { y: 122, left: '#c46c2c', right: '#964d1f', top: '#fb923c' },
];

/** The logo as an isometric drawing, small because the tool at work is beside it (SPEC 2.4.1). */
export function HeroLogo() {
  return (
    <svg className="hero-logo" viewBox="46 46 283 304" width="96" height="103" aria-hidden="true">
      {layers.map(({ y, left, right, top }) => (
        <g key={y} transform={`translate(187.5 ${y})`} strokeWidth="10" strokeLinejoin="round">
          <path d="M-130 0 0 65V93L-130 28Z" fill={left} stroke={left} />
          <path d="M130 0 0 65V93L130 28Z" fill={right} stroke={right} />
          <path d="M0-65 130 0 0 65-130 0Z" fill={top} stroke={top} />
        </g>
      ))}
    </svg>
  );
}
