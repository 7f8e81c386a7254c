'use client';
import { useEffect } from 'react';

/** Follows an old link to a heading that moved: the overview of the page links to it with the same anchor. */
export function MovedHeadings() {
  useEffect(() => {
    const { hash } = window.location;
    const isHere = [...document.querySelectorAll('[id]')].some(
      ({ id }) => new URL(`#${id}`, window.location.href).hash === hash,
    );
    if (hash === '' || isHere) return;
    const links = document.querySelectorAll<HTMLAnchorElement>('.overview a');
    const moved = [...links].find((link) => link.hash === hash);
    if (moved) window.location.replace(moved.href);
  }, []);
  return null;
}
