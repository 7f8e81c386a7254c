const outlines = {
  run: 'M7 4.5v15l12-7.5z',
  stop: 'M6 6h12v12H6z',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M5 12v7h14v-7',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  add: 'M12 5v14M5 12h14',
  rename: 'm4 20 1-4L16 5l3 3L8 19zM14 7l3 3',
  delete: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  download: 'M12 4v11M8 11.5l4 4 4-4M5 19h14',
  pin: 'M9 4h6l-1 6 3 3v2H7v-2l3-3zM12 15v5',
};

/** A decorative icon; the control around it has the accessible name. */
export function Glyph({ name }: { name: keyof typeof outlines }) {
  const isFilled = name === 'run' || name === 'stop';
  return (
    <svg
      viewBox="0 0 24 24"
      width="16"
      height="16"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={outlines[name]} />
    </svg>
  );
}
