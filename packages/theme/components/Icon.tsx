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
  edit: <path d="M4 20h4L19 9l-4-4L4 16v4ZM13 7l4 4" />,
  github: (
    <path d="M9 21v-3.5c0-1 .3-1.7.9-2.2C7 15 5 13.6 5 10.500c0-1.3.5-2.4 1.2-3.2-.2-.8-.2-2 .2-3 1.3 0 2.5.7 3.2 1.300a9.5 9.5 0 0 1 4.8 0c.7-.6 1.9-1.3 3.2-1.3.4 1 .4 2.2.2 3 .7.8 1.2 1.9 1.2 3.2 0 3.1-2 4.5-4.9 4.8.6.5.9 1.2.9 2.200V21M9 18.500c-2.5.7-3.8-.5-4.5-2" />
  ),
  x: <path d="m4.5 4.5 15 15M19.5 4.500l-15 15" />,
  discord: (
    <>
      <path d="M8 7c2.5-.8 5.5-.8 8 0l1.5-1.200C19.8 8 21 12 20.5 16.500L16.5 18.5 15.5 17c-2.3.6-4.7.6-7 0l-1 1.500L3.5 16.500C3 12 4.2 8 6.5 5.800Z" />
      <path d="M9 12v1M15 12v1" />
    </>
  ),
};

export type IconName = keyof typeof shapes;

/** True when there is a drawing of that name. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(shapes, name);

/** A line drawing of 20 px; the control around it has the name. */
export function Icon({ name }: { name: IconName }) {
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
      {shapes[name]}
    </svg>
  );
}
