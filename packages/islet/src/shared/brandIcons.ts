/** Logos that a config can name; the browser gets only those of its site, in the site data. */
const brands = {
  github: {
    name: 'GitHub',
    path: 'M12 .3a12 12 0 0 0-3.8 23.4q.8.1.8-.6v-2q-3.2.6-4-1.6-.6-1.4-1.4-1.8-1-.7.1-.7 1.2 0 1.9 1.2 1.2 1.7 3.5 1 .1-1.1.7-1.6c-2.7-.3-5.5-1.3-5.5-6 0-1.2.5-2.3 1.3-3.1q-.5-1.4 0-3.2 1.2-.2 3.4 1.2a11.5 11.5 0 0 1 6 0q2.2-1.4 3.3-1.2.5 1.8 0 3.2 1.3 1.3 1.3 3.2c0 4.6-2.8 5.6-5.5 5.9q.9.7.9 2.2v3.3q0 .7.8.6A12 12 0 0 0 12 .3',
  },
  gitlab: {
    name: 'GitLab',
    path: 'M23.6 9.6 20.3 1a.9.9 0 0 0-1.7.1l-2.2 6.7H7.5L5.3 1.1A.9.9 0 0 0 3.7 1L.4 9.5a6.1 6.1 0 0 0 2 7l9.6 7.2 9.6-7.2a6.1 6.1 0 0 0 2-6.9Z',
  },
  x: {
    name: 'X',
    path: 'M18.9 1.2h3.7l-8 9.1L24 22.8h-7.4l-5.8-7.5-6.6 7.5H.5l8.6-9.8L0 1.2h7.6l5.2 6.9Zm-1.3 19.4h2L6.5 3.2H4.3Z',
  },
  discord: {
    name: 'Discord',
    path: 'M20 4.5A20 20 0 0 0 15 3l-.6 1.2a20 20 0 0 0-4.8 0L9 3a20 20 0 0 0-5 1.5C1 9 0 13.5.5 18a20 20 0 0 0 6 3l1-2-2-1 .5-.5a14 14 0 0 0 12 0l.5.5-2 1 1 2a20 20 0 0 0 6-3C24 13.5 23 9 20 4.5ZM8 15.3a2.2 2.4 0 0 1 0-4.8 2.2 2.4 0 0 1 0 4.8Zm8 0a2.2 2.4 0 0 1 0-4.8 2.2 2.4 0 0 1 0 4.8Z',
  },
};

/** The names of all logos. */
export const brandNames: readonly string[] = Object.keys(brands);

/** The logo of a brand such as `github`, as SVG source, and its name; null if it is not known. */
export function findBrandIcon(id: string): { name: string; source: string } | null {
  if (!isBrand(id)) return null;
  return { name: brands[id].name, source: draw(id) };
}

/** The logo of the host of some code as SVG source: GitHub, unless the host name contains `gitlab`. */
export function codeHostIcon(url: string): string {
  return draw(/^https?:\/\/[^/]*gitlab/.test(url) ? 'gitlab' : 'github');
}

const isBrand = (id: string): id is keyof typeof brands => Object.hasOwn(brands, id);

const draw = (id: keyof typeof brands): string =>
  `<svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor"><path d="${brands[id].path}"/></svg>`;
