/** Line drawings on a square of 24 px. */
const shapes = {
  formats: 'M4 12h5m0 0 6-6h5M9 12h11M9 12l6 6h5',
  types: 'M4 6h16M4 12h9M4 18h6m5-1 2.5 2.5L22 15',
  bundle: 'm12 3 8 4.5v9L12 21l-8-4.5v-9ZM4 7.5l8 4.5 8-4.5M12 12v9',
  dependencies:
    'M9 15 15 9M10.5 6.5 12 5a5 5 0 0 1 7 7l-1.5 1.5M13.5 17.5 12 19a5 5 0 0 1-7-7l1.5-1.5',
  components: 'M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM16.5 13v7M13 16.5h7',
  plugins: 'M9 3v5M15 3v5M6 8h12v4a6 6 0 0 1-12 0ZM12 18v3',
};

export type FeatureIconName = keyof typeof shapes;

/** The icon of a feature, in the accent color. */
export function FeatureIcon({ name }: { name: FeatureIconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="none"
      stroke="var(--accent)"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
