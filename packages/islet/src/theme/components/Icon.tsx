import type { ReactNode } from 'react';
import { trustHtml } from '#shared/trust.ts';

const shapes = {
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  light: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
    </>
  ),
  dark: <path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z" />,
  auto: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5a8.5 8.5 0 0 1 0 17Z" fill="currentColor" />
    </>
  ),
  language: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17" />
    </>
  ),
  search: <path d="M20 20l-4.2-4.2M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z" />,
  more: <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />,
  top: <path d="M12 19V5M5.5 11.5 12 5l6.5 6.5" />,
};

/** A decorative icon of 20 px; the control around it has the accessible name. */
export function Icon({
  name,
}: {
  /** Name of the icon. */
  name: keyof typeof shapes;
}) {
  return <OutlineIcon>{shapes[name]}</OutlineIcon>;
}

/** The frame of an icon that is drawn in outlines. */
export function OutlineIcon({
  children,
}: {
  /** Its outlines, in a box of 24 by 24. */
  children: ReactNode;
}) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A decorative icon from SVG source, such as that of a brand. */
export function SvgIcon({
  source,
}: {
  /** SVG source. */
  source: string;
}) {
  return (
    <span className="icon" aria-hidden dangerouslySetInnerHTML={{ __html: trustHtml(source) }} />
  );
}
